import { Type, type Static } from 'typebox'
import { ACCOUNTS } from '#domain/ledger/accounts.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, Paise } from './office-parts.ts'
import { OneOf } from './primitives.ts'

const Day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, examples: ['2026-12-07'] })

export const OfficeTrialBalance = Type.Object(
  {
    day: Day,
    rows: Type.Array(
      Type.Object(
        {
          account: OneOf(ACCOUNTS),
          name: Type.String(),
          debit: Paise('what we have or spent'),
          credit: Paise('what we owe or earned'),
        },
        { title: 'TrialBalanceRow' },
      ),
      { description: 'accounts with a balance, in the order of the ledger' },
    ),
    debit: Paise('of all'),
    credit: Paise('of all'),
  },
  { title: 'OfficeTrialBalance' },
)
export type OfficeTrialBalance = Static<typeof OfficeTrialBalance>

const ofDay = {
  method: 'GET',
  tag: 'Office',
  params: Type.Object({ day: Day }),
  limitPerMinute: 60,
} as const

export const officeTrialBalance = defineCall({
  ...ofDay,
  path: '/office/trial-balance/{day}',
  summary: 'Every account at the end of a day, as a debit or a credit',
  rights: 'office',
  response: OfficeTrialBalance,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

export const officeTrialBalanceCsv = defineCall({
  ...ofDay,
  path: '/office/trial-balance/{day}/csv',
  summary: 'The same as a table, amounts in rupees; reading it is written to the log',
  rights: 'office-admin',
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})
