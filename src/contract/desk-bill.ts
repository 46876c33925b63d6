import { Type, type Static } from 'typebox'
import { EXTRA_KINDS, MAX_EXTRA_LINE, MAX_EXTRA_QUANTITY, MAX_EXTRA_WORDS } from '#domain/desk/extras.ts'
import { MAX_PAYEE, MAX_VPA } from '#domain/desk/upi.ts'
import { defineCall } from './call.ts'
import { Taking } from './desk-parties.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Rupees } from './primitives.ts'
import { NamedCompany } from './tax-documents.ts'

const BILL_LINES = ['room', 'bathtub', 'off', 'tax', 'extra_hours', 'stay', 'hours'] as const

export const DeskExtra = Type.Object(
  {
    id: Type.Integer(),
    kind: OneOf(EXTRA_KINDS),
    words: Nullable(Type.String({ description: 'what it was, in the desk’s words' })),
    quantity: Type.Integer({ description: 'below zero: a counter-entry' }),
    price: Rupees('of one, tax included'),
    amount: Type.Integer({ description: 'whole rupees; below zero: a counter-entry' }),
    by: Type.String(),
    at: Instant('when it was written'),
    reason: Nullable(Type.String({ description: 'why a line was taken back' })),
    is_corrected: Type.Boolean({ description: 'it was taken back, or takes another line back' }),
    denied_at: Nullable(Instant('when the guests said that they did not have it')),
  },
  { title: 'DeskExtra', description: 'something beside the room: the hotel’s own money' },
)
export type DeskExtra = Static<typeof DeskExtra>

export const UpiAccount = Type.Object(
  {
    vpa: Type.String({ description: 'as name@bank' }),
    payee: Type.String({ description: 'the name that payers see' }),
    set_by: Type.String({ description: 'the manager who set it' }),
    set_at: Instant('when'),
  },
  { title: 'UpiAccount', description: 'where the hotel takes money by UPI' },
)
export type UpiAccount = Static<typeof UpiAccount>

export const DeskBill = Type.Object(
  {
    hotel: Type.String(),
    code: Nullable(Type.String({ description: 'of a booking' })),
    rooms: Type.Array(Type.String()),
    name: Nullable(Type.String({ description: 'of the guests, as long as the desk may see it' })),
    invoice_company: Nullable(NamedCompany),
    from: Instant('check-in'),
    until: Instant('check-out, with added hours'),
    lines: Type.Array(
      Type.Object(
        {
          what: OneOf(BILL_LINES),
          amount: Type.Integer({ description: 'whole rupees; below zero: taken off' }),
          percent: Nullable(Type.Integer({ description: 'of tax' })),
          until: Nullable(Instant('the end that these hours made')),
          usual: Nullable(Rupees('what the hotel’s prices came to, where another price was agreed')),
          reason: Nullable(Type.String({ description: 'why the price differs' })),
        },
        { title: 'DeskBillLine' },
      ),
      { description: 'the stay' },
    ),
    extras: Type.Array(DeskExtra, { description: 'oldest first' }),
    total: Rupees('of the stay and the extras'),
    paid_online: Rupees('extra hours included'),
    takings: Type.Array(Taking, { description: 'money taken at the desk, oldest first' }),
    due: Rupees('still to be taken at the desk'),
    too_much: Rupees('taken beyond what is due, to be given back'),
    can_add: Type.Boolean({ description: 'something can be added now' }),
    can_correct: Type.Boolean({ description: 'entries can be taken back' }),
    upi: Nullable(UpiAccount),
    upi_note: Type.String({ description: 'what the payer’s bank shows' }),
  },
  { title: 'DeskBill', description: 'all that guests pay, and what is left of it' },
)
export type DeskBill = Static<typeof DeskBill>

const NewExtra = Type.Object(
  {
    kind: OneOf(EXTRA_KINDS),
    words: Type.Optional(
      Nullable(Type.String({ maxLength: MAX_EXTRA_WORDS, description: 'what it was; damage and other need it' })),
    ),
    quantity: Type.Integer({ minimum: 1, maximum: MAX_EXTRA_QUANTITY }),
    price: Type.Integer({ minimum: 1, maximum: MAX_EXTRA_LINE, description: 'of one, whole rupees, tax included' }),
  },
  { title: 'NewExtra', examples: [{ kind: 'food', words: 'Dinner', quantity: 2, price: 180 }] },
)

