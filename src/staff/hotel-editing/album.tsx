import { useState, type SubmitEvent } from 'react'
import { MAX_CAPTION } from '#domain/pictures/hotel-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { pressNotice } from '../kit/form-notice.ts'
import type { PhotosPart } from './part.ts'
import { moveId, PhotoItem, photoName, UploadItem, type Photo, type OpenPhotoDialog } from './photo-item.tsx'
import { closingBefore, useEdit } from './use-edit.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'
import './photos.css'

/** Lets the user add, reorder, caption and remove photos. */
export function Album({ album }: { album: PhotosPart }) {
  const words = useWords()
  const { ofHotel } = words
  const { value, show, reload, calls } = album
  const { photos, most, version } = value
  const editing = useEdit({ show, reload })
  const { uploads, add, say, dismiss } = usePhotoUploads(show, calls)
  const [asking, setAsking] = useState<OpenPhotoDialog>()
  const [said, setSaid] = useState('')
  const move = async (photo: Photo, to: number, way: 'earlier' | 'later') => {
    const called = photoName(photo, to + 1, words)
    if (!(await editing.edit(() => calls.move(photo.name, { to, version })))) return
    setSaid(ofHotel.isNow(called, to + 1, photos.length))
    // Restores the focus, which the button lost when the photo moved in the document.
    focusWhenLost(() => document.querySelector<HTMLElement>(`#${CSS.escape(moveId(photo, way))}`))
  }
  const isFull = photos.length + uploads.filter(({ refusal }) => !refusal).length >= most
  return (
    <>
      <PressNotice sending={editing} />
      <output className="visually-hidden">{said}</output>
      <ol className="photo-grid">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.name}
            photo={photo}
            place={index + 1}
            count={photos.length}
            isBusy={editing.isBusy}
            twin={placedPhoto(photos, photo.sameAs)}
            onSay={(subject) => void editing.edit(() => calls.caption(photo.name, { subject, version }))}
            onMove={(to, way) => void move(photo, to, way)}
            onAsk={setAsking}
          />
        ))}
        {uploads.map((upload) => (
          <UploadItem
            key={upload.key}
            upload={upload}
            onSay={(subject) => say(upload.key, subject)}
            onDismiss={() => dismiss(upload.key)}
          />
        ))}
        <li className="photo-add-item">
          <ImagePicker className="photo-add" count="several" disabled={isFull} onPick={add}>
            <Icon name="image-plus" />
            {ofHotel.addPhotos}
            <span>{isFull ? ofHotel.photosFull(most) : ofHotel.addPhotosHint}</span>
          </ImagePicker>
        </li>
      </ol>
      {asking?.what === 'caption' && (
        <CaptionDialog asking={asking} album={album} onClose={() => setAsking(undefined)} />
      )}
      {asking?.what === 'remove' && <RemoveDialog asking={asking} album={album} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function placedPhoto(photos: readonly Photo[], name: string | null) {
  const index = photos.findIndex((photo) => photo.name === name)
  const photo = photos[index]
  return photo && { photo, place: index + 1 }
}

type AskProps = { asking: OpenPhotoDialog; album: PhotosPart; onClose: () => void }

function CaptionDialog({ asking: { photo }, album: { value, show, reload, calls }, onClose }: AskProps) {
  const words = useWords()
  const editing = useEdit({ show, reload: closingBefore(reload, onClose) })
  const [typed, setTyped] = useState(photo.caption ?? '')
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const caption = typed.trim() || null
    if (await editing.edit(() => calls.caption(photo.name, { caption, version: value.version }))) onClose()
  }
  return (
    <Dialog title={words.ofHotel.caption} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          label={words.ofHotel.caption}
          hint={words.ofHotel.captionHint(MAX_CAPTION)}
          error={pressNotice(editing, words)}
          value={typed}
          maxLength={MAX_CAPTION}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" className="big w-full" aria-disabled={editing.isBusy}>
          {words.ofHotel.save}
        </Button>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ asking: { photo, called }, album: { value, show, reload, calls }, onClose }: AskProps) {
  const words = useWords()
  const editing = useEdit({ show, reload: closingBefore(reload, onClose) })
  const remove = async () => {
    if (await editing.edit(() => calls.remove(photo.name, { version: value.version }))) onClose()
  }
  return (
    <Dialog title={words.ofHotel.removePhoto} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <b>{called}</b>
        </p>
        <p>{words.ofHotel.removePhotoWords}</p>
        <PressNotice sending={editing} />
        <Button variant="danger" className="big w-full" onClick={() => void remove()}>
          {words.ofHotel.removePhoto}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
