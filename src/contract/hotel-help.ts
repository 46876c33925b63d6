import { Type, type Static } from 'typebox'
import {
  DESK_HELP_ANSWERS,
  GUEST_HELP_ANSWERS,
  HELP_KINDS,
  KINDS_FOR_HOTEL,
  MAX_HELP_PHOTOS,
  MAX_HELP_WORDS,
  ROOM_FAULTS,
} from '#domain/hotel-help/help-case.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { PICTURE_REFUSALS } from './picture-refusals.ts'
import { IdParams, Image, Instant, Nullable, OneOf, Uuid } from './primitives.ts'

const TURNS = ['desk', 'office', 'guest', 'closed'] as const

const shared = {
  ref: Type.String({ description: 'to name it on the phone', examples: ['A-ZA6W87'] }),
  fault: Nullable(OneOf(ROOM_FAULTS, 'only of a room that is not as shown')),
  said: Type.String({ description: 'in the guests’ words; may be empty' }),
  photos: Type.Integer({ description: 'of the room' }),
  opened_at: Instant('when the guests asked'),
  seen_at: Nullable(Instant('when the desk saw it')),
  answer: Nullable(OneOf(DESK_HELP_ANSWERS, 'of the desk')),
  answered_at: Nullable(Instant('when the desk answered')),
  at: OneOf(TURNS, 'who acts next'),
  until: Nullable(Instant('by when')),
}

/** What the desk learns about guests who ask for help. It never learns that they do not feel safe. */
export const DeskHelp = Type.Object(
  {
    ...shared,
    kind: OneOf(KINDS_FOR_HOTEL),
    booking: Type.Object(
      {
        id: Type.String(),
        code: Type.String(),
        first_name: Nullable(Type.String()),
        rooms: Type.Array(Type.String()),
      },
      { title: 'HelpOfBooking' },
    ),
    counts: Type.Boolean({ description: 'in the hotel’s figures: by its own answer, or by our office’s' }),
  },
  { title: 'DeskHelp' },
)
export type DeskHelp = Static<typeof DeskHelp>

export const HelpCase = Type.Object(
  {
    ...shared,
    kind: OneOf(HELP_KINDS),
    refused_at: Nullable(Instant('when the guests said that the answer does not help')),
    fine_at: Nullable(Instant('when guests who did not feel safe said that they are fine')),
    closed_by: Nullable(OneOf(['guest', 'office'])),
    answers: Type.Array(
      Type.Object({ at: Instant('when'), text: Type.String() }, { title: 'HelpAnswer', description: 'of our office' }),
    ),
  },
  { title: 'HelpCase' },
)
export type HelpCase = Static<typeof HelpCase>

export const HotelHelp = Type.Object(
  { cases: Type.Array(HelpCase, { description: 'open ones first, then the newest' }) },
  { title: 'HotelHelp' },
)
export type HotelHelp = Static<typeof HotelHelp>

const ofBooking = { tag: 'Bookings', rights: 'booking-owner', params: IdParams } as const
const REFUSALS = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'NOT_ALLOWED_NOW', ...KEY_REFUSALS] as const

export const readHotelHelp = defineCall({
  ...ofBooking,
  method: 'GET',
  path: '/bookings/{id}/help',
  summary: 'The help that guests asked for at their hotel, whose turn it is and until when',
  response: HotelHelp,
  refusals: ['NO_SESSION', 'NOT_FOUND'],
  limitPerMinute: 60,
})

/** Pictures that were uploaded earlier and do not belong to a case yet. */
const PictureIds = Type.Array(Uuid, { maxItems: MAX_HELP_PHOTOS })

export const askForHelp = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/help',
  summary:
    'Asks for help at the hotel, from an hour before check-in until check-out: one open case of a kind, further words are added to it. The hotel is not told of `unsafe`',
  body: Type.Object(
    {
      kind: OneOf(HELP_KINDS),
      fault: Type.Optional(Nullable(OneOf(ROOM_FAULTS, 'needed for a room that is not as shown'))),
      said: Type.Optional(Nullable(Type.String({ maxLength: MAX_HELP_WORDS }))),
      pictures: Type.Optional(Nullable(PictureIds)),
    },
    { title: 'AskForHelp', examples: [{ kind: 'more_money' }] },
  ),
  response: HotelHelp,
  refusals: [...REFUSALS, 'ALREADY_CANCELLED', 'PHOTO_NEEDED', 'PICTURE_UNKNOWN', 'TOO_MANY_PICTURES'],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const uploadHelpPhotos = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/help/photos',
  summary: 'Uploads photos of a room that is not as shown, sealed like IDs. Their ids go into the case',
  upload: { field: 'files', max: MAX_HELP_PHOTOS },
  response: Type.Object({
    files: Type.Array(Type.Object({ id: Type.String() }, { title: 'HelpPhoto' })),
  }),
  refusals: ['USER_ID_MISSING', 'NOT_FOUND', 'CROSS_SITE', 'NOT_ALLOWED_NOW', 'TOO_MANY_PICTURES', ...PICTURE_REFUSALS],
  limitPerMinute: 30,
})

export const addHelpPhotos = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/help/add-photos',
  summary: `Adds uploaded photos to the open case of the room, ${MAX_HELP_PHOTOS} at most; one that it has changes nothing`,
  body: Type.Object(
    { pictures: PictureIds },
    { title: 'AddHelpPhotos', examples: [{ pictures: ['7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'] }] },
  ),
  response: HotelHelp,
  refusals: [...REFUSALS, 'PICTURE_UNKNOWN', 'TOO_MANY_PICTURES'],
  limitPerMinute: 20,
  isIdempotent: true,
})

export const answerHelp = defineCall({
  ...ofBooking,
  method: 'POST',
  path: '/bookings/{id}/help/answer',
  summary:
    'The guests say that it is solved, or that the desk’s answer does not help; of `unsafe`, that they are fine: our office still rings them',
  body: Type.Object(
    { kind: OneOf(HELP_KINDS), answer: OneOf(GUEST_HELP_ANSWERS) },
    { title: 'AnswerHelp', examples: [{ kind: 'not_as_shown', answer: 'solved' }] },
  ),
  response: HotelHelp,
  refusals: REFUSALS,
  limitPerMinute: 20,
  isIdempotent: true,
})

const PhotoNumber = Type.Integer({ minimum: 1, maximum: MAX_HELP_PHOTOS, description: 'the oldest is 1' })
const ofPhoto = { method: 'GET', response: Image, answers: 'image', limitPerMinute: 60 } as const

export const openHelpPhoto = defineCall({
  ...ofPhoto,
  path: '/desk/bookings/{id}/help-photos/{n}',
  tag: 'Desk',
  summary: 'A photo of the open case of the room, with the colleague’s name and the time drawn across it',
  rights: 'desk-booking',
  params: Type.Object({ id: Uuid, n: PhotoNumber }),
  refusals: ['NO_SESSION', 'NOT_FOUND', 'NOT_ALLOWED_NOW', 'OVERLOADED'],
})

export const openCasePhoto = defineCall({
  ...ofPhoto,
  path: '/office/cases/{ref}/photos/{n}',
  tag: 'Office',
  summary: 'A photo that guests sent with their case, marked like at the desk; the opening is logged',
  rights: 'office',
  params: Type.Object({ ref: Type.String({ maxLength: 40 }), n: PhotoNumber }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', 'OVERLOADED'],
})
