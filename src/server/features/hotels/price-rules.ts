import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { checkRule, MAX_RULES, type RuleRefusal } from '#domain/prices/check-rule.ts'
import type { RuleDays } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '../../services.ts'

/** Reads a hotel's base prices, and the rules that are not over. */
export async function readPrices(db: Db, hotelId: number, now: Date) {
  const base = await db
    .selectFrom('hotel_slot_prices')
    .select(['slot', 'price'])
    .where('hotel_id', '=', hotelId)
    .orderBy('slot')
    .execute()
  const rules = await db
    .selectFrom('price_rules')
    .select(['id', 'slot', 'weekday', 'first_day', 'last_day', 'price', 'set_by'])
    .where('hotel_id', '=', hotelId)
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', istDateOf(now))]))
    .orderBy('slot')
    .orderBy('weekday')
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return { base, rules }
}

export async function findHotelPrices(db: Db, slug: string, now: Date) {
  const hotel = await db.selectFrom('hotels').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst()
  if (!hotel) return undefined
  const contact = await db
    .selectFrom('hotel_contacts')
    .select('reception_phone')
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirst()
  const prices = await readPrices(db, hotel.id, now)
  return { name: hotel.name, phone: contact?.reception_phone ?? null, ...prices }
}

export type HotelPrices = NonNullable<Awaited<ReturnType<typeof findHotelPrices>>>

type By = { slug: string; operator: string }
export type RuleInput = By & { slot: SlotIndex; days: RuleDays; price: Rupees | null }
export type SetRefusal = RuleRefusal | 'NOT_FOUND' | 'SLOT_NOT_SOLD' | 'TOO_MANY_RULES'

/** Locks the hotel's row, so that only one change at a time counts its rules. */
const lockHotelRow = (trx: Transaction<DB>, slug: string) =>
  trx.selectFrom('hotels').select(['id', 'city_id']).where('slug', '=', slug).forNoKeyUpdate().executeTakeFirst()

const noteAction = (trx: Transaction<DB>, action: string, hotelId: number, { operator }: By, now: Date) =>
  trx
    .insertInto('operator_actions')
    .values({ operator, action, subject_id: `hotel:${hotelId}`, at: now })
    .execute()

export type RulePut = {
  hotel: { id: number; city_id: number }
  slot: SlotIndex
  days: RuleDays
  price: Rupees | null
  setBy: string
}

/**
 * Sets a hotel's price for a slot on some days; null closes it. A weekday has one rule, which a newer one replaces. The
 * caller has locked the hotel's row.
 */
export async function putPriceRule(
  trx: Transaction<DB>,
  { hotel, slot, days, price, setBy }: RulePut,
  now: Date,
): Promise<Result<'set', Exclude<SetRefusal, 'NOT_FOUND'>>> {
  const checked = checkRule({ days, price }, istDateOf(now))
  if (!checked.ok) return checked
  const { rows } = await sql<{ sold: boolean; rules: number }>`
    select exists (select 1 from hotel_slot_prices p where p.hotel_id = ${hotel.id} and p.slot = ${slot}) as sold,
      (select count(*)::int from price_rules r where r.hotel_id = ${hotel.id} and r.slot = ${slot}) as rules`.execute(
    trx,
  )
  if (!rows[0]?.sold) return refuse('SLOT_NOT_SOLD')
  if (rows[0].rules >= MAX_RULES) return refuse('TOO_MANY_RULES')
  const [weekday, first, last] =
    'weekday' in days ? [days.weekday, null, null] : ([null, days.first, days.last] as const)
  const kept = { price, set_by: setBy, set_at: now }
  await trx
    .insertInto('price_rules')
    .values({ hotel_id: hotel.id, city_id: hotel.city_id, slot, weekday, first_day: first, last_day: last, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'slot', 'weekday']).where('weekday', 'is not', null).doUpdateSet(kept),
    )
    .execute()
  return accept('set')
}

/** Sets a price rule as `putPriceRule` does, on behalf of an operator. */
export const setPriceRule = (db: Db, wish: RuleInput, now: Date): Promise<Result<'set', SetRefusal>> =>
  db.transaction().execute(async (trx) => {
    const hotel = await lockHotelRow(trx, wish.slug)
    if (!hotel) return refuse('NOT_FOUND')
    const done = await putPriceRule(trx, { ...wish, hotel, setBy: wish.operator }, now)
    if (done.ok) await noteAction(trx, 'price_rule_set', hotel.id, wish, now)
    return done
  })

/** Deletes a rule and returns it; undefined if the hotel has no rule with this id. */
export const dropPriceRule = (trx: Transaction<DB>, hotelId: number, id: number) =>
  trx
    .deleteFrom('price_rules')
    .where('id', '=', id)
    .where('hotel_id', '=', hotelId)
    .returning(['slot', 'weekday', 'first_day', 'last_day', 'price'])
    .executeTakeFirst()

/** Deletes a rule; returns false if the hotel has no rule with this id. */
export const removePriceRule = (db: Db, asked: By & { id: number }, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const hotel = await lockHotelRow(trx, asked.slug)
    if (!hotel) return false
    const isRemoved = (await dropPriceRule(trx, hotel.id, asked.id)) !== undefined
    if (isRemoved) await noteAction(trx, 'price_rule_removed', hotel.id, asked, now)
    return isRemoved
  })

/** Sets or removes the number that guests of this hotel call; returns false if there is no such hotel. */
export const setReceptionPhone = (db: Db, asked: By & { phone: string | null }, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const hotel = await lockHotelRow(trx, asked.slug)
    if (!hotel) return false
    if (asked.phone === null) await trx.deleteFrom('hotel_contacts').where('hotel_id', '=', hotel.id).execute()
    else {
      const contact = { reception_phone: asked.phone, set_by: asked.operator, set_at: now }
      await trx
        .insertInto('hotel_contacts')
        .values({ hotel_id: hotel.id, ...contact })
        .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(contact))
        .execute()
    }
    await noteAction(
      trx,
      asked.phone === null ? 'reception_phone_removed' : 'reception_phone_set',
      hotel.id,
      asked,
      now,
    )
    return true
  })
