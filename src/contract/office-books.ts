import { Type, type Static } from 'typebox'
import { ACCOUNTS } from '#domain/ledger/accounts.ts'
import { CLOSING_OBSTACLES } from '#domain/ledger/month-state.ts'
import { POSTING_KINDS } from '#domain/ledger/words.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, MAX_PAISE, Paise, PaiseFrom } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf, Uuid } from './primitives.ts'
import { ListedStatement, MonthParam, Statement, StatementTableQuery } from './statements.ts'

const HotelId = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })
const StatementParams = Type.Object({ hotelId: HotelId, month: MonthParam })

export const officeStatements = defineCall({
  method: 'GET',
  path: '/office/statements',
  tag: 'Office',
  summary: 'Hotels’ months, the newest first: of a month, of a hotel, or all',
  rights: 'office',
  query: Type.Object({
    month: Type.Optional(MonthParam),
    hotel: Type.Optional(HotelId),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  response: Type.Object({ statements: Type.Array(ListedStatement, { maxItems: 50 }), has_more: Type.Boolean() }),
  refusals: OFFICE_REFUSALS,
})

export const OfficeStatement = Type.Object(
  {
    ...Statement.properties,
    obstacle: Nullable(OneOf(CLOSING_OBSTACLES, 'what keeps it from being closed now')),
    closed_by: Nullable(Type.String({ description: 'the operator who closed it' })),
    reason: Nullable(Type.String({ description: 'theirs' })),
    payable: Paise('what could be proposed to pay of it now'),
    account_ending: Nullable(Type.String({ description: 'the last four digits of where the hotel is paid now' })),
  },
  { title: 'OfficeStatement' },
)
export type OfficeStatement = Static<typeof OfficeStatement>

export const officeStatement = defineCall({
  method: 'GET',
  path: '/office/statements/{hotelId}/{month}',
  tag: 'Office',
  summary: 'A hotel’s month stay by stay, as it stands or as it was closed',
  rights: 'office',
  params: StatementParams,
  response: OfficeStatement,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const officeStatementCsv = defineCall({
  method: 'GET',
  path: '/office/statements/{hotelId}/{month}/csv',
  tag: 'Office',
  summary: 'The same month as a table for a spreadsheet, amounts in rupees',
  rights: 'office',
  params: StatementParams,
  query: StatementTableQuery,
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const closeOfficeStatement = defineCall({
  method: 'POST',
  path: '/office/statements/{hotelId}/{month}/close',
  tag: 'Office',
  summary: 'Closes a month, once: from then on nothing is posted into it',
  rights: 'office-admin',
  params: StatementParams,
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'The end of the month' }] }),
  response: OfficeStatement,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', ...CLOSING_OBSTACLES, ...KEY_REFUSALS],
  isIdempotent: true,
  limitPerMinute: 120,
})

export const correctHotelAccount = defineCall({
  method: 'POST',
  path: '/office/hotels/{id}/corrections',
  tag: 'Office',
  summary: 'An entry of its own in the month that is open; a closed statement never changes',
  rights: 'office-admin',
  params: IdParams,
  body: Type.Object(
    {
      paise: PaiseFrom('above zero in the hotel’s favour', -MAX_PAISE),
      code: Type.Optional(Type.String({ maxLength: 20, description: 'of the booking that it is about' })),
      reason: Reason,
    },
    { examples: [{ paise: -21_000, code: '7K3M9QXZ', reason: 'Love kit counted twice' }] },
  ),
  response: Type.Object(
    { owed: Paise('what we owe the hotel now'), proposal_id: Nullable(Uuid) },
    { description: 'up to the limits it counts at once; above them it waits for another admin' },
  ),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND'],
  isIdempotent: true,
  limitPerMinute: 60,
})

export const LedgerEntry = Type.Object(
  {
    account: OneOf(ACCOUNTS),
    name: Type.String({ description: 'of the account', examples: ['Hotels'] }),
    hotel: Nullable(Type.String({ description: 'whose account it is' })),
    paise: Paise('debits above zero, credits below'),
    words: Type.String({ examples: ['₹40.50 is owed to the hotel'] }),
  },
  { title: 'LedgerEntry' },
)

export const LedgerPosting = Type.Object(
  {
    id: Type.Integer(),
    kind: OneOf(POSTING_KINDS),
    words: Type.String({ examples: ['The guest paid'] }),
    at: Instant('from when it counts'),
    reason: Nullable(Type.String({ description: 'of a correction' })),
    entries: Type.Array(LedgerEntry),
  },
  { title: 'LedgerPosting' },
)
export type LedgerPosting = Static<typeof LedgerPosting>

export const officeBookingLedger = defineCall({
  method: 'GET',
  path: '/office/bookings/{id}/ledger',
  tag: 'Office',
  summary: 'Everything that the books say of a booking, in the order in which it was posted',
  rights: 'office',
  params: IdParams,
  response: Type.Object({
    postings: Type.Array(LedgerPosting),
    sums: Type.Array(LedgerEntry, { description: 'by account, those that are nothing left out' }),
  }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const BooksDifference = Type.Object(
  {
    what: Type.String({ description: 'which comparison', examples: ['gateway_payment'] }),
    subject: Type.String({ description: 'the id of a row, or of the gateway' }),
    booked: Nullable(Paise('in our books')),
    found: Nullable(Paise('in what they are compared with')),
    words: Type.String(),
  },
  { title: 'BooksDifference' },
)

export const BooksCheck = Type.Object(
  {
    at: Instant('when'),
    differences: Type.Integer(),
    found: Type.Array(BooksDifference, { maxItems: 200, description: 'the first 200 of them' }),
  },
  { title: 'BooksCheck' },
)
export type BooksCheck = Static<typeof BooksCheck>

export const Books = Type.Object(
  {
    accounts: Type.Array(
      Type.Object({
        account: OneOf(ACCOUNTS),
        name: Type.String(),
        group: OneOf(
          ['money', 'owed', 'ours', 'taxes'],
          'where the money is, who gets it, what is ours, what the state gets',
        ),
        paise: Paise('debits above zero, credits below'),
      }),
    ),
    total: Paise('of all accounts: zero'),
    check: Nullable(BooksCheck),
  },
  { title: 'Books' },
)
export type Books = Static<typeof Books>

export const officeBooks = defineCall({
  method: 'GET',
  path: '/office/books',
  tag: 'Office',
  summary: 'The books by account, and what their last check found',
  rights: 'office',
  response: Books,
  refusals: OFFICE_REFUSALS,
})

export const checkOfficeBooks = defineCall({
  method: 'POST',
  path: '/office/books/check',
  tag: 'Office',
  summary: 'Compares the books now with payments, refunds, credits, stays and the gateway’s own list',
  rights: 'office-admin',
  body: Type.Object({ reason: Reason }, { examples: [{ reason: 'After last night’s difference' }] }),
  response: Books,
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 2,
})
