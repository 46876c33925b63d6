import { sql } from 'kysely'
import { pricingOf, rulesAt, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { isPaused } from '#db/sales-pauses.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import { billFor, type Bill } from '#domain/bills/bill.ts'
import type { TaxRule, TaxSlab } from '#domain/bills/tax.ts'
import { pricedDays, type PricedDays } from '#domain/prices/priced-days.ts'
import { pricesOfStay } from '#domain/prices/price-on.ts'
import { inOfferOrder } from '#domain/relocations/dearer-room.ts'
import { isOffered, leftOver, MAX_OFFERS } from '#domain/relocations/same-class.ts'
import { isMoveTime } from '#domain/relocations/turned-away.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Db } from '../../services.ts'
import { findAvailability, hasRoomsFor } from '../hotels/find-availability.ts'
import type { StoredPicture } from '../hotels/present-hotel.ts'
import type { Names } from '#domain/places/names.ts'
import { classOf, type StayToMove } from './stay-to-move.ts'

/** How many hotels to consider, nearest first. A more distant one is no help at night. */
const MAX_LOOKED_AT = 200

type CandidateRow = {
  id: number
  cityId: number
  name: string
  slug: string
  locality: string
  localityNames: Names
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
  /** the hotel's price when the stay was booked */
  baseThen: Rupees | null
  rulesThen: PriceRuleJson[]
}

/**
 * Another hotel for the same stay. `price` covers the whole stay with tax and without discounts; `slabs` splits its
 * value by rate.
 */
export type OfferedHotel = Omit<CandidateRow, 'base' | 'rules' | 'baseThen' | 'rulesThen'> & {
  price: Rupees
  slabs: readonly TaxSlab[]
}

/** What the search for another hotel depends on, apart from the stay. */
export type OfferRules = { limit: Rupees; taxRule: TaxRule; now: Date }

const daysOf = (stay: StayToMove): PricedDays =>
  pricedDays({ slot: stay.slot, period: { start: stay.checkin, end: stay.checkout }, days: stay.days })

/**
 * Selects other hotels. If the first hotel welcomes every couple, selects only hotels that do so too. `only` limits the
 * result to one hotel.
 */
async function candidates(
  db: Db,
  stay: StayToMove,
  { now, only }: { now: Date; only: number | null },
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select h.id, h.city_id as "cityId", h.name, h.slug, l.name as locality, l.names as "localityNames", h.address, h.overall_rating as rating,
      h.ratings_count as ratings, h.amenities, h.has_bathtub as "hasBathtub", h.bathtub_charge as "bathtubCharge",
      h.has_love_kit as "hasLoveKit", p.price as base, ${rulesBetween(sql`h.id`, daysOf(stay))} as rules,
      slot_price_at(h.id, ${stay.slot}::int, ${stay.bookedAt}::timestamptz) as "baseThen",
      ${rulesAt(sql`h.id`, daysOf(stay), stay.bookedAt)} as "rulesThen",
      ${KILOMETRES_A_DEGREE}::float8 * sqrt((h.lat - ${stay.lat}::float8) ^ 2
        + ((h.lng - ${stay.lng}::float8) * cos(radians(${stay.lat}::float8))) ^ 2) as kilometres,
      coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin, g.tint) order by g.position)
        from hotel_pictures g where g.hotel_id = h.id and g.position = 0), '[]'::json) as pictures
    from hotels h join localities l on l.id = h.locality_id
      join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${stay.slot}
    where h.city_id = ${stay.cityId} and h.id <> ${stay.hotelId} and not h.hidden and not ${isPaused(sql`h.id`, now, stay.checkin)} and (h.same_sex or not ${stay.welcomesAll})
      and (h.has_bathtub or not ${stay.hasBathtub}) and (${only}::int is null or h.id = ${only})
    order by kilometres nulls last, h.overall_rating desc nulls last, h.id limit ${MAX_LOOKED_AT}`.execute(db)
  return rows
}

/**
 * Calculates the price of the stay at the other hotel, at these prices and with tax. Undefined if the hotel does not
 * sell it.
 */
function priceOf(
  hotel: Pick<CandidateRow, 'base' | 'rules' | 'bathtubCharge'>,
  stay: StayToMove,
  taxRule: TaxRule,
): Pick<Bill, 'total' | 'slabs'> | undefined {
  const dayPrices = pricesOfStay(pricingOf(stay.slot, hotel.base, hotel.rules), daysOf(stay))
  if (typeof dayPrices === 'string') return undefined
  return billFor({
    dayPrices,
    rooms: stay.rooms,
    bathtubCharge: stay.hasBathtub ? hotel.bathtubCharge : 0,
    referralDiscount: 0,
    creditBalance: 0,
    promotionalBalance: 0,
    payAt: 'online',
    taxRule,
  })
}

/**
 * Offers the hotel at its price when the stay was booked, but never above today's, so that nobody gains by raising a
 * price just before the move. Undefined if the hotel does not sell it now or did not then, is of a lower class, or is
 * too expensive.
 */
function offerOf(
  { base, rules, baseThen, rulesThen, ...hotel }: CandidateRow,
  stay: StayToMove,
  { limit, taxRule }: OfferRules,
): OfferedHotel | undefined {
  const today = priceOf({ ...hotel, base, rules }, stay, taxRule)
  const then = priceOf({ ...hotel, base: baseThen, rules: rulesThen }, stay, taxRule)
  if (today === undefined || then === undefined) return undefined
  const { total: price, slabs } = today.total < then.total ? today : then
  // The difference to a cheaper room is refunded out of the payment, so it must not exceed what was paid.
  if (leftOver({ total: stay.total, price }) > stay.paid) return undefined
  return isOffered({ price, rating: hotel.rating }, classOf(stay), limit) ? { ...hotel, price, slabs } : undefined
}

const isFree = async (db: Db, stay: StayToMove, { hotelId, now }: { hotelId: number; now: Date }): Promise<boolean> => {
  const period = { start: stay.checkin, end: stay.checkout }
  const left = await findAvailability(db, { hotel: hotelId, days: daysOf(stay), period, now })
  return left?.sellsSlot === true && hasRoomsFor(left, { rooms: stay.rooms, hasBathtub: stay.hasBathtub })
}

/**
 * Finds up to three other hotels of the city for the same stay. They are of the same class or better, within the limit,
 * and free, in the order of `inOfferOrder`. Finds none if the guests were already moved, or if their night is over.
 */
export async function findOtherHotels(db: Db, stay: StayToMove, rules: OfferRules): Promise<OfferedHotel[]> {
  if (stay.isMoved || !isMoveTime({ start: stay.checkin, end: stay.checkout }, rules.now)) return []
  const offers: OfferedHotel[] = []
  const rows = await candidates(db, stay, { now: rules.now, only: null })
  const able = rows.map((row) => offerOf(row, stay, rules)).filter((offer) => offer !== undefined)
  const hadOne = await hadDearerRoom(db, stay.userId, rules.now)
  for (const offer of inOfferOrder(able, { booked: classOf(stay).price, hadOne })) {
    if (await isFree(db, stay, { hotelId: offer.id, now: rules.now })) offers.push(offer)
    if (offers.length === MAX_OFFERS) break
  }
  return offers
}

/** Whether Uncle paid for a more expensive room for this guest, or in one of their browsers, in the last 90 days. */
export async function hadDearerRoom(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select had_dearer_room(${userId}::uuid, ${now}::timestamptz) as had`.execute(db)
  return rows[0]?.had ?? false
}

/** Finds one other hotel if it may be offered now. Whether a room is really free turns out only when it is taken. */
export async function findOffer(
  db: Db,
  stay: StayToMove,
  { hotelId, ...rules }: OfferRules & { hotelId: number },
): Promise<OfferedHotel | undefined> {
  const [row] = await candidates(db, stay, { now: rules.now, only: hotelId })
  return row && offerOf(row, stay, rules)
}
