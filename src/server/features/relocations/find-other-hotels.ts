import { sql } from 'kysely'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { isPaused } from '#db/sales-pauses.ts'
import { KILOMETRES_A_DEGREE } from '#domain/availability/similar-in-city.ts'
import { billFor } from '#domain/bills/bill.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { pricedDays, type PricedDays } from '#domain/prices/priced-days.ts'
import { pricesOfStay } from '#domain/prices/price-on.ts'
import { isOffered, MAX_OFFERS } from '#domain/relocations/same-class.ts'
import { isMoveTime } from '#domain/relocations/turned-away.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Db } from '../../services.ts'
import { findAvailability, hasRoomsFor } from '../hotels/find-availability.ts'
import type { StoredPicture } from '../hotels/present-hotel.ts'
import { classOf, type StayToMove } from './stay-to-move.ts'

/** Hotels are looked at from the nearest on; further ones than these help nobody at night. */
const MOST_LOOKED_AT = 200

type CandidateRow = {
  id: number
  cityId: number
  name: string
  slug: string
  locality: string
  address: string
  rating: number | null
  ratings: number
  amenities: string[]
  hasBathtub: boolean
  bathtubCharge: Rupees
  hasLoveKit: boolean
  pictures: StoredPicture[]
  kilometres: number | null
  base: Rupees | null
  rules: PriceRuleJson[]
}

/** Another hotel for the same stay; `price` is the whole stay there, tax included, without any discount. */
export type OfferedHotel = Omit<CandidateRow, 'base' | 'rules'> & { price: Rupees }

/** What the search for another hotel depends on besides the stay. */
export type OfferRules = { limit: Rupees; taxRule: TaxRule; now: Date }

const daysOf = (stay: StayToMove): PricedDays =>
  pricedDays({ slot: stay.slot, period: { start: stay.checkin, end: stay.checkout }, days: stay.days })

/** Where everybody was welcome, only hotels that say the same. `only` looks at one hotel. */
async function candidates(
  db: Db,
  stay: StayToMove,
  { now, only }: { now: Date; only: number | null },
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select h.id, h.city_id as "cityId", h.name, h.slug, l.name as locality, h.address, h.overall_rating as rating,
      h.ratings_count as ratings, h.amenities, h.has_bathtub as "hasBathtub", h.bathtub_charge as "bathtubCharge",
      h.has_love_kit as "hasLoveKit", p.price as base, ${rulesBetween(sql`h.id`, daysOf(stay))} as rules,
      ${KILOMETRES_A_DEGREE}::float8 * sqrt((h.lat - ${stay.lat}::float8) ^ 2
        + ((h.lng - ${stay.lng}::float8) * cos(radians(${stay.lat}::float8))) ^ 2) as kilometres,
      coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin, g.tint) order by g.position)
        from hotel_pictures g where g.hotel_id = h.id and g.position = 0), '[]'::json) as pictures
    from hotels h join localities l on l.id = h.locality_id
      join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${stay.slot}
    where h.city_id = ${stay.cityId} and h.id <> ${stay.hotelId} and not h.hidden and not ${isPaused(sql`h.id`, now)} and (h.same_sex or not ${stay.welcomesAll})
      and (h.has_bathtub or not ${stay.hasBathtub}) and (${only}::int is null or h.id = ${only})
    order by kilometres nulls last, h.overall_rating desc nulls last, h.id limit ${MOST_LOOKED_AT}`.execute(db)
  return rows
}

/** The hotel with what the stay costs there; undefined where it is not sold, of a lower class or too dear. */
function offerOf(
  { base, rules, ...hotel }: CandidateRow,
  stay: StayToMove,
  { limit, taxRule }: OfferRules,
): OfferedHotel | undefined {
  const dayPrices = pricesOfStay(pricingOf(stay.slot, base, rules), daysOf(stay))
  if (typeof dayPrices === 'string') return undefined
  const { total: price } = billFor({
    dayPrices,
    rooms: stay.rooms,
    bathtubCharge: stay.hasBathtub ? hotel.bathtubCharge : 0,
    referralDiscount: 0,
    creditBalance: 0,
    promotionalBalance: 0,
    payAt: 'online',
    taxRule,
  })
  return isOffered({ price, rating: hotel.rating }, classOf(stay), limit) ? { ...hotel, price } : undefined
}

const isFree = async (db: Db, stay: StayToMove, { hotelId, now }: { hotelId: number; now: Date }): Promise<boolean> => {
  const period = { start: stay.checkin, end: stay.checkout }
  const left = await findAvailability(db, { hotel: hotelId, days: daysOf(stay), period, now })
  return left?.sellsSlot === true && hasRoomsFor(left, { rooms: stay.rooms, hasBathtub: stay.hasBathtub })
}

/**
 * Up to three other hotels of the city for the same stay: of the same class or better, within the limit, free, the nearest
 * first. None for guests who were moved already, or whose night is over.
 */
export async function findOtherHotels(db: Db, stay: StayToMove, rules: OfferRules): Promise<OfferedHotel[]> {
  if (stay.isMoved || !isMoveTime({ start: stay.checkin, end: stay.checkout }, rules.now)) return []
  const offers: OfferedHotel[] = []
  for (const row of await candidates(db, stay, { now: rules.now, only: null })) {
    const offer = offerOf(row, stay, rules)
    if (offer && (await isFree(db, stay, { hotelId: offer.id, now: rules.now }))) offers.push(offer)
    if (offers.length === MAX_OFFERS) break
  }
  return offers
}

/** One other hotel as it may be offered now; whether a room is free is decided by taking it. */
export async function findOffer(
  db: Db,
  stay: StayToMove,
  { hotelId, ...rules }: OfferRules & { hotelId: number },
): Promise<OfferedHotel | undefined> {
  const [row] = await candidates(db, stay, { now: rules.now, only: hotelId })
  return row && offerOf(row, stay, rules)
}
