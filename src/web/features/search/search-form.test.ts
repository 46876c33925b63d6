import { describe, expect, it } from 'vitest'
import type { SearchField } from './search-fields.ts'
import { checkoutDate, nextSearchForm, type SearchForm, type SearchStep } from './search-form.ts'

/** Saturday 21 November 2026, 8 PM in India: Morning and both custom slots are over for today. */
const NOW = new Date('2026-11-21T14:30:00Z')

const form = (values: Partial<SearchForm['values']> = {}, editing?: SearchField): SearchForm => ({
  values: { city: 'pune', date: '2026-12-05', slot: 3, days: 1, rooms: 1, guests: 2, ...values },
  editing,
  isSubmitted: false,
})

const after = (start: SearchForm, ...steps: SearchStep[]) =>
  steps.reduce((state, step) => nextSearchForm(state, step, NOW), start)

describe('the order of the form’s fields', () => {
  it.each<[string, SearchStep, SearchField | undefined, boolean]>([
    ['a city is followed by check-in', { type: 'choose-city', city: 'kochi' }, 'checkin', false],
    ['check-in is followed by the slot', { type: 'choose-checkin', date: '2026-12-06' }, 'slot', false],
    ['Morning skips check-out and submits', { type: 'choose-slot', slot: 0 }, undefined, true],
    ['Custom Day skips check-out and submits', { type: 'choose-slot', slot: 1 }, undefined, true],
    ['Custom Night skips check-out and submits', { type: 'choose-slot', slot: 2 }, undefined, true],
    ['Evening skips check-out and submits', { type: 'choose-slot', slot: 3 }, undefined, true],
    ['Full Day is followed by check-out', { type: 'choose-slot', slot: 4 }, 'checkout', false],
    ['check-out is the last field and submits', { type: 'choose-checkout', date: '2026-12-07' }, undefined, true],
    ['editing the city starts there', { type: 'edit', field: 'city' }, 'city', false],
    ['editing check-in starts there', { type: 'edit', field: 'checkin' }, 'checkin', false],
    ['editing the slot starts there', { type: 'edit', field: 'slot' }, 'slot', false],
    ['choosing check-out restarts at check-in', { type: 'edit', field: 'checkout' }, 'checkin', false],
    ['closing submits nothing', { type: 'close' }, undefined, false],
  ])('the search form leads to the next field: %s', (_, step, editing, isSubmitted) => {
    expect(after(form(), step)).toMatchObject({ editing, isSubmitted })
  })

  it('the search form runs from the city to a submitted search', () => {
    const done = after(
      form({ city: undefined }),
      { type: 'edit', field: 'city' },
      { type: 'choose-city', city: 'kochi' },
      { type: 'choose-checkin', date: '2026-12-10' },
      { type: 'choose-slot', slot: 4 },
      { type: 'choose-checkout', date: '2026-12-13' },
    )
    expect(done).toEqual({
      values: { city: 'kochi', date: '2026-12-10', slot: 4, days: 3, rooms: 1, guests: 2 },
      editing: undefined,
      isSubmitted: true,
    })
  })

  it('the search form reopens after it was submitted', () => {
    const done = after(form(), { type: 'choose-slot', slot: 0 }, { type: 'edit', field: 'slot' })
    expect(done.isSubmitted).toBe(false)
  })
})

