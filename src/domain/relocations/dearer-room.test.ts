import { expect, test } from 'vitest'
import { inOfferOrder, waitsForOffice } from './dearer-room.ts'

test.each([
  [1260, true, 'turned_away', false],
  [1261, true, 'turned_away', true],
  [900, true, 'turned_away', false],
  [1261, false, 'turned_away', false],
  [1261, true, 'cannot_take', false],
] as const)(
  'a room at ₹%i (dearer room before: %s, after %s) waits for the office: %s',
  (price, hadOne, cause, waits) => {
    expect(waitsForOffice({ price }, { booked: 1260, hadOne, cause })).toBe(waits)
  },
)

const rooms = [
  { name: 'dearer, far', price: 1500, kilometres: 3.1 },
  { name: 'dearer, near', price: 1261, kilometres: 0.1 },
  { name: 'unplaced', price: 1000, kilometres: null },
  { name: 'same, far', price: 1260, kilometres: 3.01 },
  { name: 'same, near', price: 1260, kilometres: 3 },
  { name: 'cheaper, near', price: 900, kilometres: 2 },
]

test.each([
  [false, ['cheaper, near', 'same, near', 'dearer, near', 'same, far', 'unplaced', 'dearer, far']],
  [true, ['cheaper, near', 'same, near', 'same, far', 'unplaced', 'dearer, near', 'dearer, far']],
] as const)(
  'rooms for guests who have had a dearer room before are offered in the right order: %s',
  (hadOne, wanted) => {
    expect(inOfferOrder(rooms, { booked: 1260, hadOne }).map(({ name }) => name)).toEqual(wanted)
  },
)
