import { Type, type Static } from 'typebox'
import { exportData } from './my-data.ts'
import { verifyOtp } from './accounts.ts'
import { defineCall } from './call.ts'
import { FoundBooking, OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { Nominee } from './nominees.ts'
import { IdParams, Instant, Nullable, Rupees, Uuid } from './primitives.ts'

export const OfficeGuest = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phone: Type.String({ description: 'all but its last four digits hidden' }),
    email: Type.String({ description: 'all but its first letter and its domain hidden' }),
    city: Nullable(Type.String()),
    since: Instant('of the account'),
    credits: Rupees('left to spend'),
    sessions: Type.Integer({ description: 'devices that are signed in' }),
    passkeys: Type.Integer({ description: 'that they show before their identity images and data open' }),
    blocked: Nullable(Type.Object({ since: Instant('when'), reason: Type.String() })),
    has_nominee: Type.Boolean({
      description: 'they named a person to use their rights; an admin reads who, in the log',
    }),
    is_erased: Type.Boolean({ description: 'their details are gone; their bookings stay without them' }),
    bookings: Type.Array(FoundBooking, { maxItems: 50, description: 'the newest fifty' }),
    acts: Type.Array(
      Type.Object({ at: Instant('when'), act: Type.String(), who: Type.String(), reason: Nullable(Type.String()) }),
      { maxItems: 50, description: 'what the office did about them, newest first' },
    ),
  },
  { title: 'OfficeGuest' },
)
export type OfficeGuest = Static<typeof OfficeGuest>

const aboutGuest = { tag: 'Office', params: IdParams } as const
const WithReason = Type.Object({ reason: Reason }, { examples: [{ reason: 'Asked for it by letter, ID seen' }] })
const ADMIN_REFUSALS = [...OFFICE_REFUSALS, 'ADMINS_ONLY', 'NOT_FOUND'] as const

export const officeGuest = defineCall({
  ...aboutGuest,
  method: 'GET',
  path: '/office/guests/{id}',
  summary: 'A guest: account, bookings, and what the office did about them',
  rights: 'office',
  response: OfficeGuest,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const blockGuest = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/block',
  summary: 'Ends a guest’s sessions and lets them sign in no more; their bookings stay',
  rights: 'office',
  body: WithReason,
  response: OfficeGuest,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const unblockGuest = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/unblock',
  summary: 'Lets a blocked guest sign in again',
  rights: 'office',
  body: WithReason,
  response: OfficeGuest,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const correctGuestPhone = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/correct-phone',
  summary:
    'After proof, proposes another phone for an account: once another admin confirms, its sessions end and the old number is told',
  rights: 'office-admin',
  body: Type.Object(
    { phone: verifyOtp.body.properties.phone, reason: Reason },
    { examples: [{ phone: '+919876543210', reason: 'Number lost, ID and invoice seen' }] },
  ),
  response: Type.Object({ proposal_id: Uuid }),
  refusals: [...ADMIN_REFUSALS, 'NUMBER_TAKEN'],
  limitPerMinute: 10,
})

export const exportGuestData = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/export',
  summary: 'Everything we hold about a guest who asked for it, as their own page gives it',
  rights: 'office-admin',
  body: WithReason,
  response: exportData.response,
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 10,
})

export const eraseGuest = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/erase',
  summary: 'Erases a guest who asked for it, as their own page does',
  rights: 'office-admin',
  body: WithReason,
  response: Type.Object({ erased: Type.Literal(true) }),
  refusals: [...ADMIN_REFUSALS, 'ERASE_BOOKING_AHEAD', 'ERASE_MONEY_ON_ITS_WAY'],
  limitPerMinute: 10,
})

export const forgetGuestPasskeys = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/forget-passkeys',
  summary:
    'When every device of a guest is lost: forgets their passkeys and signs them out, once it is known who rings',
  rights: 'office-admin',
  body: WithReason,
  response: Type.Object({ forgotten: Type.Integer({ description: 'how many' }) }),
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 10,
})

export const readGuestNominee = defineCall({
  ...aboutGuest,
  method: 'POST',
  path: '/office/guests/{id}/nominee',
  summary: 'Who may use a guest’s rights when they died or cannot act; written in the log with the reason',
  rights: 'office-admin',
  body: WithReason,
  response: Nominee,
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 10,
})
