import { Type, type Static } from 'typebox'
import { PAYOUT_STATES } from '#domain/ledger/payout-state.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { aboutHotel, ADMIN_REFUSALS, byAdmin, decision, DECISION_REFUSALS, Paise, twoPeople } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { Instant, MAX_INTEGER, Nullable, OneOf, Uuid } from './primitives.ts'
import { MonthParam } from './statements.ts'

/** A hotel with its name. */
export const NamedHotel = Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'NamedHotel' })

/** A file that an operator saves and then uploads to a different site. */
export const TextFile = Type.Object({ name: Type.String(), text: Type.String() }, { title: 'TextFile' })

const PayoutFile = Type.Object({
  number: Type.Integer({ description: 'which every copy of it bears' }),
  made_by: Type.String(),
  made_at: Instant('when'),
  reason: Type.String(),
  payouts: Type.Integer({ description: 'how many it asks for' }),
  paise: Paise('that it asks for'),
})

/** The fields of a payout, both in its run and in the list of payouts. */
export const payoutFields = {
  id: Type.String(),
  hotel: NamedHotel,
  month: Type.String(),
  paise: Paise('to the hotel'),
  state: OneOf(PAYOUT_STATES, 'confirmed: by a second person, and not sent yet; dropped: with its whole run'),
  bank: Type.String(),
  account_ending: Type.String({ description: 'the last four digits of the account' }),
  sent_at: Nullable(Instant('handed to the bank')),
  paid_at: Nullable(Instant('when')),
  bank_reference: Nullable(Type.String()),
  returned_at: Nullable(Instant('when the bank sent it back')),
  refused_at: Nullable(Instant('when the bank’s refusal was recorded: it is not paid any more')),
  refusal: Nullable(Type.String({ description: 'why the bank refused it' })),
}

export const Payout = Type.Object(payoutFields, { title: 'Payout' })
export type Payout = Static<typeof Payout>

export const PayoutRun = Type.Object(
  {
    id: Type.String(),
    status: OneOf(['proposed', 'confirmed', 'dropped']),
    ...twoPeople,
    total: Paise('all of it'),
    count: Type.Integer({ description: 'payouts in all' }),
    open: Type.Object(
      {
        payouts: Type.Integer({ description: 'neither paid nor refused' }),
        paise: Paise('of these'),
        sent: Type.Integer({ description: 'how many of these were handed to the bank' }),
      },
      { title: 'OpenPayouts' },
    ),
    payouts: Type.Array(Payout, {
      maxItems: 200,
      description: 'a page of them by hotel; in a list of runs the first twenty, after an act on a payout that one',
    }),
    next: Nullable(Type.String({ description: '`after` of the next page; null after the last' })),
    files: Type.Array(PayoutFile, {
      maxItems: 50,
      description: 'that were made for the bank, the newest first',
    }),
  },
  { title: 'PayoutRun' },
)
export type PayoutRun = Static<typeof PayoutRun>

