import { expect, test } from 'vitest'
import type { DayOffer, DayState } from '#domain/prices/day-offer.ts'
import { dayNotes, lowestPriceWords } from './day-notes.ts'

const EVENING = 3
const offers = (...days: (number | [DayState, number | null])[]): DayOffer[] =>
  days.map((day, index) => {
    const [state, price] = typeof day === 'number' ? (['free', day] as const) : day
    return { date: `2026-12-0${index + 5}`, state, price }
  })

test('a calendar day shows its price in figures, and says it in full to screen readers', () => {
  expect(dayNotes(offers(1499, 999), EVENING).get('2026-12-05')).toEqual({
    shown: '₹1,499',
    short: '₹1.5k',
    said: '₹1,499',
  })
})

test.each([
  [999, '₹999'],
  [1000, '₹1k'],
  [2599, '₹2.6k'],
  [12_950, '₹13k'],
  [100_000, '₹100k'],
])('a narrow day of the calendar shortens %d to %s', (price, short) =>
  expect(dayNotes(offers(price, 1), EVENING).get('2026-12-05')?.short).toBe(short),
)

test('days that all cost the same show no price, but screen readers still say it', () => {
  const notes = dayNotes(offers(2599, 2599, ['sold', 2599]), EVENING)
  expect([...notes.values()]).toEqual([
    { said: '₹2,599' },
    { said: '₹2,599' },
    { shown: 'sold', said: 'Evening sold out', variant: 'gone' },
  ])
})

test.each([
  ['the cheapest says so', 999, { shown: '₹999', short: '₹999', said: '₹999, the lowest price', variant: 'good' }],
  ['a sold one says so', ['sold', 999], { shown: 'sold', said: 'Evening sold out', variant: 'gone' }],
  ['a closed one says so', ['closed', null], { shown: 'shut', said: 'Evening closed', variant: 'gone' }],
  ['one that is over says nothing', ['over', 999], undefined],
  ['a slot never sold says nothing', ['not-sold', null], undefined],
] as const)('the note under a day is right: %s', (_name, day, note) => {
  const asked = typeof day === 'number' ? day : ([...day] as [DayState, number | null])
  expect(dayNotes(offers(1499, asked), EVENING).get('2026-12-06')).toEqual(note)
})

test.each([
  ['one cheapest day', offers(1499, 999, 1699), 'Evening: lowest ₹999 on Sun, 6 Dec, with tax.'],
  ['two', offers(999, 1499, 999), 'Evening: lowest ₹999 on Sat, 5 Dec and 1 more day, with tax.'],
  ['three', offers(999, 1499, 999, 999), 'Evening: lowest ₹999 on Sat, 5 Dec and 2 more days, with tax.'],
  ['a sold day that was cheaper', offers(1499, ['sold', 1], 1699), 'Evening: lowest ₹1,499 on Sat, 5 Dec, with tax.'],
  ['one price', offers(1499, 1499, ['closed', null]), 'Evening: ₹1,499 on every free day, with tax.'],
  ['nothing free', offers(['sold', 1499]), ''],
  ['no days', [], ''],
])('the calendar has a sentence for %s', (_name, days, words) => expect(lowestPriceWords(days, EVENING)).toBe(words))

test('a city’s days show the lowest price, which screen readers announce with ‘from’', () => {
  const fromPrice = (price: string) => `from ${price}`
  const differing = offers(1499, 999)
  expect(dayNotes(differing, EVENING, fromPrice).get('2026-12-05')).toMatchObject({
    shown: '₹1,499',
    said: 'from ₹1,499',
  })
  expect(dayNotes(differing, EVENING, fromPrice).get('2026-12-06')?.said).toBe('from ₹999, the lowest price')
  const [equal, words] = [offers(999, 999), 'Evening: from ₹999 on every free day, with tax.']
  expect([...dayNotes(equal, EVENING, fromPrice).values()]).toEqual([{ said: 'from ₹999' }, { said: 'from ₹999' }])
  expect(lowestPriceWords(equal, EVENING, fromPrice)).toBe(words)
})
