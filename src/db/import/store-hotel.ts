import { sql, type Transaction } from 'kysely'
import { SLOTS } from '#domain/slots/slots.ts'
import type { SlotPrices } from '../catalogue/demo-hotel.ts'
import type { DB } from '../schema.ts'
import { importSource, type StoredHotel } from './stored-hotels.ts'
import type { WantedHotel } from './wanted-hotel.ts'

type Tx = Transaction<DB>

/** The standing in the custom slots of a hotel nobody has rated yet. */
const usualStanding = 50

const isPriced = (prices: SlotPrices) => Object.keys(prices).length > 0

function ratingFields({ rating }: WantedHotel['row']) {
  return {
    overall_rating: rating?.overall ?? null,
    ratings_count: rating?.count ?? 0,
    rank: Math.round((rating?.overall ?? 3) * 150 + Math.log10(rating?.count ?? 1) * 60),
  }
}

/** 0 where the slot is not sold, as the database wants it. */
function standingFields({ rating }: WantedHotel['row'], prices: SlotPrices) {
  const standing = rating ? Math.round(rating.overall * 20) : usualStanding
  return { custom_slot_1: prices.custom_slot_1 ? standing : 0, custom_slot_2: prices.custom_slot_2 ? standing : 0 }
}

/** What follows the file on every run. */
const describedFields = ({ row, cityId, localityId }: WantedHotel) => ({
  name: row.name,
  city_id: cityId,
  locality_id: localityId,
  address: row.address,
  lat: row.coordinates?.lat ?? null,
  lng: row.coordinates?.lng ?? null,
  stars: row.stars,
})

/** Inserts a hotel with its rooms, prices and pictures; without prices it stays hidden. */
export async function createHotel(db: Tx, wanted: WantedHotel, slug: string): Promise<void> {
  const { row, prices, description } = wanted
  const fields = { ...describedFields(wanted), ...ratingFields(row), ...standingFields(row, prices) }
  const { id } = await db
    .insertInto('hotels')
    .values({
      ...fields,
      slug,
      description,
      hidden: !isPriced(prices),
      source: importSource,
      external_id: row.externalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRooms(db, id, row.roomCount)
  await writePrices(db, id, wanted)
  await addPictures(db, id, wanted)
}

/** What an update would do; empty when the stored hotel is as the file wants it. */
export interface HotelChanges {
  fields: Partial<ReturnType<typeof describedFields> & ReturnType<typeof ratingFields>>
  rooms: number
  prices: boolean
  pictures: boolean
}

/** Compares a stored hotel with the file. Prices that are stored yield to the file's prices only, never to made-up ones. */
export function changesOf(stored: StoredHotel, wanted: WantedHotel): HotelChanges {
  const described = describedFields(wanted)
  const before = {
    ...described,
    name: stored.name,
    city_id: stored.cityId,
    locality_id: stored.localityId,
    address: stored.address,
    lat: stored.lat,
    lng: stored.lng,
    stars: stored.stars,
  }
  const keys = Object.keys(described) as (keyof typeof described)[]
  const rating = ratingFields(wanted.row)
  const isRatedAnew =
    stored.reviewsCount === 0 &&
    (rating.overall_rating !== stored.overallRating || rating.ratings_count !== stored.ratingsCount)
  const takesPrices = isPriced(wanted.prices) && !(wanted.pricesAreDemo && isPriced(stored.prices))
  return {
    fields: {
      ...Object.fromEntries(keys.filter((key) => described[key] !== before[key]).map((key) => [key, described[key]])),
      // What was worked out from the earlier rating goes with it.
      ...(isRatedAnew ? { ...rating, older_ratings_count: null, older_ratings_average: null } : {}),
    },
    rooms: wanted.row.roomCount - stored.roomCount,
    prices:
      takesPrices && !(samePrices(stored.prices, wanted.prices) && samePrices(stored.rackPrices, wanted.rackPrices)),
    pictures: wanted.pictures !== undefined && stored.pictureCount === 0,
  }
}

const samePrices = (one: SlotPrices, other: SlotPrices) => SLOTS.every(({ key }) => one[key] === other[key])

export const isUnchanged = ({ fields, rooms, prices, pictures }: HotelChanges) =>
  Object.keys(fields).length === 0 && rooms === 0 && !prices && !pictures

/** Applies the changes; a hotel that was hidden for want of prices is shown with its first ones. Answers warnings. */
export async function updateHotel(
  db: Tx,
  stored: StoredHotel,
  wanted: WantedHotel,
  changes: HotelChanges,
): Promise<string[]> {
  const shown = changes.prices
    ? { ...standingFields(wanted.row, wanted.prices), ...(isPriced(stored.prices) ? {} : { hidden: false }) }
    : {}
  const fields = { ...changes.fields, ...shown }
  if (Object.keys(fields).length > 0) await db.updateTable('hotels').set(fields).where('id', '=', stored.id).execute()
  if (changes.prices) await writePrices(db, stored.id, wanted)
  if (changes.pictures) await addPictures(db, stored.id, wanted)
  if (changes.rooms > 0) await addRooms(db, stored.id, changes.rooms)
  if (changes.rooms >= 0) return []
  const kept = -changes.rooms - (await removeRooms(db, stored.id, -changes.rooms))
  return kept > 0 ? [`${kept} rooms have bookings and were kept`] : []
}

/** Numbers go on from the highest that is a plain number. */
async function addRooms(db: Tx, hotelId: number, count: number) {
  await sql`
    insert into rooms (hotel_id, city_id, number)
    select h.id, h.city_id, (last.n + i)::text
    from hotels h
    cross join lateral (select coalesce(max(number::int), 100) as n from rooms where hotel_id = h.id and number ~ '^[0-9]{1,6}$') as last
    cross join generate_series(1, ${count}::int) as i
    where h.id = ${hotelId} order by i`.execute(db)
}

/** Takes the newest rooms in which nobody ever stayed; answers how many those were. */
async function removeRooms(db: Tx, hotelId: number, count: number) {
  const { numAffectedRows } = await sql`
    delete from rooms where id in (
      select r.id from rooms r
      where r.hotel_id = ${hotelId} and not exists (select 1 from stays s where s.room_id = r.id)
      order by r.id desc limit ${count}::int)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function writePrices(db: Tx, hotelId: number, { prices, rackPrices }: WantedHotel) {
  await db.deleteFrom('hotel_slot_prices').where('hotel_id', '=', hotelId).execute()
  const rows = SLOTS.flatMap(({ index, key }) => {
    const price = prices[key]
    return price === undefined ? [] : [{ hotel_id: hotelId, slot: index, price, rack_price: rackPrices[key] ?? null }]
  })
  if (rows.length > 0) await db.insertInto('hotel_slot_prices').values(rows).execute()
}

async function addPictures(db: Tx, hotelId: number, { pictures }: WantedHotel) {
  if (!pictures) return
  const rows = pictures.map(({ name, alt }, position) => ({ hotel_id: hotelId, position, name, alt }))
  await db.insertInto('hotel_pictures').values(rows).execute()
}
