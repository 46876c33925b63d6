import { Type, type Static } from 'typebox'
import { DIFFERENCES } from '#domain/settlements/match-lines.ts'
import { LINE_KINDS, REPORT_FAULTS } from '#domain/settlements/report-line.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin, bySecondPerson, Paise, twoPeople } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'

/** The maximum length of a report in characters, which is enough for a month of a small account. */
const MAX_TABLE = 1_000_000

const Reference = Type.String({ pattern: '^[A-Za-z0-9_-]{6,60}$', description: 'the gateway’s id' })
const Day = Type.String({ examples: ['2026-12-07'] })

const sums = {
  payments: Paise('of guests'),
  refunds: Paise('to guests, below zero'),
  adjustments: Paise('disputes and other corrections of the gateway'),
  fee: Paise('kept by the gateway, without GST'),
  tax: Paise('GST on the fee: our input credit'),
  net: Paise('at our bank'),
}

const LineDifference = Type.Object(
  {
    kind: OneOf(DIFFERENCES),
    paise: Paise('the line less what our books expect'),
    expected: Nullable(Paise('what our books expect of the same thing')),
  },
  { title: 'LineDifference' },
)

const line = {
  line: Type.Integer({ description: 'of the file, counting from 1' }),
  kind: OneOf(LINE_KINDS),
  reference: Type.String({ description: 'the gateway’s id of it' }),
  amount: Paise('above zero it came to us'),
  differences: Type.Array(LineDifference),
}

export const PlannedSettlement = Type.Object(
  {
    reference: Type.String(),
    utr: Type.String({ description: 'the bank’s reference' }),
    day: Day,
    ...sums,
    lines: Type.Integer(),
    different: Type.Integer({ description: 'lines that differ from our books' }),
    shown: Type.Array(Type.Object(line, { title: 'PlannedLine' }), { description: 'the first 20 of these' }),
  },
  { title: 'PlannedSettlement' },
)

export const SettlementReport = Type.Object(
  {
    settlements: Type.Array(PlannedSettlement, { description: 'that nobody has proposed yet' }),
    known: Type.Integer({ description: 'settlements that were proposed before with the same lines' }),
    waiting: Type.Integer({ description: 'lines that the gateway has not settled yet' }),
    faults: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'of the file, counting from 1' }),
        fault: OneOf(REPORT_FAULTS),
        text: Type.String({ description: 'what the file has there' }),
      }),
      { description: 'the first 100 reasons why the file changes nothing' },
    ),
  },
  { title: 'SettlementReport' },
)
export type SettlementReport = Static<typeof SettlementReport>

const report = {
  file_name: Type.String({ minLength: 1, maxLength: 300 }),
  table: Type.String({
    minLength: 1,
    maxLength: MAX_TABLE,
    description: 'the gateway’s settlement report as CSV: docs/accounting.md names its columns',
  }),
}
const example = {
  file_name: 'settlements.csv',
  table: 'transaction_entity,entity_id,amount\npayment,pay_RmQ7c2LxTg41Ks,3726.00',
}

export const compareSettlements = defineCall({
  ...byAdmin,
  path: '/office/settlements/compare',
  summary: 'Reads the gateway’s report beside our books and changes nothing',
  body: Type.Object(report, { title: 'SettlementFile', examples: [example] }),
  response: SettlementReport,
  refusals: ADMIN_REFUSALS,
  maxBodyBytes: 3 * MAX_TABLE,
})

export const proposeSettlements = defineCall({
  ...byAdmin,
  path: '/office/settlements/propose',
  summary: 'Proposes every settlement of a report that is new; a report with a fault changes nothing',
  body: Type.Object(
    { ...report, reason: Reason },
    { title: 'SettlementFileAndReason', examples: [{ ...example, reason: 'Monday’s report' }] },
  ),
  response: SettlementReport,
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'SETTLEMENT_REPORT_FAULTY', 'SETTLEMENTS_KNOWN', 'PLAN_CHANGED'],
  isIdempotent: true,
  maxBodyBytes: 3 * MAX_TABLE,
})

