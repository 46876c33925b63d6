import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import {
  amountOfExtra,
  checkExtra,
  isLowerQuantity,
  mayAddExtras,
  takenForExtras,
  type Extra,
  type ExtraKind,
} from './extras.ts'

const line = (more: Partial<Extra> = {}): Extra => ({ kind: 'food', words: null, quantity: 1, price: 180, ...more })

test('two dinners at ₹180 add ₹360 to the bill, and cancelling them takes off ₹360', () => {
  expect(amountOfExtra(line({ quantity: 2 }))).toBe(360)
  expect(amountOfExtra(line({ quantity: -2 }))).toBe(-360)
})

test.each<[ExtraKind, string | null, string]>([
  ['food', null, 'fine'],
  ['water', null, 'fine'],
  ['damage', null, 'NO_WORDS'],
  ['damage', 'Lamp', 'fine'],
  ['other', null, 'NO_WORDS'],
  ['other', 'Taxi', 'fine'],
])('adding %s with the words %s is accepted or refused: %s', (kind, words, expected) => {
  const checked = checkExtra(line({ kind, words }), 0)
  expect(checked.ok ? 'fine' : checked.refusal).toBe(expected)
})

test.each<[string, number, number, number, string]>([
  ['the dearest line', 1, 20_000, 0, 'fine'],
  ['a rupee more', 1, 20_001, 0, 'LINE_TOO_DEAR'],
  ['many that are too dear together', 99, 203, 0, 'LINE_TOO_DEAR'],
  ['the last rupee of all extras', 1, 20_000, 30_000, 'fine'],
  ['a rupee above all extras', 1, 20_000, 30_001, 'TOO_MANY_EXTRAS'],
])('adding %s (%i at ₹%i after ₹%i) is accepted or refused: %s', (_name, quantity, price, already, expected) => {
  const checked = checkExtra(line({ quantity, price }), already)
  expect(checked.ok ? 'fine' : checked.refusal).toBe(expected)
})

const LEFT = new Date('2026-12-06T09:00:00+05:30')

test.each<[string, boolean, Date | null, Date, boolean]>([
  ['while they are here', true, null, LEFT, true],
  ['before they came', false, null, LEFT, false],
  ['two hours after they left', false, LEFT, addMinutes(LEFT, 120), true],
  ['a minute later', false, LEFT, addMinutes(LEFT, 121), false],
])('the desk may add an extra %s: $4', (_name, isHere, leftAt, now, expected) => {
  expect(mayAddExtras({ isHere, leftAt }, now)).toBe(expected)
})

test.each([
  [0, 3, true],
  [2, 3, true],
  [3, 3, false],
  [4, 3, false],
  [-1, 3, false],
])('the quantity %i may replace %i only if it is lower: %s', (quantity, written, expected) => {
  expect(isLowerQuantity(quantity, written)).toBe(expected)
})

test.each([
  ['nothing yet', 0, 1260, 420, 0],
  ['a part of the stay', 500, 1260, 420, 0],
  ['the stay', 1260, 1260, 420, 0],
  ['the stay and a part of the extras', 1300, 1260, 420, 40],
  ['everything', 1680, 1260, 420, 420],
  ['more than everything, since hours were refused', 1900, 1260, 420, 420],
  ['a stay without extras, since hours were refused', 1500, 1260, 0, 0],
])(
  'a payment of %s (₹%i, for a stay of ₹%i and extras of ₹%i) pays ₹%i of the extras',
  (_name, taken, stay, extras, expected) => {
    expect(takenForExtras({ taken, stay, extras })).toBe(expected)
  },
)
