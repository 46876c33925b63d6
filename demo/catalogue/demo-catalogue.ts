import { type Amenity, amenities } from '#domain/hotels/amenities.ts'
import { eachFact, type HotelFact } from '#domain/hotels/hotel-facts.ts'
import { demoCities } from './cities.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import type { DemoCity, DemoLocality } from './city.ts'
import { cityDealer, type DealtCovers } from '#db/picture-pool/deal-pictures.ts'
import type { DemoHotel, DemoReview } from './demo-hotel.ts'
import { isOpenAllNight } from './demo-rules.ts'
import { demoPrices } from '#db/import/demo-prices.ts'
import { guestReviews } from './guest-reviews.ts'
import { hotelDescription } from './hotel-descriptions.ts'
import { hotelName } from './hotel-names.ts'
import { pictureSets } from '#db/picture-pool/picture-pool.ts'
import { random, type Random } from '#domain/kernel/seeded-random.ts'

/** The star ratings to draw from, each repeated in proportion to its share of hotels. */
const starChances = [1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5]
const streets = [
  'Main Road',
  'Cross Road',
  'Temple Road',
  'Station Road',
  'Market Lane',
  'Park Lane',
  'Lake Road',
  'Ring Road',
  'Church Street',
  'Garden Lane',
  'Old Post Office Lane',
  'College Road',
]
const landmarks = [
  'opposite the city park',
  'behind the old library',
  'next to the post office',
  'near the metro station',
  'above the bakery',
  'beside the flower market',
  'near the bus stand',
  'opposite the bank',
]
/**
 * Cities with at least this many hotels have one or two hidden hotels, so that the demo shows that hidden hotels are
 * never listed.
 */
const bigCity = 60

/**
 * Returns the hotels of all demo cities, which are the same at every call because each draw has a fixed seed. The
 * loader sets the dates.
 */
export function demoCatalogue(): DemoHotel[] {
  return withPictures(demoCities.map((city) => ({ city, drafts: draftsOf(city) })))
}

type Drafted = Omit<DemoHotel, 'pictures'>
type CityDrafts = { city: DemoCity; drafts: readonly Drafted[] }

/** Returns the hotels of a city in listing order. */
function draftsOf(city: DemoCity): Drafted[] {
  const rnd = random(`catalogue/${city.slug}`)
  const [names, descriptions] = [new Set<string>(), new Set<string>()]
  const drafts: Drafted[] = []
  for (let i = 0; i < city.hotelCount; i++) {
    const draft = draftHotel(rnd.fork(String(i)), city, { names, descriptions, order: i })
    names.add(draft.name)
    descriptions.add(draft.description)
    drafts.push(draft)
  }
  return drafts.toSorted((one, other) => other.rank - one.rank)
}

/**
 * Deals pictures to the first hotel of every city, then to the second hotel of every city, and so on. Guests see a
 * city's first hotels most, and should rarely see the same picture twice.
 */
function withPictures(cities: readonly CityDrafts[]): DemoHotel[] {
  const everywhere: DealtCovers = new Map()
  const dealers = cities.map(({ city }) => cityDealer(rotated(city.views, city.slug.length), pictureSets, everywhere))
  const hotels = cities.map((): DemoHotel[] => [])
  const longest = Math.max(...cities.map(({ drafts }) => drafts.length))
  for (let place = 0; place < longest; place++) {
    for (const [i, { drafts }] of cities.entries()) {
      const draft = drafts[place]
      const deal = dealers[i]
      if (draft && deal) hotels[i]?.push({ ...draft, pictures: deal({ ...draft, id: draft.slug }) })
    }
  }
  return hotels.flat()
}

/** Rotates the list, so that cities with the same views begin with different pictures. */
const rotated = <T>(list: readonly T[], by: number) =>
  list.map((_, i) => list[(i + by) % list.length]).filter((item) => item !== undefined)

interface Taken {
  names: ReadonlySet<string>
  descriptions: ReadonlySet<string>
  order: number
}

