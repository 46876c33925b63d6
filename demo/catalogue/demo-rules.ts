import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { random, type Random } from '#domain/kernel/seeded-random.ts'
import type { PriceRule } from '#domain/prices/price-rule.ts'
import { FULL_DAY, SLOTS, type SlotIndex } from '#domain/slots/slots.ts'
import type { DemoHotel } from './demo-hotel.ts'

export type DemoRule = Pick<PriceRule, 'days' | 'price'> & { slot: SlotIndex }

type Rules = (hotel: Pick<DemoHotel, 'prices'>, draw: Random, now: Date) => DemoRule[]

/** Rounds a raised price to one that ends in 49 or 99, as hotels set them. */
const dearer = (price: Rupees, factor: number): Rupees => Math.round((price * factor) / 50) * 50 - 1

const soldSlots = ({ prices }: Pick<DemoHotel, 'prices'>) =>
  SLOTS.flatMap(({ index, key }) => {
    const price = prices[key]
    return price === undefined ? [] : [{ slot: index, price }]
  })

/** Raises prices on Fridays and Saturdays for the slots that include a night. */
const weekend: Rules = (hotel, draw) => {
  const factor = draw.pick([1.1, 1.15, 1.2])
  return soldSlots(hotel).flatMap(({ slot, price }) =>
    slot < 2 ? [] : ([5, 6] as const).map((weekday) => ({ slot, price: dearer(price, factor), days: { weekday } })),
  )
}

/** Raises the prices of Evening and Full Day on the last day of the year and the day after. */
const newYear: Rules = (hotel, _draw, now) => {
  const first = `${istDateOf(now).slice(0, 4)}-12-31`
  const days = { first, last: addDays(first, 1) }
  return soldSlots(hotel).flatMap(({ slot, price }) => (slot < 3 ? [] : [{ slot, price: dearer(price, 1.5), days }]))
}

/** Closes every slot except Full Day for three days, as during repairs. */
const repairs: Rules = (hotel, draw, now) => {
  const first = addDays(istDateOf(now), draw.int(8, 24))
  const days = { first, last: addDays(first, 2) }
  return soldSlots(hotel).flatMap(({ slot }) => (slot === FULL_DAY ? [] : [{ slot, price: null, days }]))
}

/** How many of a hundred hotels have each kind of rule. */
const SHARES: readonly (readonly [Rules, number])[] = [
  [weekend, 35],
  [newYear, 25],
  [repairs, 4],
]

/**
 * Returns the special prices of a demo hotel. Each kind of rule has its own seed, so that a changed rule leaves the
 * rest of the hotel unchanged.
 */
export const demoRules = (hotel: Pick<DemoHotel, 'slug' | 'prices'>, now: Date): DemoRule[] =>
  SHARES.flatMap(([rules, share], index) => {
    const draw = random(`rules/${index}/${hotel.slug}`)
    return draw.chance(share / 100) ? rules(hotel, draw, now) : []
  })

/** Opens 70 % of the receptions all night, so that the demo also sells tonight's slots after they have begun. */
export const isOpenAllNight = ({ slug }: Pick<DemoHotel, 'slug'>): boolean => random(`night/${slug}`).chance(0.7)

/**
 * Returns the phone number of the reception, which most hotels have. After the area code it begins with 0, as no real
 * number in India does, so that nobody gets a call.
 */
export function demoPhone({ slug }: Pick<DemoHotel, 'slug'>): string | undefined {
  const draw = random(`phone/${slug}`)
  return draw.chance(0.85) ? `+91220${String(draw.int(0, 9_999_999)).padStart(7, '0')}` : undefined
}
