import { useRef, useState } from 'react'
import type { DeskPhotos } from '#contract/desk-photos.ts'
import type { PhotoSubject } from '#domain/pictures/photo-subjects.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import type { PhotoCalls } from './part.ts'

/** An upload in progress, of which `percent` has been sent; at 100 the server is cropping the photo. */
export type PhotoUpload = {
  key: string
  fileName: string
  percent: number | undefined
  subject: PhotoSubject | null
  refusal?: ApiRefusal
}

export type PhotoUploads = {
  uploads: readonly PhotoUpload[]
  add: (files: readonly File[]) => void
  /** says what a photo shows while it uploads */
  say: (key: string, subject: PhotoSubject | null) => void
  dismiss: (key: string) => void
}

/** Shrinks and uploads photos one after another. If one is refused, shows why, and continues with the rest. */
export function usePhotoUploads(show: (photos: DeskPhotos) => void, calls: PhotoCalls): PhotoUploads {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const said = useRef(new Map<string, PhotoSubject | null>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const mend = (key: string, part: Partial<PhotoUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const dismiss = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))
  const send = async (key: string, file: File) => {
    mend(key, { percent: 0 })
    const answer = await calls.add(await shrinkPicture(file, 'hotel'), (percent) => mend(key, { percent }))
    if (!answer.ok) return mend(key, { refusal: answer.refusal })
    const added = answer.value.photos.at(-1)
    const subject = said.current.get(key)
    const told = added && subject ? await calls.caption(added.name, { subject }) : answer
    dismiss(key)
    // If the choice is refused, the photo is shown without it, so that the manager can choose again.
    return show(told.ok ? told.value : answer.value)
  }
  const say = (key: string, subject: PhotoSubject | null) => {
    said.current.set(key, subject)
    mend(key, { subject })
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file }))
    setUploads((before) => [
      ...before,
      ...added.map(({ key, file }) => ({ key, fileName: file.name, percent: undefined, subject: null })),
    ])
    for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file))
  }
  return { uploads, add, say, dismiss }
}