const settlement = {
  reference: Type.String(),
  utr: Type.String({ description: 'the bank’s reference' }),
  day: Day,
  status: OneOf(['proposed', 'confirmed']),
  file_name: Type.String({ description: 'of the report' }),
  fingerprint: Type.String({ description: 'of its lines, for the second person' }),
  ...twoPeople,
  ...sums,
  different: Type.Integer({ description: 'lines that differ from our books now' }),
}

export const ListedSettlement = Type.Object({ ...settlement, lines: Type.Integer() }, { title: 'ListedSettlement' })
export type ListedSettlement = Static<typeof ListedSettlement>

const BookingOf = Nullable(Type.Object({ id: Type.String(), code: Type.String() }, { title: 'BookingCode' }))

export const OfficeSettlements = Type.Object(
  {
    settlements: Type.Array(ListedSettlement, { maxItems: 20, description: 'the newest first' }),
    has_more: Type.Boolean(),
    missing: Type.Object(
      {
        count: Type.Integer(),
        paise: Paise('of all of them'),
        money: Type.Array(
          Type.Object({
            kind: OneOf(LINE_KINDS),
            reference: Nullable(Type.String()),
            paise: Paise('ours'),
            at: Instant('when it was paid or refunded'),
            booking: BookingOf,
          }),
          { maxItems: 100, description: 'the first 100' },
        ),
      },
      { title: 'MissingMoney', description: 'ours, older than five days before the newest settlement, and in none' },
    ),
  },
  { title: 'OfficeSettlements' },
)
export type OfficeSettlements = Static<typeof OfficeSettlements>

export const officeSettlements = defineCall({
  method: 'GET',
  path: '/office/settlements',
  tag: 'Office',
  summary: 'What the gateway paid to our bank, by settlement, and what is missing in them',
  rights: 'office',
  query: Type.Object({ skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  response: OfficeSettlements,
  refusals: OFFICE_REFUSALS,
})

export const OfficeSettlement = Type.Object(
  {
    ...settlement,
    lines: Type.Array(
      Type.Object(
        {
          ...line,
          fee: sums.fee,
          tax: sums.tax,
          net: Paise('to our bank'),
          dispute: Nullable(Type.String({ description: 'the gateway’s id of the dispute' })),
          booking: BookingOf,
        },
        { title: 'SettlementLine' },
      ),
      { description: 'those that differ first' },
    ),
  },
  { title: 'OfficeSettlement' },
)
export type OfficeSettlement = Static<typeof OfficeSettlement>

const aboutSettlement = {
  method: 'GET',
  tag: 'Office',
  rights: 'office',
  params: Type.Object({ reference: Reference }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
} as const

export const officeSettlement = defineCall({
  ...aboutSettlement,
  path: '/office/settlements/{reference}',
  summary: 'A settlement line by line beside our books',
  response: OfficeSettlement,
})

export const officeSettlementCsv = defineCall({
  ...aboutSettlement,
  path: '/office/settlements/{reference}/csv',
  summary: 'The same as a table, amounts in rupees',
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
})

export const decideSettlements = defineCall({
  ...bySecondPerson,
  path: '/office/settlements/decide',
  summary: 'Confirms settlements, never one’s own, and posts each; or drops them. All, or none',
  body: Type.Object(
    {
      settlements: Type.Array(
        Type.Object({ reference: Reference, fingerprint: Type.String({ maxLength: 64 }) }, { title: 'SeenSettlement' }),
        { minItems: 1, maxItems: 50 },
      ),
      decision: OneOf(['confirm', 'drop']),
      reason: Reason,
    },
    {
      examples: [
        {
          settlements: [{ reference: 'setl_RmW4p8DfYk93Nv', fingerprint: 'f' }],
          decision: 'confirm',
          reason: 'The bank has it',
        },
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
    'GATEWAY_HOLDS_LESS',
  ],
  isIdempotent: true,
})
