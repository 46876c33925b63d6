import { sql, type Transaction } from 'kysely'
import type { Kysely } from 'kysely'
import { factColumns } from '#db/fact-columns.ts'
import { readNamesFile } from '#db/import/names-file.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { DB } from '#db/schema.ts'
import { demoCities } from './cities.ts'
import { demoCoupons } from './coupons.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { demoPhone, demoRules } from './demo-rules.ts'
import { insertInBatches } from './insert-in-batches.ts'
import { LANGUAGES_OF_NAMES, PLACE_NAMES } from './place-names.ts'

export type DemoLoad = { loaded: true; hotels: number } | { loaded: false; reason: 'ALREADY_LOADED' | 'PRODUCTION' }

const catalogueName = 'demo'
const setBy = 'Demo catalogue'
/**
 * The id of the lock that lets only one of two processes load the catalogue when both start together. The number is
 * arbitrary.
 */
const loadLock = 7_250_002
const dayMilliseconds = 86_400_000

/**
 * Loads the demo catalogue once, in one transaction; `now` dates reviews and coupons. Refuses in production, and leaves
 * existing cities and hotels unchanged.
 */
export async function loadDemoCatalogue(
  db: Kysely<DB>,
  { appEnv, now }: { appEnv: string; now: Date },
): Promise<DemoLoad> {
  if (appEnv === 'production') return { loaded: false, reason: 'PRODUCTION' }
  const load = await db.transaction().execute(async (transaction): Promise<DemoLoad> => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(transaction)
    const before = await transaction
      .selectFrom('catalogue_loads')
      .select('name')
      .where('name', '=', catalogueName)
      .execute()
    if (before.length > 0) return { loaded: false, reason: 'ALREADY_LOADED' }
    const hotels = await insertCatalogue(transaction, now)
    await transaction
      .insertInto('catalogue_loads')
      .values({ name: catalogueName, loaded_at: now, detail: JSON.stringify({ hotels }) })
      .execute()
    return { loaded: true, hotels }
  })
  // Updates PostgreSQL's statistics, because its planner knows nothing about the new rows.
  if (load.loaded)
    await sql`analyze cities, localities, hotels, hotel_slot_prices, price_rules, hotel_pictures, rooms, reviews`.execute(
      db,
    )
  return load
}

type Tx = Transaction<DB>

async function insertCatalogue(db: Tx, now: Date): Promise<number> {
  const cityIds = await insertCities(db)
  const localityIds = await insertLocalities(db, cityIds)
  const hotels = demoCatalogue()
  const hotelIds = await insertHotels(db, hotels, { cityIds, localityIds })
  const stored = hotels.flatMap((hotel) => {
    const id = hotelIds.get(hotel.slug)
    return id === undefined ? [] : [{ ...hotel, id }]
  })
  await insertRooms(db, stored)
  await insertPricesAndPictures(db, stored)
  await insertRulesAndPhones(db, stored, { cityIds, now })
  await insertReviews(db, stored, now)
  await insertCoupons(db, now)
  return stored.length
}

type Ids = ReadonlyMap<string, number>
type StoredHotel = DemoHotel & { id: number }

const idOf = (ids: Ids, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo catalogue refers to ${key}, which was not inserted`)
  return id
}

/**
 * Returns the translated names as JSON. Each key joins the slugs of the city and the locality: 'pune/', 'pune/baner'.
 */
function demoNames(): ReadonlyMap<string, string> {
  const read = readNamesFile(PLACE_NAMES, LANGUAGES_OF_NAMES)
  if (!read.ok) throw new Error(`The demo's file of names ${read.refusal}`)
  return new Map(read.value.map(({ city, locality, names }) => [`${city}/${locality}`, JSON.stringify(names)]))
}

