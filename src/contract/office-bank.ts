import { Type, type Static } from 'typebox'
import { BANK_DIFFERENCES, BANK_LINE_STATES, EXPLANATIONS, TRANSFER_KINDS } from '#domain/bank/match-lines.ts'
import { STATEMENT_FAULTS } from '#domain/bank/statement-line.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin, bySecondPerson, Paise, twoPeople } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

/** The maximum length of a statement in characters. It is enough for a month of a busy account. */
const MAX_TABLE = 1_000_000
const MAX_AT_ONCE = 50

const Day = Type.String({ examples: ['2026-12-07'] })
const Account = Type.String({ pattern: '^[0-9]{4}$', description: 'the last four digits of our account' })
const LineId = Type.Integer({ minimum: 1, maximum: MAX_INTEGER, description: 'of a line of the bank' })

const line = {
  day: Day,
  reference: Type.String({ description: 'UTR, reference or cheque, as the bank writes it' }),
  description: Type.String({ description: 'as the bank writes it' }),
  paise: Paise('above zero it came in'),
  difference: Nullable(OneOf(BANK_DIFFERENCES)),
  ours: Nullable(
    Type.Object(
      { kind: OneOf(TRANSFER_KINDS), id: Type.String(), paise: Paise('as our books have it') },
      { title: 'OurTransfer', description: 'what the UTR names' },
    ),
  ),
}

export const BankStatementPlan = Type.Object(
  {
    account: Account,
    is_new_account: Type.Boolean({ description: 'nothing was read of this account before' }),
    from: Day,
    until: Day,
    opening: Paise('before the first line'),
    closing: Paise('after the last line'),
    known: Type.Integer({ description: 'lines that were read before' }),
    fresh: Type.Integer({ description: 'new lines' }),
    matching: Type.Integer({ description: 'new lines that match our books' }),
    gap: Nullable(Paise('that moved between the line read before and these, in lines that are missing')),
    shown: Type.Array(
      Type.Object(
        { line: Type.Integer({ description: 'of the file, counting from 1' }), ...line },
        { title: 'PlannedBankLine' },
      ),
      { description: 'the first 20 new lines that do not match' },
    ),
    faults: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'of the file, counting from 1' }),
        fault: OneOf(STATEMENT_FAULTS),
        text: Type.String({ description: 'what the file has there, or should have' }),
      }),
      { description: 'the first 100 reasons why the file changes nothing' },
    ),
  },
  { title: 'BankStatementPlan' },
)
export type BankStatementPlan = Static<typeof BankStatementPlan>

const file = {
  account: Account,
  file_name: Type.String({ minLength: 1, maxLength: 300 }),
  table: Type.String({
    minLength: 1,
    maxLength: MAX_TABLE,
    description: 'the bank’s statement as CSV: docs/accounting.md names its columns',
  }),
}
const example = {
  account: '5678',
  file_name: 'december.csv',
  table: 'Date,Narration,UTR,Debit,Credit,Balance\n01/11/2026,NEFT,HDFCN26341008812,,1537.83,1537.83',
}

export const compareBankStatement = defineCall({
  ...byAdmin,
  path: '/office/bank/compare',
  summary: 'Reads a statement of our bank beside our books and changes nothing',
  body: Type.Object(file, { title: 'BankStatementFile', examples: [example] }),
  response: BankStatementPlan,
  refusals: ADMIN_REFUSALS,
  maxBodyBytes: 3 * MAX_TABLE,
})

export const readBankStatement = defineCall({
  ...byAdmin,
  path: '/office/bank/read',
  summary: 'Keeps the lines of a statement that are new and matches them; a file with a fault changes nothing',
  body: Type.Object(
    { ...file, reason: Reason },
    { title: 'BankStatementFileAndReason', examples: [{ ...example, reason: 'December' }] },
  ),
  response: BankStatementPlan,
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'BANK_STATEMENT_FAULTY', 'BANK_STATEMENT_KNOWN', 'PLAN_CHANGED'],
  isIdempotent: true,
  maxBodyBytes: 3 * MAX_TABLE,
})

