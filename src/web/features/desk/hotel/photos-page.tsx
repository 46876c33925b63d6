import { useState, type SubmitEvent } from 'react'
import type { DeskPhotos } from '#contract/desk-photos.ts'
import { MAX_CAPTION } from '#domain/pictures/hotel-photos.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'
import { moveId, PhotoItem, UploadItem, type Photo, type PhotoAsking } from './photo-item.tsx'
import { once, useChange } from './use-change.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'
import './photos.css'

const load = (signal: AbortSignal) => deskApi.get('/desk/photos', { signal })

/** A manager's photos: added, put in order, named, removed (desk-and-office, "The desk"). */
export function PhotosPage() {
  const words = useWords()
  const { value, fault, show } = useLoaded(load)
  return (
    <DeskPage title={words.ofHotel.photos} backTo={DESK.more}>
      <h1>{words.ofHotel.photos}</h1>
      <p className="soft">{words.ofHotel.photosWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!value && !fault && <output className="block">{words.loading}</output>}
      {value && <Album album={value} show={show} />}
    </DeskPage>
  )
}

function Album({ album, show }: { album: DeskPhotos; show: (album: DeskPhotos) => void }) {
  const { ofHotel } = useWords()
  const { photos, most } = album
  const { change, isBusy, fault } = useChange(show)
  const { uploads, add, dismiss } = usePhotoUploads(show)
  const [asking, setAsking] = useState<PhotoAsking>()
  const [said, setSaid] = useState('')
  const move = async (photo: Photo, to: number, way: 'earlier' | 'later') => {
    const asked = { params: { id: photo.name }, body: { to }, ...once() }
    const called = photo.caption ?? photo.picture.caption ?? ofHotel.photoNumber(to + 1)
    if (!(await change(() => deskApi.post('/desk/photos/{id}/move', asked)))) return
    setSaid(ofHotel.isNow(called, to + 1, photos.length))
    // The button moved in the document with its photo, which takes the focus from it.
    focusWhenLost(() => document.querySelector<HTMLElement>(`#${CSS.escape(moveId(photo, way))}`))
  }
  const isFull = photos.length + uploads.filter(({ refusal }) => !refusal).length >= most
  return (
    <>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <output className="visually-hidden">{said}</output>
      <ol className="photo-grid">
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.name}
            photo={photo}
            place={index + 1}
            count={photos.length}
            isBusy={isBusy}
            onMove={(to, way) => void move(photo, to, way)}
            onAsk={setAsking}
          />
        ))}
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
        <li className="photo-add-item">
          <ImagePicker className="photo-add" count="several" disabled={isFull} onPick={add}>
            <Icon name="image-plus" />
            {ofHotel.addPhotos}
            <span>{isFull ? ofHotel.photosFull(most) : ofHotel.addPhotosHint}</span>
          </ImagePicker>
        </li>
      </ol>
      {asking?.what === 'caption' && <CaptionDialog asking={asking} show={show} onClose={() => setAsking(undefined)} />}
      {asking?.what === 'remove' && <RemoveDialog asking={asking} show={show} onClose={() => setAsking(undefined)} />}
    </>
  )
}

type AskProps = { asking: PhotoAsking; show: (album: DeskPhotos) => void; onClose: () => void }

function CaptionDialog({ asking: { photo }, show, onClose }: AskProps) {
  const words = useWords()
  const { change, isBusy, fault } = useChange(show)
  const [typed, setTyped] = useState(photo.caption ?? '')
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = { params: { id: photo.name }, body: { caption: typed.trim() || null }, ...once() }
    if (await change(() => deskApi.post('/desk/photos/{id}/caption', asked))) onClose()
  }
  return (
    <Dialog title={words.ofHotel.caption} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          label={words.ofHotel.caption}
          hint={words.ofHotel.captionHint(MAX_CAPTION)}
          error={fault}
          value={typed}
          maxLength={MAX_CAPTION}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="primary" className="big w-full" aria-disabled={isBusy}>
          {words.ofHotel.save}
        </Button>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ asking: { photo, called }, show, onClose }: AskProps) {
  const words = useWords()
  const { change, fault } = useChange(show)
  const remove = async () => {
    const asked = { params: { id: photo.name }, ...once() }
    if (await change(() => deskApi.post('/desk/photos/{id}/remove', asked))) onClose()
  }
  return (
    <Dialog title={words.ofHotel.removePhoto} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <b>{called}</b>
        </p>
        <p>{words.ofHotel.removePhotoWords}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button look="danger" className="big w-full" onClick={() => void remove()}>
          {words.ofHotel.removePhoto}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