describe('choices in the search form', () => {
  const TODAY = '2026-11-21'

  it('a choice of today is kept when Morning is over, and Morning is replaced by the next open slot', () => {
    const chosen = after(form({ slot: 0 }), { type: 'choose-checkin', date: TODAY })
    expect(chosen.values).toMatchObject({ date: TODAY, slot: 3, days: 1 })
    expect(chosen.correction).toEqual({ moved: 'slot', from: 0, why: 'BEGAN' })
  })

  it('a choice of a Full Day that has begun is kept while at least half of its first day is left', () => {
    const chosen = after(form({ slot: 4, days: 3 }), { type: 'choose-checkin', date: TODAY })
    expect(chosen).toMatchObject({ values: { date: TODAY, slot: 4, days: 3 }, correction: undefined })
  })

  it.each([0, 1, 2] as const)('a choice of slot %i today is ignored because that slot is over', (slot) => {
    const start = form({ date: TODAY, slot: 3 }, 'slot')
    expect(after(start, { type: 'choose-slot', slot })).toEqual(start)
  })

  it('a choice of a slot is kept, without a notice, on a day on which it can begin', () => {
    const chosen = after(form({ slot: 0 }), { type: 'choose-checkin', date: '2026-11-22' })
    expect(chosen).toMatchObject({ values: { slot: 0 }, correction: undefined })
  })

  it.each<[string, SearchStep[]]>([
    [
      'in the order of the fields',
      [
        { type: 'choose-checkin', date: TODAY },
        { type: 'choose-slot', slot: 3 },
      ],
    ],
    [
      'the slot first',
      [
        { type: 'choose-slot', slot: 3 },
        { type: 'choose-checkin', date: TODAY },
      ],
    ],
    [
      'the city last',
      [
        { type: 'choose-checkin', date: TODAY },
        { type: 'choose-city', city: 'kochi' },
      ],
    ],
  ])('a choice of tonight is kept when the guest picks %s', (_, steps) => {
    expect(after(form({ slot: 0 }), ...steps).values).toMatchObject({ date: TODAY, slot: 3 })
  })
})

describe('dates in the form', () => {
  it.each([
    ['the last day is 180 days ahead', 3, '2027-05-20', '2027-05-20'],
    ['a day later comes back to it', 3, '2027-05-21', '2027-05-20'],
    ['a day gone by moves to the first', 3, '2026-11-01', '2026-11-21'],
  ] as const)('the search form corrects the day: %s', (_, slot, asked, date) => {
    expect(after(form({ slot }), { type: 'choose-checkin', date: asked }).values.date).toBe(date)
  })

  it.each([
    ['Morning ends the same day', 0, 1, '2026-12-05'],
    ['Evening ends the next day', 3, 1, '2026-12-06'],
    ['Full Day ends the next day', 4, 1, '2026-12-06'],
    ['three Full Days end three days later', 4, 3, '2026-12-08'],
  ] as const)('the check-out follows from the slot: %s', (_, slot, days, checkout) => {
    expect(checkoutDate(form({ slot, days }).values)).toBe(checkout)
  })

  it.each([
    ['a check-out before check-in is one day', '2026-12-04', 1],
    ['the next day is one day', '2026-12-06', 1],
    ['thirty days are the most', '2027-01-04', 30],
    ['more become thirty', '2027-01-05', 30],
  ])('the search form corrects the days: %s', (_, date, days) => {
    expect(after(form({ slot: 4 }), { type: 'choose-checkout', date }).values.days).toBe(days)
  })

  it('the search form forgets the days of a Full Day when a shorter slot is chosen', () => {
    expect(after(form({ slot: 4, days: 5 }), { type: 'choose-slot', slot: 0 }).values.days).toBe(1)
  })
})

describe('guests and rooms in the form', () => {
  it.each([
    ['only guests: they set the rooms, rounded up', { guests: 3 }, { guests: 3, rooms: 2 }],
    ['only rooms: they set two guests each', { rooms: 3 }, { guests: 6, rooms: 3 }],
    ['six rooms become five', { rooms: 6 }, { guests: 10, rooms: 5 }],
    ['three guests in one room become two', { guests: 3, rooms: 1 }, { guests: 2, rooms: 1 }],
    ['two rooms for three are kept', { guests: 3, rooms: 2 }, { guests: 3, rooms: 2 }],
  ])('the search form adjusts guests and rooms: %s', (_, asked, expected) => {
    expect(after(form(), { type: 'choose-party', ...asked }).values).toMatchObject(expected)
  })

  it('the search form corrects impossible counts of guests as they are entered', () => {
    const done = after(form({ guests: 9, rooms: 1 }), { type: 'choose-city', city: 'kochi' })
    expect(done.values).toMatchObject({ guests: 2, rooms: 1 })
  })
})
