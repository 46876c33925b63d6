/** The payouts of hotels as a table for a spreadsheet. */
import { Type } from 'typebox'
import { defineCall } from './call.ts'
import { ADMIN_REFUSALS } from './office-parts.ts'

export const exportPayouts = defineCall({
  method: 'GET',
  path: '/office/payouts-table',
  tag: 'Office',
  summary: 'Payouts of the newest 200 runs as a table for a spreadsheet; reading it is written to the log',
  rights: 'office-admin',
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: ADMIN_REFUSALS,
  limitPerMinute: 10,
})
