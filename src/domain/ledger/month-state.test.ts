import { expect, test } from 'vitest'
import { monthState, type HotelMonth } from './month-state.ts'

const CLOSED: HotelMonth = {
  isClosed: true,
  obstacle: 'STATEMENT_CLOSED',
  closing: 10_000,
  payable: 0,
  underway: 0,
  hasAccount: true,
}
const OPEN: HotelMonth = { ...CLOSED, isClosed: false, obstacle: null }

test.each<[string, HotelMonth, string]>([
  ['nothing prevents closing', OPEN, 'ready'],
  ['a hotel that owes us closes like others', { ...OPEN, closing: -1 }, 'ready'],
  ['stays are not in the books', { ...OPEN, obstacle: 'STAYS_NOT_SETTLED' }, 'not_ready'],
  ['a later month is closed', { ...OPEN, obstacle: 'STATEMENT_CLOSED' }, 'not_ready'],
  ['one paisa is left to pay', { ...CLOSED, payable: 1 }, 'to_pay'],
  ['a part is underway, a part left', { ...CLOSED, payable: 1, underway: 9_999 }, 'to_pay'],
  ['money is left, but no account', { ...CLOSED, payable: 1, hasAccount: false }, 'no_bank'],
  ['a run pays all of it', { ...CLOSED, underway: 10_000 }, 'underway'],
  ['all is paid', CLOSED, 'done'],
  ['nothing was owed', { ...CLOSED, closing: 0 }, 'done'],
  ['nothing was owed, and no account', { ...CLOSED, closing: 0, hasAccount: false }, 'done'],
  ['the hotel owes us', { ...CLOSED, closing: -1 }, 'owes'],
])('a hotel’s month is in the right state: %s', (_case, month, state) => {
  expect(monthState(month)).toBe(state)
})