export const OfficeBankLine = Type.Object(
  {
    id: LineId,
    account: Account,
    ...line,
    balance: Paise('after it'),
    state: OneOf(BANK_LINE_STATES),
    hotel: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'Named' })),
    booking: Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' })),
    explanation: Nullable(Type.Object({ kind: OneOf(EXPLANATIONS), ...twoPeople }, { title: 'BankExplanation' })),
  },
  { title: 'OfficeBankLine' },
)
export type OfficeBankLine = Static<typeof OfficeBankLine>

export const OfficeBank = Type.Object(
  {
    lines: Type.Array(OfficeBankLine, { maxItems: 50, description: 'the newest first' }),
    has_more: Type.Boolean(),
    counts: Type.Object(
      {
        open: Type.Integer(),
        waiting: Type.Integer({ description: 'for a second person' }),
        matched: Type.Integer(),
        explained: Type.Integer(),
      },
      { title: 'BankLineCounts', description: 'of all lines' },
    ),
    accounts: Type.Array(
      Type.Object({ account: Account, from: Day, until: Day, closing: Paise('at the end') }, { title: 'ReadAccount' }),
    ),
    missing: Type.Object(
      {
        count: Type.Integer(),
        paise: Paise('of all of them'),
        transfers: Type.Array(
          Type.Object(
            {
              kind: OneOf(TRANSFER_KINDS),
              id: Type.String(),
              utr: Type.String(),
              paise: Paise('above zero it should have come in'),
              day: Day,
            },
            { title: 'MissingTransfer' },
          ),
          { maxItems: 100, description: 'the first 100' },
        ),
      },
      { title: 'MissingTransfers', description: 'ours, that the bank did not show within three working days' },
    ),
  },
  { title: 'OfficeBank' },
)
export type OfficeBank = Static<typeof OfficeBank>

const BankFilter = {
  state: Type.Optional(OneOf(BANK_LINE_STATES)),
  text: Type.Optional(Type.String({ maxLength: 80, description: 'a part of reference, UTR or description' })),
}

export const officeBank = defineCall({
  method: 'GET',
  path: '/office/bank',
  tag: 'Office',
  summary: 'The lines of our bank account beside our books, and what the bank never showed',
  rights: 'office',
  query: Type.Object({ ...BankFilter, skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }),
  response: OfficeBank,
  refusals: OFFICE_REFUSALS,
})

export const officeBankCsv = defineCall({
  method: 'GET',
  path: '/office/bank/csv',
  tag: 'Office',
  summary: 'The newest 5,000 of the same lines as a table, amounts in rupees',
  rights: 'office',
  query: Type.Object(BankFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: OFFICE_REFUSALS,
  limitPerMinute: 30,
})

export const explainBankLines = defineCall({
  ...byAdmin,
  path: '/office/bank/explain',
  summary: 'Proposes why lines that match nothing are right; another admin confirms it. All, or none',
  body: Type.Object(
    {
      lines: Type.Array(LineId, { minItems: 1, maxItems: MAX_AT_ONCE }),
      explanation: OneOf(EXPLANATIONS),
      reason: Reason,
    },
    { examples: [{ lines: [1], explanation: 'charges', reason: 'NEFT charges of December' }] },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'ALREADY_EXPLAINED', 'BANK_LINE_MATCHES'],
  isIdempotent: true,
})

export const decideBankLines = defineCall({
  ...bySecondPerson,
  path: '/office/bank/decide',
  summary: 'Confirms explanations, never one’s own, and posts charges and interest; or drops them. All, or none',
  body: Type.Object(
    {
      lines: Type.Array(Type.Object({ id: LineId, explanation: OneOf(EXPLANATIONS) }, { title: 'SeenExplanation' }), {
        minItems: 1,
        maxItems: MAX_AT_ONCE,
      }),
      decision: OneOf(['confirm', 'drop']),
      reason: Reason,
    },
    {
      examples: [
        { lines: [{ id: 1, explanation: 'charges' }], decision: 'confirm', reason: 'The bank’s tariff says so' },
      ],
    },
  ),
  response: Type.Object({ done: Type.Literal(true) }),
  refusals: [
    ...ADMIN_REFUSALS,
    ...KEY_REFUSALS,
    'ADMIN_TOO_NEW',
    'NOT_FOUND',
    'ALREADY_DECIDED',
    'SAME_PERSON',
    'PLAN_CHANGED',
    'BANK_LINE_MATCHES',
  ],
  isIdempotent: true,
})
