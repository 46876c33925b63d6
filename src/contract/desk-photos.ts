import { Type, type Static } from 'typebox'
import { MAX_PHOTOS } from '#domain/pictures/hotel-photos.ts'
import { PHOTO_FAULTS } from '#domain/pictures/photo-faults.ts'
import { SUBJECT_NAMES } from '#domain/pictures/photo-subjects.ts'
import { defineCall } from './call.ts'
import { HotelPicture } from './hotels.ts'
import { IdParams, Nullable, OneOf, SeenBody, SeenVersion, Version } from './primitives.ts'
import { PHOTO_REFUSALS } from './picture-refusals.ts'

const Subject = OneOf(SUBJECT_NAMES, 'what the photo shows: guests read it unless there is a caption')

export const DeskPhotos = Type.Object(
  {
    version: Version,
    photos: Type.Array(
      Type.Object({
        name: Type.String({ description: 'names it in these calls' }),
        picture: HotelPicture,
        caption: Nullable(Type.String({ description: 'as its manager typed it' })),
        subject: Nullable(Subject),
        faults: Type.Array(OneOf(PHOTO_FAULTS), {
          description:
            'measured at upload; nothing is refused for them. Empty for photos stored before whole ones were',
        }),
        sameAs: Nullable(Type.String({ description: 'the name of an earlier photo that looks the same' })),
      }),
      { maxItems: 20, description: 'in the order guests see them; the first is the cover' },
    ),
    most: Type.Integer(),
  },
  { title: 'DeskPhotos' },
)
export type DeskPhotos = Static<typeof DeskPhotos>

const READ_REFUSALS = ['NO_SESSION', 'MANAGERS_ONLY'] as const
const CHANGE_REFUSALS = [
  ...READ_REFUSALS,
  'NOT_FOUND',
  'CHANGED_MEANWHILE',
  'CROSS_SITE',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
] as const
const manager = { tag: 'Desk', rights: 'desk-manager', response: DeskPhotos } as const
const change = { ...manager, method: 'POST', params: IdParams, isIdempotent: true } as const

export const deskPhotos = defineCall({
  ...manager,
  method: 'GET',
  path: '/desk/photos',
  summary: 'The photos of this hotel as guests see them',
  refusals: READ_REFUSALS,
})

export const addPhoto = defineCall({
  ...manager,
  method: 'POST',
  path: '/desk/photos',
  summary: `Adds a photo at the end, up to ${MAX_PHOTOS}: JPEG, PNG, WebP or AVIF, at most 10 MB; encoded in its own shape and cut like every hotel’s`,
  upload: { field: 'file', max: 1 },
  refusals: ['USER_ID_MISSING', 'MANAGERS_ONLY', 'CROSS_SITE', ...PHOTO_REFUSALS],
  limitPerMinute: 30,
})

export const movePhoto = defineCall({
  ...change,
  path: '/desk/photos/{id}/move',
  summary: 'Puts a photo in another place; at 0 it is the cover',
  body: Type.Object(
    { to: Type.Integer({ minimum: 0, maximum: MAX_PHOTOS - 1 }), version: SeenVersion },
    { examples: [{ to: 0 }] },
  ),
  refusals: CHANGE_REFUSALS,
})

export const captionPhoto = defineCall({
  ...change,
  path: '/desk/photos/{id}/caption',
  summary: 'What guests read below a photo: a caption, else one of eight subjects; null takes it back, absent keeps it',
  body: Type.Object(
    {
      caption: Type.Optional(Nullable(Type.String({ maxLength: 400 }))),
      subject: Type.Optional(Nullable(Subject)),
      version: SeenVersion,
    },
    { examples: [{ caption: 'The house at dusk' }] },
  ),
  refusals: CHANGE_REFUSALS,
})

export const removePhoto = defineCall({
  ...change,
  path: '/desk/photos/{id}/remove',
  summary: 'Guests do not see this photo any more; a hotel keeps at least one',
  body: SeenBody,
  refusals: [...CHANGE_REFUSALS, 'LAST_PHOTO'],
})
