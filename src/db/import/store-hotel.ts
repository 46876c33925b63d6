import type { SlotPrices } from '#domain/slots/slot-prices.ts'
import { sql, type Transaction } from 'kysely'
import { photoAlt } from '#domain/pictures/photo-subjects.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import type { DB } from '../schema.ts'
import { factColumns } from '../fact-columns.ts'
import { lockHotel } from '../hotel-lock.ts'
import { adjustBathtubs } from './bathtub-rooms.ts'
import type { OwnPicture } from './own-pictures.ts'
import { importSource, type StoredHotel } from './stored-hotels.ts'
import type { WantedHotel } from './wanted-hotel.ts'

type Tx = Transaction<DB>

/**
 * The score of a hotel without ratings, which searches for Escape and Quickie hours sort by (`custom_slot_1`,
 * `custom_slot_2`).
 */
const usualStanding = 50

const isPriced = (prices: SlotPrices) => Object.keys(prices).length > 0

function ratingFields({ rating }: WantedHotel['row']) {
  return {
    overall_rating: rating?.overall ?? null,
    ratings_count: rating?.count ?? 0,
    rank: Math.round((rating?.overall ?? 3) * 150 + Math.log10(rating?.count ?? 1) * 60),
  }
}

/**
 * Returns the hotel's score in each custom slot, which searches sort by. The score is 0 if the hotel does not sell the
 * slot, as the database requires.
 */
function standingFields({ rating }: WantedHotel['row'], prices: SlotPrices) {
  const standing = rating ? Math.round(rating.overall * 20) : usualStanding
  return { custom_slot_1: prices.custom_slot_1 ? standing : 0, custom_slot_2: prices.custom_slot_2 ? standing : 0 }
}

/** Returns the columns that every import copies from the file. */
const describedFields = ({ row, cityId, localityId }: WantedHotel) => ({
  name: row.name,
  city_id: cityId,
  locality_id: localityId,
  address: row.address,
  lat: row.coordinates?.lat ?? null,
  lng: row.coordinates?.lng ?? null,
  stars: row.stars,
})

/** Returns the columns for what the hotel offers. Columns that the file lacks are absent. */
function offerFields({ row: { offer } }: WantedHotel) {
  const { amenities, bathtubCharge, facts, description, rules } = offer
  return {
    ...(amenities === undefined ? {} : { amenities: [...amenities] }),
    ...(bathtubCharge === undefined ? {} : { bathtub_charge: bathtubCharge }),
    ...factColumns(facts),
    ...(description === undefined ? {} : { description }),
    ...(rules === undefined ? {} : { house_rules: [...rules] }),
  }
}

/**
 * Inserts a hotel with its rooms, prices and pictures as a draft, which the office checks and publishes. A
 * demonstration's hotel is shown immediately.
 */
export async function createHotel(
  db: Tx,
  wanted: WantedHotel,
  { slug, own }: { slug: string; own: readonly OwnPicture[] },
): Promise<void> {
  const { row, prices, description } = wanted
  const fields = { ...describedFields(wanted), ...ratingFields(row), ...standingFields(row, prices) }
  const { id } = await db
    .insertInto('hotels')
    .values({
      ...fields,
      slug,
      description,
      ...offerFields(wanted),
      ...(wanted.isDraft ? { hidden: true, published_at: null } : {}),
      source: importSource,
      external_id: row.externalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRooms(db, id, row.roomCount)
  await adjustBathtubs(db, id, row.offer.bathtubRooms ?? 0)
  await writePrices(db, id, wanted)
  if (own.length > 0) await writeOwnPictures(db, id, wanted, own)
  else await addPictures(db, id, wanted)
}

/** The changes of an update; empty if the stored hotel matches the file. */
export interface HotelChanges {
  fields: Partial<ReturnType<typeof describedFields> & ReturnType<typeof ratingFields>> & ReturnType<typeof offerFields>
  rooms: number
  /** how many rooms should have a bathtub; undefined changes nothing */
  bathtubRooms: number | undefined
  prices: boolean
  /** 'none' keeps the pictures, 'drawn' adds the missing ones, and 'own' replaces them with the folder's pictures */
  pictures: 'none' | 'drawn' | 'own'
}

/** Compares a stored hotel with the file. Only prices from the file replace stored ones, never demo prices. */
export function changesOf(stored: StoredHotel, wanted: WantedHotel, own: readonly OwnPicture[]): HotelChanges {
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
      ...changedOffer(stored, wanted),
      // A new rating also removes the figures that were calculated from the previous rating.
      ...(isRatedAnew ? { ...rating, older_ratings_count: null, older_ratings_average: null } : {}),
    },
    rooms: wanted.row.roomCount - stored.roomCount,
    bathtubRooms: wanted.row.offer.bathtubRooms === stored.bathtubRooms ? undefined : wanted.row.offer.bathtubRooms,
    prices:
      takesPrices && !(samePrices(stored.prices, wanted.prices) && samePrices(stored.rackPrices, wanted.rackPrices)),
    pictures: picturesToWrite(stored, wanted, own),
  }
}