async function insertCities(db: Tx): Promise<Ids> {
  const known = demoNames()
  const rows = demoCities.map(({ slug, name, state, aliases, lat, lng, priceLevel, views, hotelCount }) => ({
    slug,
    name,
    names: known.get(`${slug}/`) ?? '{}',
    state,
    aliases: [...aliases],
    lat,
    lng,
    price_level: priceLevel,
    views: [...views],
    rank: hotelCount,
  }))
  await db
    .insertInto('cities')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const slugs = demoCities.map(({ slug }) => slug)
  const stored = await db.selectFrom('cities').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return new Map(stored.map(({ id, slug }) => [slug, id]))
}

/** Inserts the localities and returns their ids. Each key joins the slugs of the city and the locality with a slash. */
async function insertLocalities(db: Tx, cityIds: Ids): Promise<Ids> {
  const known = demoNames()
  const rows = demoCities.flatMap((city) =>
    city.localities.map(({ slug, name, lat, lng }) => ({
      city_id: idOf(cityIds, city.slug),
      slug,
      name,
      names: known.get(`${city.slug}/${slug}`) ?? '{}',
      lat,
      lng,
    })),
  )
  await db
    .insertInto('localities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['city_id', 'slug']).doNothing())
    .execute()
  const stored = await db
    .selectFrom('localities')
    .innerJoin('cities', 'cities.id', 'localities.city_id')
    .select(['localities.id', 'localities.slug', 'cities.slug as citySlug'])
    .where('cities.id', 'in', [...cityIds.values()])
    .execute()
  return new Map(stored.map(({ id, slug, citySlug }) => [`${citySlug}/${slug}`, id]))
}

async function insertHotels(
  db: Tx,
  hotels: readonly DemoHotel[],
  { cityIds, localityIds }: { cityIds: Ids; localityIds: Ids },
): Promise<Ids> {
  const rows = hotels.map((hotel) => ({
    slug: hotel.slug,
    name: hotel.name,
    city_id: idOf(cityIds, hotel.citySlug),
    locality_id: idOf(localityIds, `${hotel.citySlug}/${hotel.localitySlug}`),
    address: hotel.address,
    description: hotel.description,
    lat: hotel.lat,
    lng: hotel.lng,
    stars: hotel.stars,
    rank: hotel.rank,
    amenities: [...hotel.amenities],
    is_new: hotel.isNew,
    hidden: hotel.hidden,
    has_bathtub: hotel.hasBathtub,
    bathtub_charge: hotel.bathtubCharge,
    ...factColumns(hotel.facts),
    custom_slot_1: hotel.customSlot1,
    custom_slot_2: hotel.customSlot2,
    overall_rating: hotel.overallRating,
    ratings_count: hotel.ratingsCount,
    reviews_count: hotel.reviews.filter(({ published }) => published).length,
    source: catalogueName,
    external_id: hotel.slug,
  }))
  const ids = new Map<string, number>()
  await insertInBatches(rows, async (batch) => {
    const stored = await db
      .insertInto('hotels')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'slug'])
      .execute()
    for (const { id, slug } of stored) ids.set(slug, id)
  })
  return ids
}

/** One room in this many has a bathtub, counted from the highest room number, in a hotel that offers bathtubs. */
const roomsToABathtub = 4

/** Numbers the rooms by floor, with four rooms on each: 101 to 104, 201 to 204 and so on. */
async function insertRooms(db: Tx, hotels: readonly StoredHotel[]) {
  const counts = JSON.stringify(
    hotels.map(({ id, roomCount, hasBathtub }) => ({
      id,
      rooms: roomCount,
      baths: hasBathtub ? Math.ceil(roomCount / roomsToABathtub) : 0,
    })),
  )
  await sql`
    insert into rooms (hotel_id, city_id, number, has_bathtub)
    select hotels.id, hotels.city_id, (100 * (1 + (n - 1) / 4) + 1 + (n - 1) % 4)::text, n > wanted.rooms - wanted.baths
    from jsonb_to_recordset(${counts}::jsonb) as wanted (id int, rooms int, baths int)
    join hotels on hotels.id = wanted.id
    cross join lateral generate_series(1, wanted.rooms) as n
    order by hotels.id, n`.execute(db)
}

