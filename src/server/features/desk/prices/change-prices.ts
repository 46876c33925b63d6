import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { checkRule } from '#domain/prices/check-rule.ts'
import { isFarOff } from '#domain/prices/far-off.ts'
import { priceOn } from '#domain/prices/price-on.ts'
import type { RuleDays } from '#domain/prices/price-rule.ts'
import { setDays as rulesFor, type DayPriceInput } from '#domain/prices/set-days.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import type { EditAct, EditRequest } from '../hotel-editor.ts'
import { dropPriceRule, putPriceRule, readPrices, type SetRefusal } from '../../hotels/price-rules.ts'
import { pricingOf, rulesOf, type StoredPrices } from './stored-prices.ts'

const REFUSALS: Record<Exclude<SetRefusal, 'NOT_FOUND'>, ErrorCode> = {
  SLOT_NOT_SOLD: 'SLOT_NOT_SOLD',
  TOO_MANY_RULES: 'TOO_MANY_PRICE_RULES',
  PRICE_OUT_OF_RANGE: 'PRICE_RULE_INVALID',
  NOT_A_DAY: 'PRICE_RULE_INVALID',
  RANGE_BACKWARDS: 'PRICE_RULE_INVALID',
  RANGE_TOO_LONG: 'PRICE_RULE_INVALID',
  RANGE_OVER: 'PRICE_RULE_INVALID',
  RANGE_TOO_FAR_AHEAD: 'PRICE_RULE_INVALID',
}

/** `sure`: the manager confirmed a price that differs by more than half. */
type Sure = { sure?: boolean | undefined }

export type RuleRequest = EditRequest & Sure & { slot: SlotIndex; days: RuleDays; price: Rupees | null }

/** Whether a new price differs by more than half from the current price of that day. False if the slot is closed. */
function isFarOffOn(stored: StoredPrices, slot: SlotIndex, { date, price }: DayPriceInput): boolean {
  const before = priceOn(pricingOf(stored, slot), date)
  return price !== null && typeof before === 'number' && isFarOff(before, price)
}

/** Checks every day of a date rule. A weekday rule is compared with the weekday's current price or the base price. */
function isRuleFarOff(
  stored: StoredPrices,
  { slot, days, price }: Pick<RuleRequest, 'slot' | 'days' | 'price'>,
): boolean {
  if ('weekday' in days) {
    const own = stored.rules.find((rule) => rule.slot === slot && rule.weekday === days.weekday)
    const before = own?.price ?? stored.base.find((each) => each.slot === slot)?.price
    return price !== null && before !== undefined && isFarOff(before, price)
  }
  for (let date = days.first; date <= days.last; date = addDays(date, 1))
    if (isFarOffOn(stored, slot, { date, price })) return true
  return false
}

export const setRule = (services: Services, ask: RuleRequest) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel, now) => {
      const { slot, days, price } = ask
      const checked = checkRule({ days, price }, istDateOf(now))
      if (!checked.ok) return refuse(REFUSALS[checked.refusal])
      if (!ask.sure && isRuleFarOff(await readPrices(trx, hotel.id, now), ask)) return refuse('PRICE_FAR_OFF')
      const done = await putPriceRule(trx, { hotel, slot, days, price, setBy: ask.by.name }, now)
      if (!done.ok) return refuse(REFUSALS[done.refusal])
      return accept({ kind: 'price_rule_set', detail: { slot, price, ...days } })
    },
  })

export const removeRule = (services: Services, ask: EditRequest & { id: number }) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel) => {
      const rule = await dropPriceRule(trx, hotel.id, ask.id)
      if (!rule) return refuse('NOT_FOUND')
      const { slot, weekday, first_day: first, last_day: last, price } = rule
      return accept({ kind: 'price_rule_removed', detail: { rule: ask.id, slot, weekday, first, last, price } })
    },
  })

/** Returns the current price of a slot on a day; null if it is closed. */
function priceThen(stored: StoredPrices, slot: SlotIndex, date: IstDate): Rupees | null {
  const price = priceOn(pricingOf(stored, slot), date)
  return typeof price === 'number' ? price : null
}

type DaysAsk = EditRequest & Sure & { days: readonly (DayPriceInput & { slot: SlotIndex })[] }

/** Sets the prices of single days, all or none. */
export const setDays = (services: Services, ask: DaysAsk) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel, now) => {
      const stored = await readPrices(trx, hotel.id, now)
      const { days } = ask
      if (!ask.sure && days.some((day) => isFarOffOn(stored, day.slot, day))) return refuse('PRICE_FAR_OFF')
      for (const slot of new Set(days.map((day) => day.slot))) {
        const base = stored.base.find((each) => each.slot === slot)?.price
        if (base === undefined) return refuse('SLOT_NOT_SOLD')
        const wishes = days.filter((day) => day.slot === slot)
        const { removed, added } = rulesFor(base, rulesOf(stored, slot), wishes)
        for (const id of removed) await dropPriceRule(trx, hotel.id, id)
        for (const { price, ...range } of added) {
          const done = await putPriceRule(trx, { hotel, slot, days: range, price, setBy: ask.by.name }, now)
          if (!done.ok) return refuse(REFUSALS[done.refusal])
        }
      }
      const dates = days.map(({ date }) => date).toSorted()
      const range = { first: dates[0] ?? '', last: dates.at(-1) ?? '' }
      const changed = days.map((day) => `${day.slot} ${day.date} ${priceThen(stored, day.slot, day.date)} ${day.price}`)
      return accept({ kind: 'day_prices_set', detail: { prices: days.length, ...range, changed: changed.join('; ') } })
    },
  })

type BaseAsk = EditRequest & Sure & { slot: SlotIndex; price: Rupees }

/** Sets a different base price. If the hotel does not sell the slot yet, this opens it for sale. */
export const setBase = (services: Services, ask: BaseAsk) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel, now) => {
      const { slot } = ask
      const before = await trx
        .selectFrom('hotel_slot_prices')
        .select('price')
        .where('hotel_id', '=', hotel.id)
        .where('slot', '=', slot)
        .executeTakeFirst()
      if (!ask.sure && before && isFarOff(before.price, ask.price)) return refuse('PRICE_FAR_OFF')
      return accept(
        before
          ? await reprice(trx, hotel.id, { ...ask, before: before.price }, now)
          : await open(trx, hotel.id, ask, now),
      )
    },
  })

async function reprice(
  trx: Transaction<DB>,
  hotelId: number,
  { slot, price, before }: { slot: SlotIndex; price: Rupees; before: Rupees },
  now: Date,
): Promise<EditAct> {
  // Remove a crossed-out price that is no longer above the price.
  await sql`update hotel_slot_prices set price = ${price}, set_at = ${now}, rack_price = case when rack_price > ${price} then rack_price end
    where hotel_id = ${hotelId} and slot = ${slot}`.execute(trx)
  return { kind: 'base_price_set', detail: { slot, from: before, to: price } }
}

async function open(trx: Transaction<DB>, hotelId: number, { slot, price }: BaseAsk, now: Date): Promise<EditAct> {
  await trx.insertInto('hotel_slot_prices').values({ hotel_id: hotelId, slot, price, set_at: now }).execute()
  return { kind: 'slot_opened', detail: { slot, price } }
}
