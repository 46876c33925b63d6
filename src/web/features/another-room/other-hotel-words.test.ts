import { expect, test } from 'vitest'
import type { OtherHotel, Relocation } from '#contract/relocations.ts'
import { roomsAreFree } from '#words/another-room.ts'
import { awayWords, coveredLines, goodWords, moneyWords, restWords } from './other-hotel-words.ts'

const HOTEL: OtherHotel = {
  id: 1,
  name: 'Monsoon House',
  slug: 'monsoon-house',
  locality: 'Kalyani Nagar',
  localityNames: {},
  address: '1 Lake Road',
  _pictures: [],
  kilometres: 1.2,
  overallRating: 4.4,
  reviewsCount: 96,
  amenities: ['breakfast'],
  hasBathtub: true,
  has_love_kit: true,
  price: 1789,
  covered: 315,
  back: 0,
  waits_for_office: false,
}
const TOLD: Relocation = {
  cause: 'turned_away',
  outcome: null,
  moved_to: null,
  wanted: null,
  hotel: 'The Lantern Court',
  slot: 3,
  checkin_date: '2026-12-05T21:00:00+05:30',
  paid: 1474,
  total: 1474,
  money: { at: 'not_asked', until: null, latest: null },
  due: 0,
  compensation: null,
  hotels: [HOTEL],
}

test.each([
  [1.2, '1.2 km away'],
  [0.1, '0.1 km away'],
  [0, 'Next door'],
  [null, null],
])('the text for a distance of %s kilometres reads: %s', (kilometres, words) =>
  expect(awayWords({ kilometres })).toBe(words),
)

test.each<[Partial<OtherHotel>, string]>([
  [{}, 'With bathtub, rated 4.4 by 96 guests'],
  [{ hasBathtub: false }, 'With breakfast, rated 4.4 by 96 guests'],
  [{ hasBathtub: false, amenities: [] }, 'With love kit, rated 4.4 by 96 guests'],
  [{ hasBathtub: false, amenities: [], has_love_kit: false, reviewsCount: 1 }, 'Rated 4.4 by 1 guest'],
  [{ overallRating: null, reviewsCount: 0 }, 'With bathtub, not rated yet'],
])('the offer of another hotel, %j, reads %s', (fields, words) =>
  expect(goodWords({ ...HOTEL, ...fields })).toBe(words),
)

test('the lines of a moved guest’s bill add up to the amount still due', () => {
  const amounts = (told: Relocation, hotel = HOTEL) => coveredLines(hotel, told).map(({ amount }) => amount)
  expect(amounts(TOLD)).toEqual(['₹1,789', '− ₹1,474', '− ₹315', '₹0'])
  expect(amounts({ ...TOLD, due: 1180 })).toEqual(['₹1,789', '− ₹1,474', '− ₹315', '₹0', '₹1,180'])
  expect(amounts(TOLD, { ...HOTEL, price: 1474, covered: 0 })).toEqual(['₹1,474', '− ₹1,474', '₹0'])
})

test.each([
  [1, 'The room below is free from 9 PM, and you pay nothing more. Your times stay as booked.'],
  [2, 'Both rooms below are free from 9 PM, and you pay nothing more. Your times stay as booked.'],
  [3, 'All three rooms below are free from 9 PM, and you pay nothing more. Your times stay as booked.'],
  [4, 'All 4 rooms below are free from 9 PM, and you pay nothing more. Your times stay as booked.'],
])('the offer of %i rooms reads: %s', (count, words) => expect(roomsAreFree(count, '9 PM')).toBe(words))

test.each([
  ['not_asked', null, null, undefined],
  ['hotel', '2026-12-05T21:20:00+05:30', '2026-12-05T21:50:00+05:30', 'Your money comes back at 9:20 PM unless'],
  ['office', '2026-12-05T21:50:00+05:30', '2026-12-05T21:50:00+05:30', 'Our office decides by 9:50 PM'],
  ['due', null, null, 'on its way back'],
] as const)('the page explains until when a refund waits at the stage %s', (at, until, latest, words) => {
  const said = moneyWords({ at, until, latest })
  if (words === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(words)
})

test.each([
  [0, 'turned_away', undefined],
  [
    250,
    'turned_away',
    'This room costs ₹250 less. We send you that back once the first hotel or our office has answered',
  ],
  [250, 'cannot_take', 'This room costs ₹250 less. We send you that back at once.'],
] as const)(
  'the page for a room that costs %i less tells guests (%s) when the difference is refunded',
  (back, cause, words) => {
    const said = restWords({ back }, { cause })
    expect(said?.slice(0, words?.length)).toBe(words)
  },
)
