import { expect, test } from 'vitest'
import { payoutState, type PayoutState } from './payout-state.ts'

const AT = new Date('2026-12-05T12:00:00+05:30')
const RUN = { confirmedAt: null, droppedAt: null }
const PAYOUT = { sentAt: null, paidAt: null, returnedAt: null, refusedAt: null }

test.each([
  [{}, {}, 'proposed'],
  [{ droppedAt: AT }, {}, 'dropped'],
  [{ confirmedAt: AT }, {}, 'confirmed'],
  [{ confirmedAt: AT }, { sentAt: AT }, 'sent'],
  [{ confirmedAt: AT }, { sentAt: AT, paidAt: AT }, 'paid'],
  [{ confirmedAt: AT }, { paidAt: AT }, 'paid'],
  [{ confirmedAt: AT }, { sentAt: AT, paidAt: AT, returnedAt: AT }, 'returned'],
  [{ confirmedAt: AT }, { sentAt: AT, refusedAt: AT }, 'refused'],
] satisfies [object, object, PayoutState][])('a payout of a run %j with the events %j is %s', (run, payout, state) => {
  expect(payoutState({ ...RUN, ...run }, { ...PAYOUT, ...payout })).toBe(state)
})
