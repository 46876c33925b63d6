import { Type } from 'typebox'
import { MAX_REVIEW_PICTURES } from '#domain/pictures/picture-limits.ts'
import { defineCall } from './call.ts'
import { PICTURE_REFUSALS } from './picture-refusals.ts'
import { IdParams, Image, Instant, Nullable } from './primitives.ts'

const Picture = Type.Object(
  { id: Type.String(), url: Type.String({ description: 'where it is seen, on our own origin' }) },
  { title: 'Picture' },
)

const uploadRefusals = ['USER_ID_MISSING', 'CROSS_SITE', 'NOT_FOUND', ...PICTURE_REFUSALS] as const

/**
 * High enough for the many phones that share a carrier's address in India. A separate limit restricts how much one
 * guest can store.
 */
const UPLOADS_PER_MINUTE = 30

export const replaceProfilePicture = defineCall({
  method: 'POST',
  path: '/users/{id}/profile-picture',
  tag: 'Users',
  summary: 'Uploads the user’s photo; the one before it is destroyed. JPEG, PNG, WebP or AVIF, at most 10 MB',
  rights: 'owner',
  params: IdParams,
  upload: { field: 'file', max: 1 },
  response: Picture,
  refusals: uploadRefusals,
  limitPerMinute: UPLOADS_PER_MINUTE,
})

export const addIdentity = defineCall({
  method: 'POST',
  path: '/users/{id}/identity',
  tag: 'Users',
  summary:
    'Adds a photo of an identity document: kept encrypted, destroyed some weeks after the last stay. Refused if a full Aadhaar number can be read in it',
  rights: 'owner',
  params: IdParams,
  upload: { field: 'file', max: 1 },
  response: Picture,
  refusals: [...uploadRefusals, 'TOO_MANY_PICTURES', 'AADHAAR_NUMBER_SHOWN'],
  limitPerMinute: UPLOADS_PER_MINUTE,
})

export const listIdentities = defineCall({
  method: 'GET',
  path: '/users/{id}/identity',
  tag: 'Users',
  summary: 'The user’s identity images, the oldest first',
  rights: 'owner',
  params: IdParams,
  response: Type.Object({
    identities: Type.Array(
      Type.Object({ ...Picture.properties, createdAt: Instant('when it was uploaded') }, { title: 'Identity' }),
    ),
    freshUntil: Nullable(Instant('until when this session opens them; null: an OTP is needed first')),
  }),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

/**
 * Accepts any value, because an invalid picture id must get the refusal of specification §5 instead of a schema error.
 */
const idOrIds = Type.Optional(
  Type.Unsafe<string | readonly string[]>({ description: 'one id or a list of ids, all removed or none' }),
)

export const removePictures = defineCall({
  method: 'POST',
  path: '/users/remove-user-pictures',
  tag: 'Users',
  summary: 'Destroys identity images, or the photo, of the user: all that are named or none',
  rights: 'signed-in',
  body: Type.Object({ ids: idOrIds, id: idOrIds }, { examples: [{ ids: ['7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'] }] }),
  response: Type.Object({ removed: Type.Array(Type.String()) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'IDENTITY_UNKNOWN'],
})

/** High enough for a guest who reopens their dashboard often, with a photo and a few images each time. */
const OPENINGS_PER_MINUTE = 120

export const openUserPicture = defineCall({
  method: 'GET',
  path: '/users/user-picture/{id}',
  tag: 'Users',
  summary:
    'The user’s own photo or identity image. An identity image asks for a fresh OTP, and each opening is written down',
  rights: 'signed-in',
  takesTokenFromQuery: true,
  params: IdParams,
  query: Type.Object({
    access_token: Type.Optional(
      Type.String({ maxLength: 200, description: 'for an image’s address, which carries no header' }),
    ),
  }),
  response: Image,
  answers: 'image',
  refusals: ['NO_SESSION', 'FRESH_OTP_NEEDED', 'PASSKEY_NEEDED', 'NOT_FOUND'],
  // Each opening of an identity image writes a row in the log of openings.
  limitPerMinute: OPENINGS_PER_MINUTE,
})

export const uploadReviewPictures = defineCall({
  method: 'POST',
  path: '/containers/{container}/upload',
  tag: 'Hotels',
  summary:
    'Uploads pictures for a review; only to container `assets` and folder `reviews`. Their ids go into the review',
  rights: 'signed-in',
  params: Type.Object({ container: Type.String({ maxLength: 120, examples: ['assets'] }) }),
  query: Type.Object({ folderName: Type.Optional(Type.String({ maxLength: 120, examples: ['reviews'] })) }),
  upload: { field: 'files', max: MAX_REVIEW_PICTURES },
  response: Type.Object({ files: Type.Array(Picture) }),
  refusals: [...uploadRefusals, 'TOO_MANY_PICTURES'],
  limitPerMinute: UPLOADS_PER_MINUTE,
})

export const openReviewPicture = defineCall({
  method: 'GET',
  path: '/review-pictures/{id}',
  tag: 'Hotels',
  summary: 'A picture of a published review; before that, only its owner sees it',
  rights: 'anyone',
  session: 'optional',
  params: IdParams,
  query: Type.Object({
    width: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description: 'pixels it is shown in: the next larger of 352, 704 and 1056 is sent, else the whole picture',
      }),
    ),
  }),
  response: Image,
  answers: 'image',
  refusals: ['NOT_FOUND'],
})
