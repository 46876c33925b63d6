import type { CityView } from '#db/picture-pool/picture-pool.ts'
import type { HotelFacts } from '#domain/hotels/hotel-facts.ts'
import type { Random } from '#domain/kernel/seeded-random.ts'

interface Described {
  locality: string
  city: string
  stars: number
  roomCount: number
  views: readonly CityView[]
  hasBathtub: boolean
  facts: Pick<HotelFacts, 'same_sex'>
}

type Sentence = (hotel: Described) => string

const small: readonly Sentence[] = [
  ({ roomCount, locality }) => `${roomCount} rooms on a calm side street of ${locality}.`,
  ({ locality, city }) => `A small house in ${locality}, a short ride from the middle of ${city}.`,
  ({ locality }) => `A tidy, no-fuss hotel a few steps off the main road of ${locality}.`,
  ({ roomCount }) => `A family runs these ${roomCount} rooms and opens the door at any hour.`,
  ({ locality }) => `Plain, bright rooms in ${locality} at a price that does not sting.`,
  ({ locality }) => `On the upper floors of a quiet building in ${locality}, with its own lift and entrance.`,
]
const fine: readonly Sentence[] = [
  ({ roomCount, locality }) => `${roomCount} generous rooms behind a green courtyard in ${locality}.`,
  ({ locality, city }) => `One of the calm addresses of ${city}, set back from the road in ${locality}.`,
  ({ locality }) => `High ceilings, thick curtains and soft lamps in the heart of ${locality}.`,
  ({ roomCount, locality }) => `A boutique house of ${roomCount} rooms in ${locality}, each one a little different.`,
  ({ locality }) => `Large rooms with seating by the window, in a leafy part of ${locality}.`,
]
const rooms: readonly Sentence[] = [
  () => 'Beds are wide, linen is changed for every stay, and the doors close softly.',
  () => 'Every room has a proper mattress, hot water and a lock that works.',
  () => 'Rooms are cleaned between slots and checked by a second pair of eyes.',
  () => 'The walls are thick, the curtains heavy, and nobody knocks unless you call.',
  () => 'You get fresh towels, cold water and chai without asking.',
  () => 'The rooms at the back are the quiet ones; ask for them and you get one if it is free.',
  ({ stars }) =>
    stars >= 4
      ? 'Turn down the lights from the bed and leave the city outside.'
      : 'Nothing fancy, but everything clean and in its place.',
]
const welcome: readonly Sentence[] = [
  () => 'Local IDs are welcome and nobody at the desk asks how you know each other.',
  () => 'Check-in takes five minutes: two IDs, one signature, a key.',
  () => 'The desk has agreed in writing to welcome unmarried couples.',
  () => 'Couples come here because the staff greet everybody alike.',
  () => 'The same two people have looked after the desk for years, and it shows.',
]
const views: Record<CityView, string> = {
  city: 'From the higher floors you see the city lights.',
  sea: 'The sea is close enough to smell in the evening.',
  hills: 'On clear mornings the hills stand in the window.',
  lake: 'A short walk brings you to the water.',
  palms: 'Palms shade the way to the door.',
  fort: 'Old walls and towers are part of the view.',
  garden: 'A small garden keeps the street away.',
}
const extras: readonly Sentence[] = [
  ({ views: seen, locality }) => views[seen[locality.length % seen.length] ?? 'city'],
  () => 'Breakfast comes to the room with night and full-day stays.',
  ({ locality }) => `There is plenty to eat around ${locality} until late.`,
  () => 'Autos and cabs wait at the corner.',
  ({ facts }) =>
    facts.same_sex ? 'Same-sex couples are as welcome as anybody.' : 'Late arrivals are expected and quick.',
  ({ hasBathtub }) =>
    hasBathtub ? 'Some rooms have a bathtub; say so when you book.' : 'The showers are strong and hot.',
]

/** Describes a hotel in two to four sentences. No other hotel in the city has the same description. */
export function hotelDescription(rnd: Random, hotel: Described, taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < 300; attempt++) {
    const parts = [rnd.pick(hotel.stars >= 4 ? fine : small)]
    if (rnd.chance(0.85)) parts.push(rnd.pick(rooms))
    parts.push(rnd.pick(welcome))
    if (rnd.chance(0.6)) parts.push(rnd.pick(extras))
    const text = parts.map((sentence) => sentence(hotel)).join(' ')
    if (!taken.has(text)) return text
  }
  throw new Error(`There are more hotels in ${hotel.city} than ways to describe them`)
}