async function insertPricesAndPictures(db: Tx, hotels: readonly StoredHotel[]) {
  const prices = hotels.flatMap((hotel) =>
    SLOTS.flatMap(({ index, key }) => {
      const price = hotel.prices[key]
      return price === undefined
        ? []
        : [{ hotel_id: hotel.id, slot: index, price, rack_price: hotel.rackPrices[key] ?? null }]
    }),
  )
  await insertInBatches(prices, (batch) => db.insertInto('hotel_slot_prices').values(batch).execute())
  // Records that the usual prices were charged until recently, because the site shows no other usual prices (decision
  // 0094).
  await sql`insert into slot_price_history (hotel_id, slot, price, from_at, until_at)
    select hotel_id, slot, rack_price, now() - interval '60 days', now() - interval '10 days'
    from hotel_slot_prices where rack_price is not null`.execute(db)
  const pictures = hotels.flatMap((hotel) =>
    hotel.pictures.map(({ name, alt, tint }, position) => ({ hotel_id: hotel.id, position, name, alt, tint })),
  )
  await insertInBatches(pictures, (batch) => db.insertInto('hotel_pictures').values(batch).execute())
}

async function insertRulesAndPhones(
  db: Tx,
  hotels: readonly StoredHotel[],
  { cityIds, now }: { cityIds: Ids; now: Date },
) {
  const rules = hotels.flatMap((hotel) =>
    demoRules(hotel, now).map(({ slot, price, days }) => ({
      hotel_id: hotel.id,
      city_id: idOf(cityIds, hotel.citySlug),
      slot,
      price,
      weekday: 'weekday' in days ? days.weekday : null,
      first_day: 'first' in days ? days.first : null,
      last_day: 'first' in days ? days.last : null,
      set_by: setBy,
      set_at: now,
    })),
  )
  await insertInBatches(rules, (batch) => db.insertInto('price_rules').values(batch).execute())
  const phones = hotels.flatMap((hotel) => {
    const phone = demoPhone(hotel)
    return phone === undefined ? [] : [{ hotel_id: hotel.id, reception_phone: phone, set_by: setBy, set_at: now }]
  })
  await insertInBatches(phones, (batch) => db.insertInto('hotel_contacts').values(batch).execute())
}

/** Features the two newest published reviews with five hearts. */
async function insertReviews(db: Tx, hotels: readonly StoredHotel[], now: Date) {
  const rows = hotels.flatMap((hotel) => {
    const featured = new Set(hotel.reviews.filter(({ rating, published }) => published && rating === 5).slice(0, 2))
    return hotel.reviews.map((review) => ({
      hotel_id: hotel.id,
      guest_name: review.guestName,
      rating: review.rating,
      body: review.body,
      ...review.aspects,
      slot: review.slotIndex,
      published: review.published,
      featured: featured.has(review),
      created_at: new Date(now.getTime() - review.daysAgo * dayMilliseconds),
    }))
  })
  await insertInBatches(rows, (batch) => db.insertInto('reviews').values(batch).execute())
}

async function insertCoupons(db: Tx, now: Date) {
  const rows = demoCoupons.map((coupon) => ({
    code: coupon.code,
    funded_by: coupon.fundedBy,
    kind: coupon.kind,
    value: coupon.value,
    min_amount: coupon.minAmount,
    max_discount: coupon.maxDiscount ?? null,
    first_booking_only: coupon.firstBookingOnly,
    per_user_limit: coupon.perUserLimit,
    total_limit: coupon.totalLimit,
    weekdays: coupon.weekdays ?? null,
    valid_from: now,
    valid_until: new Date(now.getTime() + 365 * dayMilliseconds),
  }))
  await db
    .insertInto('coupons')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
