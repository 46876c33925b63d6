/** The office's list of guests, in pages and as a table. */
import { Type, type Static } from 'typebox'
import { GUEST_CHOICES } from '#domain/office/guest-list.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Instant, Nullable, OneOf, Rupees, Uuid } from './primitives.ts'

export const ListedGuest = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    city: Nullable(Type.String()),
    since: Instant('of the account'),
    bookings: Type.Integer({ description: 'confirmed, also those cancelled since' }),
    cancelled: Type.Integer(),
    no_shows: Type.Integer(),
    not_taken: Type.Integer({ description: 'stays for which a hotel did not take them' }),
    last_checkin: Nullable(Instant('of their latest confirmed booking')),
    credits: Rupees('left to spend'),
    is_blocked: Type.Boolean(),
  },
  { title: 'ListedGuest' },
)
export type ListedGuest = Static<typeof ListedGuest>

const groupOfGuests = {
  only: Type.Optional(OneOf(GUEST_CHOICES, 'blocked guests, or those who did not come within 90 days')),
}
const guestFilter = {
  text: Type.Optional(Type.String({ maxLength: 80, description: 'words of the name' })),
  ...groupOfGuests,
}

/** The part of the filter that a saved view keeps. It leaves out the search words, which may be a guest's name. */
export const GuestViewFilter = Type.Object(groupOfGuests, { title: 'GuestViewFilter', additionalProperties: false })

export type GuestListQuery = Static<typeof GuestViewFilter> & { text?: string }

export const officeGuests = defineCall({
  method: 'GET',
  path: '/office/guests',
  tag: 'Office',
  summary: 'Guests with what became of their bookings, newest accounts first',
  rights: 'office',
  query: Type.Object({ ...guestFilter, after: Type.Optional(Uuid) }),
  response: Type.Object({ guests: Type.Array(ListedGuest, { maxItems: 30 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const exportGuests = defineCall({
  method: 'GET',
  path: '/office/guests-table',
  tag: 'Office',
  summary:
    'The same as a table for a spreadsheet, without names, at most 2,000 lines; reading it is written to the log',
  rights: 'office',
  query: Type.Object(guestFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: OFFICE_REFUSALS,
  limitPerMinute: 10,
})
