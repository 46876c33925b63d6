import { sql } from 'kysely'
import type { OfficeCity, OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import type { DetailsContext, HotelDetails } from '#domain/hotels/hotel-details.ts'
import type { Bounds } from '#domain/places/within-city.ts'
import type { Db } from '../../../services.ts'
import { versionOf } from '../../desk/hotel-editor.ts'
import { termsInForce } from '../../hotels/unready-hotels.ts'

type Row = Omit<HotelDetails, 'position'> & { lat: number | null; lng: number | null; city: string; locality: string }

export type StoredDetails = HotelDetails & { city: string; locality: string }

/** Reads a hotel's editable details, with the names of its city and locality. */
export async function readStoredDetails(db: Db, hotelId: number): Promise<StoredDetails> {
  const { rows } = await sql<Row>`
    select h.name, h.address, h.city_id, c.name as city, h.locality_id, l.name as locality, h.lat, h.lng, h.description,
      case when h.is_unrated then 0 else h.stars end as stars, h.bathtub_charge, h.rank
    from hotels h join cities c on c.id = h.city_id join localities l on l.id = h.locality_id
    where h.id = ${hotelId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`hotel ${hotelId} is gone`)
  const { lat, lng, ...details } = row
  return { ...details, position: lat === null || lng === null ? null : { lat, lng } }
}

async function readRegistered(db: Db, hotelId: number, now: Date): Promise<OfficeHotelDetails['registered']> {
  const { rows } = await sql<{ legal_name: string | null; gstin: string | null; address: string | null }>`
    select t.legal_name, t.gstin, t.address from hotels h, lateral (select t.* ${termsInForce(now)}) t
    where h.id = ${hotelId}`.execute(db)
  const [terms] = rows
  if (!terms?.legal_name || !terms.address) return null
  return { legal_name: terms.legal_name, gstin: terms.gstin, address: terms.address }
}

type About = { hasBathtub: boolean; coming: number; hasBookings: boolean }

async function readAbout(db: Db, hotelId: number, now: Date): Promise<About> {
  const { rows } = await sql<About>`
    select h.has_bathtub as "hasBathtub",
      (select count(*)::int from bookings b where b.hotel_id = h.id and b.status = 'completed' and b.checkin_at > ${now}) as coming,
      exists (select from bookings b where b.hotel_id = h.id) as "hasBookings"
    from hotels h where h.id = ${hotelId}`.execute(db)
  const [about] = rows
  if (!about) throw new Error(`hotel ${hotelId} is gone`)
  return about
}

export async function readDetailsForOffice(db: Db, hotelId: number, now: Date): Promise<OfficeHotelDetails> {
  const stored = await readStoredDetails(db, hotelId)
  const { hasBathtub, coming, hasBookings } = await readAbout(db, hotelId, now)
  return {
    version: versionOf(stored),
    ...stored,
    has_bathtub: hasBathtub,
    registered: await readRegistered(db, hotelId, now),
    coming_bookings: coming,
    is_kept_in_city: hasBookings,
  }
}

type PlaceRow = { lat: number; lng: number; slug: string; name: string; bounds: Bounds | null }

/** The facts needed to validate a hotel's change in a city, and names for the log. Undefined for an unknown city. */
export type CityContext = DetailsContext & { cityName: string; citySlug: string; nameOfLocality: Map<number, string> }

export async function readCityContext(
  db: Db,
  { hotelId, cityId }: { hotelId: number; cityId: number },
  now: Date,
): Promise<CityContext | undefined> {
  const { rows } = await sql<PlaceRow>`
    select c.lat, c.lng, c.slug, c.name, case when p.city_id is null then null else
      json_build_object('west', p.west, 'south', p.south, 'east', p.east, 'north', p.north) end as bounds
    from cities c left join city_plans p on p.city_id = c.id where c.id = ${cityId}`.execute(db)
  const [city] = rows
  if (!city) return undefined
  const localities = await db.selectFrom('localities').select(['id', 'name']).where('city_id', '=', cityId).execute()
  const { hasBathtub, hasBookings } = await readAbout(db, hotelId, now)
  return {
    city: { lat: city.lat, lng: city.lng, bounds: city.bounds },
    localities: localities.map(({ id }) => id),
    hasBathtub,
    hasBookings,
    cityName: city.name,
    citySlug: city.slug,
    nameOfLocality: new Map(localities.map(({ id, name }) => [id, name])),
  }
}

/** Lists every city with its localities, by name. */
export async function readCities(db: Db): Promise<OfficeCity[]> {
  const cities = await db.selectFrom('cities').select(['id', 'name', 'state']).orderBy('name').orderBy('id').execute()
  const localities = await db
    .selectFrom('localities')
    .select(['id', 'city_id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const byCity = Map.groupBy(localities, ({ city_id }) => city_id)
  return cities.map((city) => ({
    ...city,
    localities: (byCity.get(city.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}
