import type { ErrorCode } from '#contract/errors.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { movePhoto as putAt } from '#domain/pictures/hotel-photos.ts'
import type { PhotoSubject } from '#domain/pictures/photo-subjects.ts'
import type { Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import type { EditAct, EditRequest } from '../hotel-editor.ts'
import { readPhotos, writePhotos, type PhotoRow } from './photo-rows.ts'
import { recordUnused } from './unused-pictures.ts'

type PhotoAsk = EditRequest & { name: string }
type Changed = { photos: PhotoRow[]; act: EditAct }

/** Changes the hotel's own photos and writes all of them in order. */
const changePhotos = (
  services: Services,
  ask: PhotoAsk,
  change: (photos: PhotoRow[], photo: PhotoRow) => Result<Changed, ErrorCode>,
) =>
  actOnHotel(services, ask, {
    part: readPhotos,
    change: async (trx, hotel, now) => {
      const photos = await readPhotos(trx, hotel.id)
      const photo = photos.find(({ name }) => name === ask.name)
      if (!photo) return refuse('NOT_FOUND')
      const changed = change(photos, photo)
      if (!changed.ok) return changed
      await writePhotos(trx, hotel, changed.value.photos)
      if (changed.value.act.kind === 'photo_removed' && photo.origin === 'store')
        await recordUnused(trx, photo.name, now)
      return accept(changed.value.act)
    },
  })

export const movePhoto = (services: Services, ask: PhotoAsk & { to: number }) =>
  changePhotos(services, ask, (photos, { name }) =>
    accept({ photos: putAt(photos, name, ask.to), act: { kind: 'photo_moved', detail: { photo: name, to: ask.to } } }),
  )

/** What a manager says about a photo; fields left out stay as they are. */
export type SaidOfPhoto = { caption?: string | null; subject?: PhotoSubject | null }

export const captionPhoto = (services: Services, ask: PhotoAsk & { said: SaidOfPhoto }) =>
  changePhotos(services, ask, (photos, { name }) =>
    accept({
      photos: photos.map((photo) => (photo.name === name ? { ...photo, ...ask.said } : photo)),
      act: { kind: 'photo_captioned', detail: { photo: name, ...ask.said } },
    }),
  )

/** Removes a photo. Refuses to remove the last one, because a card needs a picture. */
export const removePhoto = (services: Services, ask: PhotoAsk) =>
  changePhotos(services, ask, (photos, { name }) =>
    photos.length === 1
      ? refuse('LAST_PHOTO')
      : accept({
          photos: photos.filter((photo) => photo.name !== name),
          act: { kind: 'photo_removed', detail: { photo: name } },
        }),
  )