function picturesToWrite(
  stored: StoredHotel,
  wanted: WantedHotel,
  own: readonly OwnPicture[],
): HotelChanges['pictures'] {
  if (own.length === 0) return wanted.pictures !== undefined && stored.pictures.length === 0 ? 'drawn' : 'none'
  const before = stored.pictures.map(({ name, origin }) => `${origin} ${name}`)
  const isStored = own.every(({ keep }) => !keep) && before.join() === own.map(({ name }) => `store ${name}`).join()
  return isStored ? 'none' : 'own'
}

/** Returns the differences between what the file and the stored hotel offer. */
function changedOffer(stored: StoredHotel, wanted: WantedHotel): ReturnType<typeof offerFields> {
  const before: Partial<Record<keyof ReturnType<typeof offerFields>, unknown>> = {
    amenities: stored.amenities,
    bathtub_charge: stored.bathtubCharge,
    ...factColumns(stored.facts),
    description: stored.description,
    house_rules: stored.rules,
  }
  const said = Object.entries(offerFields(wanted))
  const isOther = ([column, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[column as keyof typeof before])
  return Object.fromEntries(said.filter(isOther))
}

const samePrices = (one: SlotPrices, other: SlotPrices) => SLOTS.every(({ key }) => one[key] === other[key])

export const isUnchanged = ({ fields, rooms, bathtubRooms, prices, pictures }: HotelChanges) =>
  Object.keys(fields).length === 0 && rooms === 0 && bathtubRooms === undefined && !prices && pictures === 'none'

/** Applies the changes. It neither shows nor hides a hotel, because only the office does that. Returns warnings. */
export async function updateHotel(
  db: Tx,
  stored: StoredHotel,
  wanted: WantedHotel,
  { changes, own }: { changes: HotelChanges; own: readonly OwnPicture[] },
): Promise<string[]> {
  const standing = changes.prices ? standingFields(wanted.row, wanted.prices) : {}
  const fields = { ...changes.fields, ...standing }
  if (Object.keys(fields).length > 0) await db.updateTable('hotels').set(fields).where('id', '=', stored.id).execute()
  if (changes.prices) await writePrices(db, stored.id, wanted)
  if (changes.pictures === 'drawn') await addPictures(db, stored.id, wanted)
  if (changes.pictures === 'own') await writeOwnPictures(db, stored.id, wanted, own)
  return changeRooms(db, stored.id, changes)
}

/** Changes the rooms. The hotel must be locked, so that no booking chooses a room meanwhile. Returns warnings. */
async function changeRooms(db: Tx, hotelId: number, { rooms, bathtubRooms }: HotelChanges): Promise<string[]> {
  if (rooms === 0 && bathtubRooms === undefined) return []
  await lockHotel(db, hotelId)
  const warnings: string[] = []
  if (rooms > 0) await addRooms(db, hotelId, rooms)
  const kept = rooms < 0 ? -rooms - (await removeRooms(db, hotelId, -rooms)) : 0
  if (kept > 0) warnings.push(`${kept} rooms have bookings and were kept`)
  if (bathtubRooms !== undefined) warnings.push(...(await adjustBathtubs(db, hotelId, bathtubRooms)))
  return warnings
}

/** Gives new rooms the numbers that follow the highest one without letters. */
async function addRooms(db: Tx, hotelId: number, count: number) {
  await sql`
    insert into rooms (hotel_id, city_id, number)
    select h.id, h.city_id, (last.n + i)::text
    from hotels h
    cross join lateral (select coalesce(max(number::int), 100) as n from rooms where hotel_id = h.id and number ~ '^[0-9]{1,6}$') as last
    cross join generate_series(1, ${count}::int) as i
    where h.id = ${hotelId} order by i`.execute(db)
}

/** Removes the newest rooms in which nobody has ever stayed, and returns their number. */
async function removeRooms(db: Tx, hotelId: number, count: number) {
  const { numAffectedRows } = await sql`
    delete from rooms where id in (
      select r.id from rooms r
      where r.hotel_id = ${hotelId} and not exists (select 1 from stays s where s.room_id = r.id)
      order by r.has_bathtub, r.id desc limit ${count}::int)`.execute(db)
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
  const rows = pictures.map(({ name, alt, tint }, position) => ({ hotel_id: hotelId, position, name, alt, tint }))
  await db.insertInto('hotel_pictures').values(rows).execute()
}

/**
 * Replaces the stored pictures with the hotel's own, in their order. A picture that the hotel already had keeps what
 * its manager wrote about it.
 */
async function writeOwnPictures(db: Tx, hotelId: number, { row }: WantedHotel, own: readonly OwnPicture[]) {
  const before = await db
    .deleteFrom('hotel_pictures')
    .where('hotel_id', '=', hotelId)
    .returning(['name', 'tint', 'caption', 'subject', 'width', 'height', 'brightness', 'sharpness', 'fingerprint'])
    .execute()
  const rows = own.map(({ name, pixels }, position) => {
    const stored = before.find((picture) => picture.name === name)
    const placed = { hotel: row.name, subject: stored?.subject ?? null, place: position + 1, count: own.length }
    return { ...stored, ...pixels, hotel_id: hotelId, position, name, alt: photoAlt(placed), origin: 'store' as const }
  })
  await db.insertInto('hotel_pictures').values(rows).execute()
}
