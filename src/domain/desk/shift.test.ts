import { expect, test } from 'vitest'
import { checkHandOver, expectedInBox, handedOver } from './shift.ts'

test('the cash box should hold its opening cash plus takings minus payouts', () => {
  expect(expectedInBox({ beganWith: 2000, taken: 4591, paidOut: 240 })).toBe(6351)
  expect(expectedInBox({ beganWith: 0, taken: -588, paidOut: 0 })).toBe(-588)
})

test.each([
  ['hands over the counted cash except what remains in the box', { to: 'lakshmi', counted: 6301, remains: 2000 }, 4301],
  ['hands over all the cash when nothing remains in the box', { to: 'lakshmi', counted: 6301, remains: 0 }, 6301],
  ['hands over no cash when nobody takes over', { to: null, counted: 6301, remains: 0 }, 0],
  ['cannot hand cash over to themselves', { to: 'imran', counted: 10, remains: 0 }, 'NOT_TO_YOURSELF'],
  ['cannot leave more in the box than was counted', { to: 'lakshmi', counted: 10, remains: 11 }, 'MORE_THAN_COUNTED'],
] as const)('the hand-over of a shift’s cash is accepted or refused: a colleague %s', (_name, wish, expected) => {
  const checked = checkHandOver({ by: 'imran', ...wish })
  expect(checked.ok ? handedOver(checked.value) : checked.refusal).toBe(expected)
})
