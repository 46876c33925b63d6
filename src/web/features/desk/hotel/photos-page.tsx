import { DESK } from '#web/lib/desk-paths.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Album } from '../../hotel-editing/album.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { PhotoCalls } from '../../hotel-editing/part.ts'
import { once } from '../../hotel-editing/use-change.ts'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'

const load = (signal?: AbortSignal) => deskApi.get('/desk/photos', { signal })

const CALLS: PhotoCalls = {
  add: (file, onProgress) =>
    uploadPictures('/desk/photos', { params: undefined, field: 'file', files: [file], onProgress }),
  move: (id, body) => deskApi.post('/desk/photos/{id}/move', { params: { id }, body, ...once() }),
  caption: (id, body) => deskApi.post('/desk/photos/{id}/caption', { params: { id }, body, ...once() }),
  remove: (id, body) => deskApi.post('/desk/photos/{id}/remove', { params: { id }, body, ...once() }),
}

/** A manager's photos: added, put in order, named, removed (desk-and-office, "The desk"). */
export function PhotosPage() {
  const words = useWords()
  const { value, fault, show, again } = useLoaded(load)
  return (
    <DeskPage title={words.ofHotel.photos} backTo={DESK.more}>
      <h1>{words.ofHotel.photos}</h1>
      <p className="soft">{words.ofHotel.photosWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!value && !fault && <output className="block">{words.loading}</output>}
      {value && (
        <EditedPart value={value} show={show} again={again} calls={CALLS}>
          {(album) => <Album album={album} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
