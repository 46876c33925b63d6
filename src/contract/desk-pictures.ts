import { Type } from 'typebox'
import { COMPARISONS } from '#domain/desk/desk-pictures.ts'
import { defineCall } from './call.ts'
import { Image, Instant, OneOf, Uuid } from './primitives.ts'

const refusals = ['NO_SESSION', 'NOT_FOUND', 'NO_FAST_CHECK_IN', 'IDENTITIES_CLOSED'] as const

const BookingParams = Type.Object({ id: Uuid })
const PictureNumber = Type.Integer({ minimum: 1, maximum: 1000, description: 'the number in the list of this booking' })

export const listDeskPictures = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}/identities',
  tag: 'Desk',
  summary:
    'Which photos and IDs of a superfast check-in this desk may open, from 3 hours before check-in until check-out',
  rights: 'desk-booking',
  params: BookingParams,
  response: Type.Object({
    identities: Type.Array(
      Type.Object(
        {
          n: PictureNumber,
          kind: OneOf(['photo', 'identity']),
          name: Type.String({ description: 'whose it is, by first name' }),
          answer: OneOf(['none', ...COMPARISONS], 'what a colleague said after comparing it'),
        },
        { title: 'DeskPicture' },
      ),
    ),
    until: Instant('when they close'),
  }),
  refusals,
})

/** A desk opens only a few pictures per guest. Each opening writes a row that the owner sees. */
const OPENINGS_PER_MINUTE = 30

export const openDeskPicture = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}/identities/{n}',
  tag: 'Desk',
  summary:
    'One of them, with the colleague’s name and the time drawn across it. The opening is written down first, and its owner sees it',
  rights: 'desk-booking',
  params: Type.Object({ id: Uuid, n: PictureNumber }),
  response: Image,
  answers: 'image',
  refusals: [...refusals, 'OVERLOADED'],
  limitPerMinute: OPENINGS_PER_MINUTE,
})

export const compareDeskPicture = defineCall({
  method: 'POST',
  path: '/desk/bookings/{id}/ids-compared',
  tag: 'Desk',
  summary: 'What a colleague says after comparing an opened photo or ID with the person before them',
  rights: 'desk-booking',
  params: BookingParams,
  body: Type.Object(
    { n: PictureNumber, answer: OneOf(COMPARISONS) },
    { examples: [{ n: 3, answer: 'match' }], additionalProperties: false },
  ),
  response: Type.Object({ answer: OneOf(COMPARISONS) }),
  refusals: [...refusals, 'NOTHING_COMPARED', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'],
  isIdempotent: true,
})
