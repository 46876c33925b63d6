import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { Type } from 'typebox'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { MAX_LINES } from '#domain/desk/guest-register.ts'
import { TAKING_METHODS } from '#domain/desk/takings.ts'
import { defineCall } from './call.ts'
import { Correction, FreeRoom, HoursOffer, RoomChange, TakeBack } from './desk-parties.ts'
import { DeskBooking } from './desk.ts'
import { IdParams, Instant, Nullable, OneOf, Rupees } from './primitives.ts'
import { TypedRegisterLine } from './register-line.ts'

/**
 * An entry made offline is sent later. So it contains the time at which it was made, and a key that prevents it from
 * being recorded twice.
 */
const marked = {
  at: Type.Optional(Instant('when it was marked, at most 12 hours ago; without it now')),
  by: Type.Optional(
    Type.String({ maxLength: 60, description: 'the `staff_id` of who marked it; nobody else sends it' }),
  ),
}

const Mark = Type.Object(marked, { title: 'DeskMark', examples: [{}] })

const act = { method: 'POST', tag: 'Desk', rights: 'desk-booking', params: IdParams, response: DeskBooking } as const
const ACT_REFUSALS = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const MARK_REFUSALS = [...ACT_REFUSALS, 'MARKED_BY_ANOTHER'] as const
const MOVE_REFUSALS = [
  ...MARK_REFUSALS,
  'ROOM_STILL_IN_USE',
  'ALREADY_MARKED',
  'VISIT_TOO_EARLY',
  'VISIT_TOO_LATE',
  'ALREADY_CANCELLED',
] as const

export const markSeen = defineCall({
  ...act,
  path: '/desk/bookings/{id}/seen',
  summary: 'The hotel has seen this booking; again changes nothing',
  body: Mark,
  refusals: MARK_REFUSALS,
  isIdempotent: true,
})

export const markArrived = defineCall({
  ...act,
  path: '/desk/bookings/{id}/arrive',
  summary: 'They are here: their IDs were seen, and they have the key',
  body: Type.Object(
    {
      ...marked,
      ids: OneOf(['superfast', 'originals'], 'photo and ID of the superfast check-in compared, or the originals seen'),
      register: Type.Optional(
        Type.Array(TypedRegisterLine, {
          maxItems: MAX_LINES,
          description: 'one line for each guest, as the hotel’s register asks',
        }),
      ),
    },
    { examples: [{ ids: 'originals', register: [{ name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '7735' }] }] },
  ),
  refusals: MOVE_REFUSALS,
  isIdempotent: true,
})

export const takeMoney = defineCall({
  ...act,
  path: '/desk/bookings/{id}/take',
  summary: 'Money taken at the desk of what is due there',
  body: Type.Object(
    {
      ...marked,
      amount: Rupees('taken'),
      method: OneOf(TAKING_METHODS),
      receipt: Type.Optional(Nullable(Type.String({ maxLength: 20, description: 'the hotel’s own receipt' }))),
    },
    { examples: [{ amount: 1, method: 'cash', receipt: 'LC-2214' }] },
  ),
  refusals: [...MARK_REFUSALS, 'MORE_THAN_DUE', 'ALREADY_CANCELLED'],
  isIdempotent: true,
})

export const correctTaking = defineCall({
  ...act,
  path: '/desk/bookings/{id}/correct-taking',
  summary: 'A wrong entry of money is taken back by an entry of its own, and the right one is written',
  body: Correction,
  refusals: [...ACT_REFUSALS, 'MORE_THAN_DUE', 'ALREADY_MARKED', 'ALREADY_CANCELLED'],
  isIdempotent: true,
})

export const markLeft = defineCall({
  ...act,
  path: '/desk/bookings/{id}/leave',
  summary: 'They have left',
  body: Type.Object(
    {
      ...marked,
      unpaid: Type.Optional(
        Nullable(Type.String({ maxLength: 200, description: 'why they left without paying what was due' })),
      ),
    },
    { examples: [{}] },
  ),
  refusals: MOVE_REFUSALS,
  isIdempotent: true,
})

export const markStillHere = defineCall({
  ...act,
  path: '/desk/bookings/{id}/still-here',
  summary: 'They are still in their room although their stay is over: the next booking of the room gets another one',
  body: Mark,
  refusals: MOVE_REFUSALS,
  isIdempotent: true,
})

export const markNoShow = defineCall({
  ...act,
  path: '/desk/bookings/{id}/no-show',
  summary: `Nobody came: the guest is asked, and may object within ${OBJECTION_HOURS} hours`,
  body: Mark,
  refusals: MOVE_REFUSALS,
  isIdempotent: true,
})

export const undoVisitEntry = defineCall({
  ...act,
  path: '/desk/bookings/{id}/take-back',
  summary: 'Takes the last mark back, ‘here’ or ‘left’, within 15 minutes',
  body: TakeBack,
  refusals: [...MOVE_REFUSALS, 'ROOM_NOT_FREE', 'ROOM_WITHOUT_BATHTUB'],
  isIdempotent: true,
})

export const changeRoom = defineCall({
  ...act,
  path: '/desk/bookings/{id}/room',
  summary: 'Gives the guests another free room of the hotel',
  body: RoomChange,
  refusals: [...ACT_REFUSALS, 'ROOM_NOT_FREE', 'ROOM_WITHOUT_BATHTUB', 'ALREADY_CANCELLED', 'VISIT_TOO_LATE'],
  isIdempotent: true,
})

const HOURS_REFUSALS = [
  'NOT_ALLOWED_NOW',
  'VISIT_TOO_LATE',
  'ALREADY_CANCELLED',
  'HOTEL_CLOSED',
  'CHANGE_WAITING',
  'EXTENSION_WAITING',
] as const

export const hoursToAdd = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}/hours',
  tag: 'Desk',
  summary: 'How many hours these guests could stay longer now, and what that costs them',
  rights: 'desk-booking',
  params: IdParams,
  response: Type.Array(HoursOffer, { description: 'from one hour up to the last that is free' }),
  refusals: ['NO_SESSION', 'NOT_FOUND', ...HOURS_REFUSALS],
})

export const addHours = defineCall({
  ...act,
  path: '/desk/bookings/{id}/hours',
  summary:
    'Hours that guests asked for at the desk: priced like those on the site, due at the desk; the guests are asked for their yes',
  body: Type.Object(
    { hours: Type.Integer({ minimum: MIN_EXTENSION_HOURS, maximum: MAX_EXTENSION_HOURS }) },
    { examples: [{ hours: 2 }] },
  ),
  refusals: [...ACT_REFUSALS, ...HOURS_REFUSALS, 'SOLD_OUT', 'DESK_HOURS_USED_UP'],
  isIdempotent: true,
})

export const freeRooms = defineCall({
  method: 'GET',
  path: '/desk/bookings/{id}/free-rooms',
  tag: 'Desk',
  summary: 'The rooms to which this booking could be moved now',
  rights: 'desk-booking',
  params: IdParams,
  query: Type.Object({
    at_desk: Type.Optional(
      OneOf(['yes'], 'the guests stand at the desk: rooms that they could enter now, also before their check-in'),
    ),
  }),
  response: Type.Array(FreeRoom),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})
