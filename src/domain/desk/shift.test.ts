import { expect, test } from 'vitest'
import { checkHandOver, expectedInBox, handedOver } from './shift.ts'

test('the box should hold what it began with, what was taken, less what was paid out', () => {
  expect(expectedInBox({ beganWith: 2000, taken: 4591, paidOut: 240 })).toBe(6351)
  expect(expectedInBox({ beganWith: 0, taken: -588, paidOut: 0 })).toBe(-588)
})

test.each([
  ['hands over all but what stays', { to: 'lakshmi', counted: 6301, remains: 2000 }, 4301],
  ['hands over everything', { to: 'lakshmi', counted: 6301, remains: 0 }, 6301],
  ['leaves everything in the box when nobody takes it', { to: null, counted: 6301, remains: 0 }, 0],
  ['hands nothing to themselves', { to: 'imran', counted: 10, remains: 0 }, 'NOT_TO_YOURSELF'],
  ['leaves no more than was counted', { to: 'lakshmi', counted: 10, remains: 11 }, 'MORE_THAN_COUNTED'],
] as const)('a colleague %s', (_name, wish, expected) => {
  const checked = checkHandOver({ by: 'imran', ...wish })
  expect(checked.ok ? handedOver(checked.value) : checked.refusal).toBe(expected)
})