const ExtraCorrection = Type.Object(
  {
    extra: Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the id of the wrong line' }),
    reason: Type.String({ maxLength: 200 }),
    quantity: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_EXTRA_QUANTITY,
        description: 'how many there really were, fewer than written; without it none',
      }),
    ),
  },
  { title: 'ExtraCorrection', examples: [{ extra: 1, reason: 'One too many', quantity: 2 }] },
)

const read = { method: 'GET', tag: 'Desk', params: IdParams, response: DeskBill } as const
const act = { method: 'POST', tag: 'Desk', params: IdParams, response: DeskBill, isIdempotent: true } as const
const KEY_REFUSALS = ['NO_SESSION', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
const ADD_REFUSALS = [...KEY_REFUSALS, 'NOT_FOUND', 'NOT_ALLOWED_NOW', 'EXTRAS_FULL'] as const
const CORRECT_REFUSALS = [...KEY_REFUSALS, 'NOT_FOUND', 'ALREADY_MARKED'] as const

export const billOfBooking = defineCall({
  ...read,
  rights: 'desk-booking',
  path: '/desk/bookings/{id}/bill',
  summary: 'The bill of a booking at the desk: stay, extras, what was paid and what is due',
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const addExtra = defineCall({
  ...act,
  rights: 'desk-booking',
  path: '/desk/bookings/{id}/extras',
  summary: 'Adds something beside the room to the bill, while the guests are here or until two hours after they left',
  body: NewExtra,
  refusals: [...ADD_REFUSALS, 'ALREADY_CANCELLED'],
})

export const correctExtra = defineCall({
  ...act,
  rights: 'desk-booking',
  path: '/desk/bookings/{id}/correct-extra',
  summary: 'Takes a wrong line back by a counter-entry, and writes how many there really were',
  body: ExtraCorrection,
  refusals: [...CORRECT_REFUSALS, 'ALREADY_CANCELLED'],
})

export const billOfWalkIn = defineCall({
  ...read,
  rights: 'desk',
  path: '/desk/walk-ins/{id}/bill',
  summary: 'The bill of a walk-in: stay, extras, what was paid and what is due',
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const addExtraOfWalkIn = defineCall({
  ...act,
  rights: 'desk',
  path: '/desk/walk-ins/{id}/extras',
  summary: 'Adds something beside the room to a walk-in’s bill',
  body: NewExtra,
  refusals: ADD_REFUSALS,
})

export const correctExtraOfWalkIn = defineCall({
  ...act,
  rights: 'desk',
  path: '/desk/walk-ins/{id}/correct-extra',
  summary: 'Takes a wrong line of a walk-in back by a counter-entry, and writes how many there really were',
  body: ExtraCorrection,
  refusals: CORRECT_REFUSALS,
})

const UpiSetting = Type.Object({ upi: Nullable(UpiAccount) }, { title: 'UpiSetting' })
const manager = { tag: 'Desk', rights: 'desk-manager', path: '/desk/upi', response: UpiSetting } as const

export const deskUpi = defineCall({
  ...manager,
  method: 'GET',
  summary: 'Where this hotel takes money by UPI',
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const setUpi = defineCall({
  ...manager,
  method: 'POST',
  summary: 'Sets where this hotel takes money by UPI, or takes it away',
  body: Type.Object(
    {
      vpa: Nullable(Type.String({ maxLength: MAX_VPA, description: 'as name@bank; null: the hotel has none' })),
      payee: Type.Optional(Nullable(Type.String({ maxLength: MAX_PAYEE, description: 'the name that payers see' }))),
    },
    { examples: [{ vpa: 'lanterncourt@hdfcbank', payee: 'The Lantern Court' }] },
  ),
  refusals: [...KEY_REFUSALS, 'MANAGERS_ONLY'],
  isIdempotent: true,
})

export const denyExtra = defineCall({
  method: 'POST',
  path: '/bookings/{id}/deny-extra',
  tag: 'Bookings',
  summary:
    'The guests say that they did not have this: the hotel’s desk reads it, and no money moves; again changes nothing',
  rights: 'booking-owner',
  params: IdParams,
  body: Type.Object(
    { extra: Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'the id of the line' }) },
    { examples: [{ extra: 1 }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: ['NO_SESSION', 'CROSS_SITE', 'NOT_FOUND', 'NOT_ALLOWED_NOW'],
})
