/** The office's list of payouts to hotels, in pages and as a table. */
import { Type, type Static } from 'typebox'
import { PAYOUT_STATES } from '#domain/ledger/payout-state.ts'
import { LAST_MONTH } from '#domain/office/payout-list.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS } from './office-parts.ts'
import { payoutFields } from './office-payouts.ts'
import { Instant, Nullable, OneOf, Uuid } from './primitives.ts'

const filter = {
  state: Type.Optional(OneOf(PAYOUT_STATES, 'confirmed: and not sent yet')),
  month: Type.Optional(
    Type.String({
      pattern: `^(?:${LAST_MONTH}|20\\d{2}-(?:0[1-9]|1[0-2]))$`,
      examples: ['2026-11'],
      description: 'whose statements are paid; `last_month` moves along with the calendar',
    }),
  ),
  hotel: Type.Optional(Type.String({ maxLength: 80, description: 'part of a hotel’s name' })),
}

export const PayoutListFilter = Type.Object(filter, { title: 'PayoutListFilter', additionalProperties: false })

export type PayoutListQuery = Static<typeof PayoutListFilter>

export const ListedPayout = Type.Object(
  { ...payoutFields, proposed_at: Instant('with its whole run') },
  { title: 'ListedPayout' },
)
export type ListedPayout = Static<typeof ListedPayout>

export const officePayoutList = defineCall({
  method: 'GET',
  path: '/office/payout-list',
  tag: 'Office',
  summary: 'Payouts of all runs by state, month and hotel, a hundred at a time',
  rights: 'office',
  query: Type.Object({ ...filter, after: Type.Optional(Uuid) }),
  response: Type.Object({
    payouts: Type.Array(ListedPayout, { maxItems: 100, description: 'those of the newest run first, by hotel' }),
    next: Nullable(Type.String({ description: '`after` of the next page; null after the last' })),
    count: Nullable(
      Type.Integer({ description: 'of all pages, on the first page only; 10,001 stands for more than 10,000' }),
    ),
  }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 240,
})

export const exportPayouts = defineCall({
  method: 'GET',
  path: '/office/payouts-table',
  tag: 'Office',
  summary:
    'The same as a table for a spreadsheet, at most 10,000 lines, the last one says if more were left out; reading it is written to the log',
  rights: 'office-admin',
  query: Type.Object(filter),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 10,
})
