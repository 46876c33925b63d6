import { Type, type Static } from 'typebox'
import { HOTEL_CHANNELS } from '#domain/hotel-messages/hotel-channel.ts'
import { CASE_VERDICTS } from '#domain/hotel-cases/hotel-case.ts'
import { STAFF_ROLES } from '#domain/desk/staff.ts'
import { CHECK_ITEMS, HAND_CHECKS, HOTEL_STATES } from '#domain/hotels/publishing.ts'
import { MAX_HOTEL_NAME_LENGTH } from '#domain/hotel-applications/hotel-application.ts'
import { RELOCATION_CAUSES } from '#domain/relocations/same-class.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

const figures = {
  stays: Type.Integer({ description: 'that began in thirty days' }),
  seen_in_time: Nullable(Type.Integer({ description: 'percent of the bookings of thirty days; null: none was due' })),
  cases: Type.Integer({ description: 'guests it did not take in thirty days' }),
  no_shows: Nullable(Type.Integer({ description: 'percent of the stays of ninety days; null: fewer than five' })),
  rating: Nullable(Type.Number()),
  rank_in_city: Nullable(Type.Integer({ description: 'the first is 1; null while it is not shown' })),
}

export const OfficeHotelRow = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    city: Type.String(),
    state: OneOf(HOTEL_STATES),
    rooms: Type.Integer(),
    ...figures,
  },
  { title: 'OfficeHotelRow' },
)
export type OfficeHotelRow = Static<typeof OfficeHotelRow>

export const OfficeHotel = Type.Object(
  {
    ...OfficeHotelRow.properties,
    address: Type.String(),
    locality: Type.String(),
    since: Nullable(Instant('guests could see it first; null for a draft')),
    no_shows_of_all: Nullable(Type.Integer({ description: 'percent of the stays of all hotels in ninety days' })),
    rank: Type.Object(
      {
        base: Type.Integer({ description: 'its own rank' }),
        lost: Type.Integer({ description: 'by guests it did not take' }),
        lost_by_no_shows: Type.Integer({ description: 'by more no-shows than other hotels have' }),
        by_welcome: Type.Integer({ description: 'gained by how couples were welcomed; below 0: lost' }),
        hotels_in_city: Type.Integer(),
      },
      { description: 'why it stands where it stands' },
    ),
    paused: Nullable(
      OneOf(
        ['desk', 'unseen', 'cases', 'office'],
        'why it sells no stay of today; `office`: our own pause, which only we end',
      ),
    ),
    paused_until: Nullable(Instant('until when it sells no stay of today, and none that begins before')),
    checks: Type.Array(
      Type.Object({
        item: OneOf(CHECK_ITEMS),
        is_done: Type.Boolean(),
        is_required: Type.Boolean({ description: 'false: recommended, it is published without' }),
        by: Nullable(Type.String()),
        note: Nullable(Type.String()),
        at: Nullable(Instant('when it was signed')),
      }),
    ),
    contacts: Type.Object({
      reception_phone: Nullable(Type.String()),
      staff: Type.Array(
        Type.Object({
          name: Type.String(),
          role: OneOf(STAFF_ROLES),
          phone: Nullable(Type.String()),
          is_accepted: Type.Boolean(),
        }),
      ),
      channels: Type.Array(
        Type.Object({
          who: Type.String(),
          channel: OneOf(HOTEL_CHANNELS),
          address: Type.String(),
          has_agreed: Type.Boolean(),
        }),
      ),
    }),
    open_cases: Type.Array(
      Type.Object({
        booking: Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' }),
        cause: OneOf(RELOCATION_CAUSES),
        since: Instant('when'),
        answer: Nullable(Type.String({ description: 'of the hotel' })),
        verdict: Nullable(OneOf(CASE_VERDICTS)),
        note: Nullable(Type.String()),
      }),
      { description: 'of thirty days, newest first' },
    ),
  },
  { title: 'OfficeHotel' },
)
export type OfficeHotel = Static<typeof OfficeHotel>

const aboutHotel = {
  method: 'POST',
  tag: 'Office',
  rights: 'office',
  params: IdParams,
  response: OfficeHotel,
  limitPerMinute: 60,
} as const
const WithReason = Type.Object({ reason: Reason }, { examples: [{ reason: 'Its roof leaks, the manager rang' }] })

