/**
 * The office's actions on many bookings or hotels together. The operator first sees a plan, then gives one reason. None
 * of these actions moves money.
 */
import { Type, type Static } from 'typebox'
import { MAX_AT_ONCE } from '#domain/office/many-at-once.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { BookingListFilter } from './office-booking-list.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { MAX_INTEGER, Uuid } from './primitives.ts'

const chosen = {
  ids: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: MAX_AT_ONCE })),
  filter: Type.Optional(BookingListFilter),
}
const Fingerprint = Type.String({ maxLength: 64, description: 'of this plan: doing it takes it along' })
const EXAMPLE = { filter: { state: 'coming', hotel: 'Monsoon House' } }

export const TellingPlan = Type.Object(
  {
    told: Type.Integer({ description: 'bookings whose guests are asked to ring us' }),
    left: Type.Object(
      {
        not_booked: Type.Integer({ description: 'not paid, or cancelled' }),
        begun: Type.Integer({ description: 'the stay has begun' }),
        hotel_open: Type.Integer({ description: 'their hotel is neither hidden nor paused by the office' }),
        told: Type.Integer({ description: 'asked before' }),
      },
      { description: 'chosen, and left alone' },
    ),
    text: Type.String({ description: 'the text message, in English, with an example of a code' }),
    fingerprint: Fingerprint,
  },
  { title: 'TellingPlan' },
)
export type TellingPlan = Static<typeof TellingPlan>

export const planTellingGuests = defineCall({
  method: 'POST',
  path: '/office/guests-of-closed-hotels/plan',
  tag: 'Office',
  summary: 'Which guests would be asked to ring us because their hotel is closed. Changes nothing',
  rights: 'office',
  body: Type.Object(chosen, { title: 'ChosenBookings', description: 'ids or a filter', examples: [EXAMPLE] }),
  response: TellingPlan,
  refusals: [...OFFICE_REFUSALS, 'TOO_MANY_CHOSEN'],
  limitPerMinute: 60,
})

export const tellGuests = defineCall({
  method: 'POST',
  path: '/office/guests-of-closed-hotels/tell',
  tag: 'Office',
  summary:
    'Asks the guests of closed hotels to ring us before they set out: each booking once, in our own text, which names no hotel',
  rights: 'office',
  body: Type.Object(
    { ...chosen, reason: Reason, fingerprint: Fingerprint },
    { title: 'TellGuests', examples: [{ ...EXAMPLE, reason: 'Its roof leaks', fingerprint: '5f2b' }] },
  ),
  response: Type.Object({ told: Type.Integer() }),
  refusals: [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'TOO_MANY_CHOSEN', 'PLAN_CHANGED'],
  isIdempotent: true,
  limitPerMinute: 10,
})

const hotels = {
  ids: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_INTEGER }), { minItems: 1, maxItems: MAX_AT_ONCE }),
}

export const HidingPlan = Type.Object(
  {
    hotels: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          name: Type.String(),
          city: Type.String(),
          coming: Type.Integer({ description: 'bookings that are paid and whose stay is ahead: they stay' }),
        },
        { title: 'HotelToHide' },
      ),
      { description: 'that guests would no longer see' },
    ),
    hidden: Type.Integer({ description: 'chosen, and not shown to guests now' }),
    fingerprint: Fingerprint,
  },
  { title: 'HidingPlan' },
)
export type HidingPlan = Static<typeof HidingPlan>

const ADMIN_REFUSALS = [...OFFICE_REFUSALS, 'ADMINS_ONLY', 'NOT_FOUND'] as const

export const planHidingHotels = defineCall({
  method: 'POST',
  path: '/office/hide-hotels/plan',
  tag: 'Office',
  summary: 'Which hotels would leave the site, with their coming bookings. Changes nothing',
  rights: 'office-admin',
  body: Type.Object(hotels, { title: 'ChosenHotels', examples: [{ ids: [1, 2] }] }),
  response: HidingPlan,
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 60,
})

export const hideHotels = defineCall({
  method: 'POST',
  path: '/office/hide-hotels',
  tag: 'Office',
  summary: 'Takes several hotels out of the site, as one act for one reason; their bookings stay',
  rights: 'office-admin',
  body: Type.Object(
    { ...hotels, reason: Reason, fingerprint: Fingerprint },
    { title: 'HideHotels', examples: [{ ids: [1, 2], reason: 'The flood closed the street', fingerprint: '5f2b' }] },
  ),
  response: Type.Object({ hidden: Type.Integer() }),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'PLAN_CHANGED'],
  isIdempotent: true,
  limitPerMinute: 10,
})
