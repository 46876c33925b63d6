import { expect, test } from 'vitest'
import { actsOnTicket, caseDue } from './cases.ts'

const at = (moment: string) => new Date(`${moment}:00+05:30`)

test.each([
  ['complaint', '2026-12-07T08:58', '2026-12-09T08:58', '2027-01-07T08:58'],
  ['complaint', '2027-01-31T09:00', '2027-02-02T09:00', '2027-02-28T09:00'],
  ['complaint', '2027-03-01T02:00', '2027-03-03T02:00', '2027-04-01T02:00'],
  ['feedback', '2026-12-07T08:58', null, null],
  ['turned_away', '2026-12-07T21:00', null, null],
] as const)('a %s received on %s must be acknowledged by %s and settled by %s', (kind, came, acknowledge, settle) => {
  expect(caseDue(kind, at(came))).toEqual({
    acknowledgeBy: acknowledge && at(acknowledge),
    settleBy: settle && at(settle),
  })
})

test.each([
  [{ isAcknowledged: false, isSettled: false, hasContact: true }, ['acknowledge', 'answer', 'settle']],
  [{ isAcknowledged: true, isSettled: false, hasContact: true }, ['answer', 'settle']],
  [{ isAcknowledged: false, isSettled: false, hasContact: false }, ['settle']],
  [{ isAcknowledged: true, isSettled: true, hasContact: true }, ['answer']],
  [{ isAcknowledged: false, isSettled: true, hasContact: false }, []],
] as const)('a message that is %o allows the actions %o', (ticket, acts) => {
  expect(actsOnTicket(ticket)).toEqual(acts)
})
