import { useState } from 'react'
import type { PictureKind } from '#domain/pictures/picture-kind.ts'
import type { ApiAnswer, ApiRefusal } from './api.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Picking = {
  kind: PictureKind
  /** the maximum number of pictures */
  max: number
  post: (files: readonly Blob[]) => Promise<ApiAnswer<{ files: readonly { id: string }[] }>>
  onFail: (refusal: ApiRefusal) => void
}

/**
 * Uploads photos as soon as they are chosen, so that sending the form is quick. `address` points to the file on the
 * phone.
 */
export function usePickedPictures({ kind, max, post, onFail }: Picking) {
  const [photos, setPhotos] = useState<readonly { address: string; id: string }[]>([])
  const [isAdding, setAdding] = useState(false)

  const upload = async (files: readonly File[]) => {
    setAdding(true)
    const small = await Promise.all(files.map((file) => shrinkPicture(file, kind)))
    const answer = await post(small)
    setAdding(false)
    if (answer.ok)
      return answer.value.files.map(({ id }, index) => ({
        id,
        address: URL.createObjectURL(small[index] ?? new Blob()),
      }))
    onFail(answer.refusal)
    return []
  }
  const add = async (files: readonly File[]) => {
    const added = await upload(files.slice(0, max - photos.length))
    setPhotos((before) => [...before, ...added])
  }
  const remove = (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id))
  const clear = () => setPhotos([])
  return { photos, isAdding, upload, add, remove, clear }
}
