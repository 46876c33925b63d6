import { describe, expect, test } from 'vitest'
import type { HotelInList } from '#contract/hotels.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { cardTraits, saidAbove, saidOnce, type Trait } from './list-traits.ts'

type Fields = Partial<HotelInList>

const HOTEL = {
  amenities: ['breakfast'],
  hasBathtub: false,
  same_sex: true,
  privacyRating: null,
  cancel_hours: 24,
  nearest: null,
  availability: { availability: true, isPaused: false },
} as unknown as HotelInList

const slotNamed = (name: string) => SLOTS.find(({ listingName }) => listingName === name) ?? SLOTS[0]
const EVENING = { slot: slotNamed('Evening'), openHours: 24 }

/** Builds a list of five hotels that differ in these fields, and returns the words above it and on each card. */
function listOf(different: readonly Fields[], filtered: readonly Trait[] = [], slot = EVENING) {
  const hotels = Array.from({ length: 5 }, (_, index): HotelInList => ({ ...HOTEL, ...different[index] }))
  const said = saidOnce(hotels, slot, filtered)
  const cards = hotels.map((hotel) => {
    const { promise, traits } = cardTraits(hotel, slot, said)
    return [promise, ...traits.map(({ words, isOnlyIcon }) => (isOnlyIcon ? `(${words})` : words))].filter(Boolean)
  })
  return { above: saidAbove(said, filtered), cards }
}

const WELCOME = 'Same-sex couples<hidden> welcome</hidden>'

describe('cards that differ', () => {
  test('a list of equal hotels says their traits once, and the cards keep only icons', () => {
    const { above, cards } = listOf([])
    expect(above).toEqual(['<b>All of these:</b> free to cancel, breakfast included, same-sex couples welcome'])
    expect(cards[0]).toEqual([`(${WELCOME})`])
  })

  test('a card says to ask about a trait that only its hotel lacks', () => {
    const { above, cards } = listOf([{ amenities: [] }, { same_sex: false }])
    expect(above).toEqual([
      '<b>All of these:</b> free to cancel',
      '<b>Nearly all:</b> breakfast included, same-sex couples welcome',
    ])
    expect(cards.slice(0, 3)).toEqual([
      ['Ask about breakfast', `(${WELCOME})`],
      ['Ask about same-sex couples'],
      [`(${WELCOME})`],
    ])
  })

  test('a card says what only some hotels on its list have', () => {
    const few: Fields = { amenities: [], same_sex: false }
    const rare: Fields = {
      hasBathtub: true,
      privacyRating: 4.6,
      nearest: { kind: 'metro', name: 'Swargate', names: {}, metres: 800 },
    }
    const { above, cards } = listOf([rare, few, few])
    expect(above).toEqual(['<b>All of these:</b> free to cancel'])
    expect(cards.slice(0, 2)).toEqual([
      ['Breakfast included', '800 m from Swargate metro', 'Couples rate privacy 4.6', 'Bathtub', WELCOME],
      [],
    ])
  })

  test('a list whose slot has no breakfast says nothing about breakfast', () => {
    const { above, cards } = listOf([{ amenities: [] }], [], { slot: slotNamed('Morning'), openHours: 6 })
    expect(above).toEqual(['<b>All of these:</b> same-sex couples welcome'])
    expect(cards[0]).toEqual([`(${WELCOME})`])
  })

  test('a list does not repeat a trait that guests filter by', () => {
    const { above, cards } = listOf([{ hasBathtub: true }, { hasBathtub: true }], ['same_sex', 'bathtub'])
    expect(above).toEqual(['<b>All of these:</b> free to cancel, breakfast included'])
    expect(cards[0]).toEqual(['(Bathtub)', `(${WELCOME})`])
  })

  test('the words above a list ignore sold hotels', () => {
    const sold = { amenities: [], availability: { availability: false, isPaused: false } } as Fields
    expect(listOf([sold, sold]).above).toEqual([
      '<b>All of these:</b> free to cancel, breakfast included, same-sex couples welcome',
    ])
    expect(listOf([sold, sold, sold]).above).toEqual([])
  })
})

test.each([
  ['Evening', 24, 24, 'Free to cancel, with breakfast'],
  ['Evening', 24, 6, 'Breakfast included'],
  ['Evening', 2, 6, 'Free to cancel, with breakfast'],
  ['Morning', 24, 24, 'Free to cancel'],
  ['Morning', 0, 0, 'Free to cancel'],
  ['Morning', 0, undefined, undefined],
])(
  'a single card for %s at a hotel with free cancellation up to %d hours before, %s hours ahead, promises %s',
  (name, hours, openHours, promise) => {
    expect(cardTraits({ ...HOTEL, cancel_hours: hours }, { slot: slotNamed(name), openHours }).promise).toBe(promise)
  },
)

test.each([
  [4.5, []],
  [4.6, ['Couples rate privacy 4.6']],
  [5, ['Couples rate privacy 5.0']],
])('a card shows a privacy rating of %d as %j', (privacyRating, words) => {
  const { traits } = cardTraits({ ...HOTEL, same_sex: false, privacyRating }, EVENING)
  expect(traits.map((trait) => trait.words)).toEqual(words)
})