export const officePayouts = defineCall({
  method: 'GET',
  path: '/office/payouts',
  tag: 'Office',
  summary: 'Payouts of hotels by the runs they were proposed in, the newest first',
  rights: 'office',
  query: Type.Object({ skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  response: Type.Object({ runs: Type.Array(PayoutRun, { maxItems: 10 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const officePayoutRun = defineCall({
  method: 'GET',
  path: '/office/payouts/{id}',
  tag: 'Office',
  summary: 'One run of payouts, two hundred payouts at a time',
  rights: 'office',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ after: Type.Optional(Uuid) }),
  response: PayoutRun,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const proposeOfficePayouts = defineCall({
  ...byAdmin,
  path: '/office/payouts/propose',
  summary: 'Proposes to pay what the closed statements of a month leave to pay; somebody else confirms it',
  body: Type.Object(
    {
      month: MonthParam,
      hotels: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: MAX_INTEGER }), {
          maxItems: 1000,
          description: 'only these; without it all',
        }),
      ),
      reason: Reason,
    },
    { examples: [{ month: '2026-11', reason: 'November' }] },
  ),
  response: Type.Object({
    run: Nullable(PayoutRun),
    without_account: Type.Array(NamedHotel, {
      maxItems: 200,
      description: 'are owed money, and have no bank details that count',
    }),
    without_account_count: Type.Integer({ description: 'of them in all' }),
  }),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS],
  isIdempotent: true,
})

const aboutRun = {
  ...byAdmin,
  body: Type.Object(
    { run_id: Uuid, reason: Reason },
    { title: 'RunAndReason', examples: [{ run_id: 'run', reason: 'Compared with the bank' }] },
  ),
} as const

export const confirmOfficePayouts = defineCall({
  ...aboutRun,
  rights: 'office-second',
  path: '/office/payouts/confirm',
  summary: 'Lets a proposed run go; never by the one who proposed it',
  response: PayoutRun,
  refusals: [...ADMIN_REFUSALS, 'ADMIN_TOO_NEW', 'NOT_FOUND', 'SAME_PERSON', 'ALREADY_DECIDED', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const dropOfficePayouts = defineCall({
  ...aboutRun,
  path: '/office/payouts/drop',
  summary: 'Takes a run back that is not confirmed',
  response: PayoutRun,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED', ...KEY_REFUSALS],
  isIdempotent: true,
})

export const sendOfficePayouts = defineCall({
  ...byAdmin,
  path: '/office/payouts/send',
  summary: 'Hands a confirmed run to the bank: a file for its upload. Asked for again it is the same file',
  body: Type.Object(
    {
      run_id: Uuid,
      again_after: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_INTEGER,
          description: 'the number of the file that the bank did not take: makes another, with what is not paid yet',
        }),
      ),
      reason: Reason,
    },
    { examples: [{ run_id: 'run', reason: 'November' }] },
  ),
  response: Type.Object({
    number: Type.Integer(),
    is_new: Type.Boolean({ description: 'false: this file was handed out before' }),
    file: Nullable(TextFile),
  }),
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'ALREADY_PAID', 'PLAN_CHANGED'],
  limitPerMinute: 10,
})

export const markOfficePayoutPaid = defineCall({
  ...byAdmin,
  path: '/office/payouts/paid',
  summary: 'The bank paid: its reference is kept, and the books move',
  body: Type.Object(
    {
      payout_id: Uuid,
      bank_reference: Type.String({ pattern: '^[A-Za-z0-9/-]{6,40}$', description: 'the UTR' }),
      reason: Reason,
    },
    { examples: [{ payout_id: 'payout', bank_reference: 'HDFCR52026120471', reason: 'Seen on our statement' }] },
  ),
  response: PayoutRun,
  refusals: [
    ...ADMIN_REFUSALS,
    'NOT_FOUND',
    'NOT_CONFIRMED',
    'ALREADY_PAID',
    'BANK_REFUSED',
    'REFERENCE_USED',
    ...KEY_REFUSALS,
  ],
  isIdempotent: true,
})

/** The fields shared by the calls that record what the bank did with a payout. */
const aboutPayout = {
  ...byAdmin,
  body: Type.Object(
    { payout_id: Uuid, reason: Reason },
    { title: 'PayoutAndReason', examples: [{ payout_id: 'payout', reason: 'The account is closed, says the bank' }] },
  ),
  isIdempotent: true,
} as const

export const markOfficePayoutReturned = defineCall({
  ...aboutPayout,
  path: '/office/payouts/returned',
  summary: 'The bank sent a payout back: we owe it again, and the next run pays it',
  response: PayoutRun,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'NOT_PAID', ...KEY_REFUSALS],
})

export const markOfficePayoutRefused = defineCall({
  ...aboutPayout,
  path: '/office/payouts/refused',
  summary: 'The bank refused a payout of a file: nothing moved, we still owe it, and the next run pays it',
  response: PayoutRun,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'NOT_SENT', 'ALREADY_PAID', 'BANK_REFUSED', ...KEY_REFUSALS],
})

export const HotelBankAccount = Type.Object(
  {
    id: Type.Integer(),
    status: OneOf(['proposed', 'waiting', 'current', 'earlier'], 'waiting: confirmed, and its 48 hours run'),
    holder: Type.String(),
    account_ending: Type.String(),
    number: Nullable(Type.String({ description: 'the whole number; admins only' })),
    ifsc: Type.String(),
    bank: Type.String(),
    ...twoPeople,
    counts_from: Nullable(Instant('when it is paid to')),
  },
  { title: 'HotelBankAccount' },
)
export type HotelBankAccount = Static<typeof HotelBankAccount>

export const hotelBankAccounts = defineCall({
  ...aboutHotel,
  method: 'GET',
  path: '/office/hotels/{id}/bank-accounts',
  summary: 'Where a hotel is paid, was paid, and is to be paid, the newest first',
  rights: 'office',
  response: Type.Array(HotelBankAccount),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const proposeBankAccount = defineCall({
  ...byAdmin,
  ...aboutHotel,
  path: '/office/hotels/{id}/bank-accounts',
  summary: 'Proposes where a hotel is paid; somebody else confirms it, and it counts 48 hours later',
  body: Type.Object(
    {
      holder: Type.String({ minLength: 1, maxLength: 100 }),
      number: Type.String({ pattern: '^[0-9]{9,18}$' }),
      ifsc: Type.String({ pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }),
      bank: Type.String({ minLength: 1, maxLength: 80 }),
      reason: Reason,
    },
    {
      examples: [
        {
          holder: 'Lantern Court Hotels LLP',
          number: '123456780417',
          ifsc: 'HDFC0000123',
          bank: 'HDFC Bank',
          reason: 'By letter of its owner',
        },
      ],
    },
  ),
  response: Type.Array(HotelBankAccount),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND'],
  isIdempotent: true,
})

export const decideBankAccount = defineCall({
  ...decision,
  path: '/office/bank-accounts/decide',
  summary: 'Confirms a hotel’s bank details, never one’s own, or drops them',
  response: Type.Array(HotelBankAccount),
  refusals: [...DECISION_REFUSALS, ...KEY_REFUSALS],
  isIdempotent: true,
})