export const officeHotel = defineCall({
  method: 'GET',
  path: '/office/hotels/{id}',
  tag: 'Office',
  summary: 'A hotel: state, check list, rank with its reasons, people, cases',
  rights: 'office',
  params: IdParams,
  response: OfficeHotel,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const checkHotel = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/check',
  summary: 'Signs points of the check list that no row shows',
  body: Type.Object(
    {
      items: Type.Array(OneOf(HAND_CHECKS), { minItems: 1, maxItems: HAND_CHECKS.length, uniqueItems: true }),
      note: Reason,
    },
    { examples: [{ items: ['desk_rung'], note: 'Spoke with Suresh Kale at 11 AM' }] },
  ),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const publishHotel = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/publish',
  summary: 'Shows a draft or hidden hotel to guests; refused until the check list is done',
  rights: 'office-admin',
  body: WithReason,
  refusals: [...OFFICE_REFUSALS, 'ADMINS_ONLY', 'NOT_FOUND', 'CHECKS_MISSING', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const hideHotel = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/hide',
  summary: 'Takes a hotel out of the site; its bookings stay',
  body: WithReason,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const pauseHotel = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/pause',
  summary:
    'Stops the hotel’s sales until a moment, at most 30 days ahead; it is told, and only the office ends it sooner',
  body: Type.Object(
    { until: Instant('when it sells again'), reason: Reason },
    { examples: [{ until: '2026-12-06T08:00:00+05:30', reason: 'Three couples sent away, the desk does not answer' }] },
  ),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const resumeHotel = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/resume',
  summary: 'Ends the office’s own pause; other pauses stay',
  body: WithReason,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const decideHotelCase = defineCall({
  ...aboutHotel,
  path: '/office/hotels/{id}/look-after',
  summary: 'Says whether guests it did not take count against it; a hotel stopped by cases may sell again',
  body: Type.Object(
    { code: Type.String({ maxLength: 20 }), verdict: OneOf(CASE_VERDICTS), reason: Reason },
    { examples: [{ code: 'K7Q2MPXX', verdict: 'dismissed', reason: 'The guests came drunk, photos seen' }] },
  ),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const HotelApplication = Type.Object(
  {
    ticket: Type.String(),
    at: Instant('when'),
    hotel: Type.String(),
    city: Type.String(),
    rooms: Nullable(Type.Integer()),
    name: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    message: Nullable(Type.String()),
    hotel_id: Nullable(Type.Integer({ description: 'the draft that was made of it' })),
    is_declined: Type.Boolean(),
    decided_by: Nullable(Type.String()),
  },
  { title: 'HotelApplication' },
)
export type HotelApplication = Static<typeof HotelApplication>

export const officeApplications = defineCall({
  method: 'GET',
  path: '/office/applications',
  tag: 'Office',
  summary: 'Hotels that want to join: those nobody decided about, then the rest, newest first',
  rights: 'office',
  response: Type.Array(HotelApplication, { maxItems: 200 }),
  refusals: OFFICE_REFUSALS,
})

export const draftHotel = defineCall({
  method: 'POST',
  path: '/office/applications/draft',
  tag: 'Office',
  summary:
    'Makes a hidden draft of an application and invites the applicant as its first manager, who fills it in at the desk',
  rights: 'office-admin',
  body: Type.Object(
    {
      ticket: Type.String({ maxLength: 20 }),
      name: Type.String({ maxLength: MAX_HOTEL_NAME_LENGTH }),
      cityId: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }),
      locality: Type.String({ maxLength: 80 }),
      address: Type.String({ maxLength: 300 }),
      reason: Reason,
    },
    {
      examples: [
        {
          ticket: 'P-7K3M9Q',
          name: 'Neelkanth Residency',
          cityId: 1,
          locality: 'College Road',
          address: '12 College Road',
          reason: 'Papers complete',
        },
      ],
    },
  ),
  response: Type.Object({ hotel_id: Type.Integer() }),
  refusals: [...OFFICE_REFUSALS, 'ADMINS_ONLY', 'NOT_FOUND', 'ALREADY_DECIDED', 'HOTEL_EXISTS', ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 20,
})

export const declineApplication = defineCall({
  method: 'POST',
  path: '/office/applications/decline',
  tag: 'Office',
  summary: 'Turns an application down; tell the applicant yourself',
  rights: 'office',
  body: Type.Object(
    { ticket: Type.String({ maxLength: 20 }), reason: Reason },
    { examples: [{ ticket: 'P-7K3M9Q', reason: 'No licence to let rooms' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED', ...KEY_REFUSALS],
  isIdempotent: true,
})
