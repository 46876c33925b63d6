import { expect, test } from 'vitest'
import { areFigureDays, hotelFigures, type HotelFacts } from './hotel-figures.ts'

const NOTHING: HotelFacts = {
  rooms: 2,
  times: [],
  begun: [],
  money: [],
  booked: 0,
  cancelled: 0,
  no_shows: 0,
  turned_away: 0,
  seen: { due: 0, in_time: 0 },
  searches: { free: 0, sold_out: 0 },
}
const DAY = { from: '2026-12-05', to: '2026-12-05' }
const TWO_DAYS = { from: '2026-12-05', to: '2026-12-06' }

const at = (hour: string, day = '05') => new Date(`2026-12-${day}T${hour}:00+05:30`)
const figuresOf = (facts: Partial<HotelFacts>, days = DAY) => hotelFigures(days, { ...NOTHING, ...facts })

test.for([
  ['2026-12-05', '2026-12-05', true],
  ['2026-11-05', '2026-12-05', true],
  ['2026-11-04', '2026-12-05', false],
  ['2026-12-05', '2026-12-04', false],
  ['2026-12-05', '2026-12-06', false],
] as const)('figures from %s to %s, requested on 5 December, are allowed: %s', ([from, to, areAnswered]) => {
  expect(areFigureDays({ from, to }, '2026-12-05')).toBe(areAnswered)
})

test.for([
  ['within the day', at('10:00'), at('19:00'), 540],
  ['from the evening until the next morning', at('21:00'), at('10:00', '06'), 180],
  ['from the evening before', at('21:00', '04'), at('10:00'), 600],
  ['for three days', at('12:00', '04'), at('11:00', '07'), 1440],
  ['on another day', at('10:00', '06'), at('19:00', '06'), 0],
] as const)('a room sold %s counts only its hours within the day', ([, from, until, minutes]) => {
  expect(figuresOf({ times: [{ sold: 0, from, until }] }).minutes).toEqual({ sold: minutes, there_were: 2880 })
})

test('hours sold are summed by slot and for walk-ins, out of 24 hours a day for each room', () => {
  const evening = { sold: 3, from: at('21:00'), until: at('10:00', '06') } as const
  const figures = figuresOf(
    {
      times: [
        evening,
        evening,
        { sold: 0, from: at('10:00'), until: at('19:00') },
        { sold: 'walk_in', from: at('14:15'), until: at('16:30') },
      ],
    },
    TWO_DAYS,
  )
  expect(figures.slots.map(({ slot, minutes }) => [slot, minutes])).toEqual([
    [0, 540],
    [1, 0],
    [2, 0],
    [3, 1560],
    [4, 0],
  ])
  expect(figures.walk_ins.minutes).toBe(135)
  expect(figures.minutes).toEqual({ sold: 2235, there_were: 5760 })
})

test('the average price covers bookings only, without walk-ins', () => {
  const figures = figuresOf(
    {
      begun: [
        { sold: 3, at: at('21:00'), value: 1499 },
        { sold: 3, at: at('21:00', '06'), value: 1500 },
        { sold: 0, at: at('10:00'), value: 900 },
        { sold: 'walk_in', at: at('14:15'), value: 504 },
      ],
    },
    TWO_DAYS,
  )
  expect(figures).toMatchObject({ stays: 3, value: 3899, average: 1300, walk_ins: { stays: 1, value: 504 } })
  expect(figures.days).toEqual([
    { day: '2026-12-05', bookings: 2, walk_ins: 1 },
    { day: '2026-12-06', bookings: 1, walk_ins: 0 },
  ])
})

test('money is summed by payment method, for bookings and walk-ins, minus refunds', () => {
  const { money, money_sum } = figuresOf({
    money: [
      { way: 'online', party: 'booking', amount: 1574 },
      { way: 'sent_back', party: 'booking', amount: -574 },
      { way: 'cash', party: 'booking', amount: 300 },
      { way: 'cash', party: 'walk_in', amount: 504 },
      { way: 'upi', party: 'walk_in', amount: -20 },
    ],
  })
  expect(money.map(({ way, bookings, walk_ins }) => [way, bookings, walk_ins])).toEqual([
    ['online', 1574, 0],
    ['sent_back', -574, 0],
    ['cash', 300, 504],
    ['upi', 0, -20],
    ['card', 0, 0],
  ])
  expect(money_sum).toBe(1784)
})

test.for([
  [0, 0, null],
  [3, 3, 100],
  [3, 2, 66],
  [200, 199, 99],
] as const)(
  'a hotel had %i bookings to see and saw %i of them in time, which is %s percent',
  ([due, in_time, percent]) => {
    expect(figuresOf({ seen: { due, in_time } }).seen_percent).toBe(percent)
  },
)

test.for([
  [10, 3, 7],
  [2, 3, 0],
] as const)(
  'a hotel that was free in %i searches and booked %i times was passed over %i times',
  ([free, booked, not_chosen]) => {
    expect(figuresOf({ booked, searches: { free, sold_out: 4 } }).searches).toEqual({ free, not_chosen, sold_out: 4 })
  },
)

test('a hotel without stays has figures of zero, and null for averages and percentages', () => {
  expect(figuresOf({})).toMatchObject({
    minutes: { sold: 0 },
    stays: 0,
    average: null,
    seen_percent: null,
    money_sum: 0,
  })
})
