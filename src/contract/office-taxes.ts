import { Type, type Static } from 'typebox'
import { HELD_TAXES } from '#domain/ledger/tax-payments.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, byAdmin, Paise, PaiseFrom } from './office-parts.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf, Uuid } from './primitives.ts'
import { MonthParam } from './statements.ts'

const Tax = OneOf(HELD_TAXES)
const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', examples: ['2027-01-07'] })

export const Taxes = Type.Object(
  {
    held: Type.Array(Type.Object({ tax: Tax, name: Type.String(), paise: Paise('held for the state now') })),
    months: Type.Array(
      Type.Object({
        tax: Tax,
        name: Type.String(),
        month: Type.String({ examples: ['2026-12'] }),
        collected: Paise('collected in the month'),
        paid: Paise('paid to the state for it'),
        due: Type.String({ description: 'the day by which it is to be paid', examples: ['2027-01-07'] }),
      }),
      { maxItems: 96, description: 'the newest first' },
    ),
    payments: Type.Array(
      Type.Object({
        id: Type.String(),
        tax: Tax,
        name: Type.String(),
        month: Type.String(),
        paise: Paise('to the state'),
        challan: Type.String(),
        paid_on: Type.String(),
        recorded_by: Type.String(),
        recorded_at: Instant('when it was entered'),
        reason: Type.String(),
        taken_back_by: Nullable(Type.String({ description: 'who said that it was entered wrongly' })),
      }),
      { maxItems: 100, description: 'the newest first' },
    ),
  },
  { title: 'Taxes' },
)
export type Taxes = Static<typeof Taxes>

export const officeTaxes = defineCall({
  method: 'GET',
  path: '/office/taxes',
  tag: 'Office',
  summary: 'What is held for the state, what was collected by month, and what was paid with which challan',
  rights: 'office',
  response: Taxes,
  refusals: OFFICE_REFUSALS,
})

export const recordTaxPaid = defineCall({
  ...byAdmin,
  path: '/office/taxes/paid',
  summary: 'Collected tax was paid to the state: the books move from our bank, once for its challan',
  body: Type.Object(
    {
      tax: Tax,
      month: MonthParam,
      paise: PaiseFrom('paid', 1),
      challan: Type.String({ minLength: 1, maxLength: 60, description: 'CPIN, CIN or the number of the challan' }),
      paid_on: Day,
      reason: Reason,
    },
    {
      examples: [
        {
          tax: 'tds',
          month: '2026-12',
          paise: 150_00,
          challan: '0510308-07012027-00012',
          paid_on: '2027-01-07',
          reason: 'TDS of December',
        },
      ],
    },
  ),
  response: Taxes,
  refusals: [...ADMIN_REFUSALS, ...KEY_REFUSALS, 'REFERENCE_USED', 'AMOUNT_TOO_LARGE'],
  isIdempotent: true,
})

export const takeTaxPaidBack = defineCall({
  ...byAdmin,
  path: '/office/taxes/taken-back',
  summary: 'A payment of tax was entered wrongly: the books move back, and its challan may be entered again',
  body: Type.Object({ payment_id: Uuid, reason: Reason }, { examples: [{ payment_id: 'id', reason: 'Wrong month' }] }),
  response: Taxes,
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED', ...KEY_REFUSALS],
  isIdempotent: true,
})
