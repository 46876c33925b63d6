import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import {
  compareConflicts,
  findSoldTwice,
  MAX_CONFLICTS,
  type OwnParty,
  type SiteSale,
  type SoldTwice,
} from './sold-twice.ts'

const NOW = new Date('2026-12-05T06:00:00Z')
const hours = (from: number, until: number) => ({ start: addMinutes(NOW, from * 60), end: addMinutes(NOW, until * 60) })

/** A sale between two hours, counted from now, followed by 45 minutes of cleaning. */
const sale = (id: number, calendar: number, [from, until]: [number, number], key = `${id}`): SiteSale => ({
  id,
  calendar,
  key,
  period: hours(from, until),
  occupied: hours(from, until + 0.75),
})
const party = (id: string, [from, until]: [number, number]): OwnParty => ({
  kind: 'booking',
  id,
  occupied: hours(from, until),
})
const pairs = (found: readonly SoldTwice[]) => found.map(({ sale: { id }, against }) => [id, against.id])

test.for([
  { name: 'two sites at the same time', sales: [sale(1, 1, [1, 5]), sale(2, 2, [1, 5])], pairs: [[1, 2]] },
  { name: 'a minute in common', sales: [sale(1, 1, [1, 5]), sale(2, 2, [4.99, 9])], pairs: [[1, 2]] },
  { name: 'one after the other without cleaning', sales: [sale(1, 1, [1, 5]), sale(2, 2, [5, 9])], pairs: [] },
  { name: 'two sales of one site', sales: [sale(1, 1, [1, 5]), sale(2, 1, [1, 5])], pairs: [] },
  {
    name: 'a sale that the second site repeats with its UID',
    sales: [sale(1, 1, [1, 5], 'a'), sale(2, 2, [1, 5], 'a')],
    pairs: [],
  },
  {
    name: 'the same UID at another time',
    sales: [sale(1, 1, [1, 5], 'a'), sale(2, 2, [2, 5], 'a')],
    pairs: [[1, 2]],
  },
  { name: 'sales that are over', sales: [sale(1, 1, [-9, 0]), sale(2, 2, [-9, 0])], pairs: [] },
  { name: 'sales of which one has begun', sales: [sale(1, 1, [-9, 1]), sale(2, 2, [-1, 5])], pairs: [[1, 2]] },
  {
    name: 'the calendar that was added first, whichever guest comes first',
    sales: [sale(1, 2, [1, 5]), sale(2, 1, [3, 9])],
    pairs: [[2, 1]],
  },
  {
    name: 'three sites, each with each',
    sales: [sale(1, 1, [1, 9]), sale(2, 2, [2, 9]), sale(3, 3, [3, 9])],
    pairs: [
      [1, 2],
      [1, 3],
      [2, 3],
    ],
  },
])('sales of two sites conflict or not: $name', ({ sales, pairs: expected }) => {
  expect(pairs(findSoldTwice(sales, [], NOW))).toEqual(expected)
})

test.for([
  { name: 'the same time', own: [1, 5], is: 1 },
  { name: 'our guests come while their room is cleaned', own: [5.7, 9], is: 1 },
  { name: 'our guests come to a clean room', own: [5.75, 9], is: 0 },
  { name: 'our room is clean when theirs come', own: [0, 1], is: 0 },
] as const)('a site’s sale conflicts with our own bookings or not: $name', ({ own: [from, until], is }) => {
  expect(findSoldTwice([sale(1, 1, [1, 5])], [party('b', [from, until])], NOW)).toHaveLength(is)
})

test('a calendar with very many overlaps causes no more conflicts than the limit', () => {
  const sales = [1, 2].flatMap((calendar) =>
    Array.from({ length: 300 }, (_sale, at) => sale(calendar * 1000 + at, calendar, [1, 5])),
  )
  expect(findSoldTwice(sales, [party('b', [1, 5])], NOW)).toHaveLength(MAX_CONFLICTS)
})

const storedOf = (id: number, { sale: { id: saleId, period }, against }: SoldTwice) => ({
  id,
  saleId,
  period,
  otherId: against.id,
  otherPeriod: 'calendar' in against ? against.period : null,
})

test('a conflict is reported as new once, and ends when a sale changes its time or vanishes', () => {
  const [first, second] = [sale(1, 1, [1, 5]), sale(2, 2, [1, 5])]
  const found = findSoldTwice([first, second], [party('b', [1, 2])], NOW)
  expect(compareConflicts([], found)).toEqual({ isNew: found, ended: [] })
  const stored = found.map((conflict, at) => storedOf(at + 7, conflict))
  expect(compareConflicts(stored, found)).toEqual({ isNew: [], ended: [] })
  const moved = findSoldTwice([first, sale(2, 2, [3, 6])], [party('b', [1, 2])], NOW)
  expect(pairs(moved)).toEqual([
    [1, 'b'],
    [1, 2],
  ])
  expect(compareConflicts(stored, moved)).toEqual({ isNew: [moved[1]], ended: [8, 9] })
  expect(compareConflicts(stored, [])).toEqual({ isNew: [], ended: [7, 8, 9] })
})
