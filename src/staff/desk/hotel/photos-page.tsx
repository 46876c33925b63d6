import { DESK } from '#web/lib/desk-paths.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import { Album } from '../../hotel-editing/album.tsx'
import { EditedPart } from '../../hotel-editing/edited-part.tsx'
import type { PhotoCalls } from '../../hotel-editing/part.ts'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'

const CALLS: PhotoCalls = {
  add: (file, onProgress) =>
    uploadPictures('/desk/photos', { params: undefined, field: 'file', files: [file], onProgress }),
  move: (id, body) => post('POST /desk/photos/{id}/move', { params: { id }, body }),
  caption: (id, body) => post('POST /desk/photos/{id}/caption', { params: { id }, body }),
  remove: (id, body) => post('POST /desk/photos/{id}/remove', { params: { id }, body }),
}

/** Lets managers add, reorder, caption and remove photos (desk-and-office, "The desk"). */
export function PhotosPage() {
  const words = useWords()
  const called = useCall('GET /desk/photos')
  const { value, show, retry } = called
  return (
    <DeskPage title={words.ofHotel.photos} backTo={DESK.more}>
      <h1>{words.ofHotel.photos}</h1>
      <p className="soft">{words.ofHotel.photosWords}</p>
      <CallState of={called} />
      {value && (
        <EditedPart value={value} show={show} reload={retry} calls={CALLS}>
          {(album) => <Album album={album} />}
        </EditedPart>
      )}
    </DeskPage>
  )
}