function draftHotel(rnd: Random, city: DemoCity, { names, descriptions, order }: Taken): Drafted {
  const locality = city.localities[order % city.localities.length]
  if (!locality) throw new Error(`${city.name} has no localities`)
  const stars = rnd.pick(starChances)
  const name = hotelName(rnd.fork('name'), locality.name, names)
  const slug = slugOf(`${name} ${city.name}`)
  const roomCount = rnd.int(3, stars >= 4 ? 24 : 14)
  const character = characterOf(rnd.fork('character'), { stars, slug })
  const { prices, rackPrices } = demoPrices({ stars, priceLevel: city.priceLevel, seed: slug })
  const standing = rnd.fork('standing')
  const seen = { ...character, locality: locality.name, city: city.name, stars, roomCount, views: city.views }
  return {
    slug,
    name,
    citySlug: city.slug,
    localitySlug: locality.slug,
    address: addressOf(rnd.fork('address'), locality, city),
    ...placeOf(rnd.fork('place'), locality),
    stars,
    roomCount,
    ...character,
    amenities: amenitiesOf(rnd.fork('amenities'), stars),
    description: hotelDescription(rnd.fork('description'), seen, descriptions),
    prices,
    rackPrices,
    customSlot1: prices.custom_slot_1 ? standing.int(1, 100) : 0,
    customSlot2: prices.custom_slot_2 ? standing.int(1, 100) : 0,
    hidden: city.hotelCount >= bigCity && (order === 17 || (order === 41 && city.hotelCount > 70)),
    ...reputationOf(rnd.fork('reputation'), { stars, isNew: character.isNew, prices }),
  }
}

/** The share of hotels that have each feature. */
const FACT_SHARES: Record<Exclude<HotelFact, 'open_all_night'>, number> = {
  same_sex: 0.58,
  has_love_kit: 0.34,
  only_payAtHotel: 0.07,
}

function characterOf(rnd: Random, { stars, slug }: Pick<DemoHotel, 'stars' | 'slug'>) {
  const hasBathtub = stars >= 3 && rnd.chance(stars === 3 ? 0.16 : 0.42)
  return {
    isNew: rnd.chance(0.09),
    hasBathtub,
    bathtubCharge: hasBathtub ? rnd.pick([199, 299, 299, 399, 499]) : 0,
    facts: eachFact((name) => (name === 'open_all_night' ? isOpenAllNight({ slug }) : rnd.chance(FACT_SHARES[name]))),
  }
}

/** Draws ratings around the hotel's quality, which rises a little with its stars. New hotels get few ratings. */
function reputationOf(rnd: Random, { stars, isNew, prices }: Pick<Drafted, 'stars' | 'isNew' | 'prices'>) {
  const quality = Math.min(4.9, rnd.range(3.3, 4.7) + stars * 0.06)
  const reviews = guestReviews(rnd, { count: isNew ? rnd.int(0, 2) : rnd.int(0, 14), quality, prices })
  const shown = reviews.filter(({ published }) => published)
  const older = isNew || shown.length === 0 ? 0 : rnd.int(0, 240)
  return {
    rank: Math.round(quality * 150 + rnd.range(0, 250)) - (shown.length === 0 ? 160 : 0),
    reviews,
    ratingsCount: shown.length + older,
    overallRating: averageOf(shown),
  }
}

const averageOf = (reviews: readonly DemoReview[]) =>
  reviews.length === 0
    ? null
    : Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10

function addressOf(rnd: Random, locality: DemoLocality, city: DemoCity) {
  const house = rnd.chance(0.3) ? `${rnd.int(2, 240)}/${rnd.pick(['A', 'B', '1', '2'])}` : String(rnd.int(2, 240))
  const landmark = rnd.chance(0.5) ? `, ${rnd.pick(landmarks)}` : ''
  return `${house}, ${rnd.pick(streets)}${landmark}, ${locality.name}, ${city.name} ${locality.pincode}`
}

/** Picks a point within about a kilometre of the locality's centre. */
const placeOf = (rnd: Random, { lat, lng }: DemoLocality) => ({
  lat: Math.round((lat + rnd.range(-0.008, 0.008)) * 1e5) / 1e5,
  lng: Math.round((lng + rnd.range(-0.008, 0.008)) * 1e5) / 1e5,
})

/** Draws a hotel's amenities. Every hotel has the basic amenities, and hotels with more stars have more. */
function amenitiesOf(rnd: Random, stars: number): Amenity[] {
  const shares: Record<Amenity, number> = {
    wifi: 1,
    ac: stars === 1 ? 0.7 : 1,
    tv: 0.95,
    geyser: 0.97,
    parking: 0.3 + stars * 0.12,
    room_service: 0.35 + stars * 0.13,
    power_backup: 0.5 + stars * 0.1,
    lift: stars >= 3 ? 0.9 : 0.35,
    cctv_lobby: 0.8,
    balcony: 0.1 + stars * 0.08,
    breakfast: 0.4 + stars * 0.1,
    restaurant: stars >= 3 ? 0.65 : 0.12,
    pool: stars >= 4 ? 0.4 : 0,
    mini_fridge: stars >= 4 ? 0.8 : 0.15,
    wheelchair_access: stars >= 3 ? 0.4 : 0.1,
    // every picture shows a double bed
    double_bed: 1,
  }
  return amenities.filter((amenity) => rnd.chance(shares[amenity]))
}
