import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import type { RuleDays } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Services } from '../../services.ts'
import { actOnHotel } from '../desk/act-on-hotel.ts'
import type { EditAct, EditAsk } from '../desk/hotel-editor.ts'
import { dropPriceRule, putPriceRule, readPrices, type SetRefusal } from '../hotels/price-rules.ts'

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

export type RuleAsk = EditAsk & { slot: SlotIndex; days: RuleDays; price: Rupees | null }

export const setRule = (services: Services, ask: RuleAsk) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel, now) => {
      const { slot, days, price } = ask
      const done = await putPriceRule(trx, { hotel, slot, days, price, setBy: ask.by.name }, now)
      if (!done.ok) return refuse(REFUSALS[done.refusal])
      return accept({ kind: 'price_rule_set', detail: { slot, price, ...days } })
    },
  })

export const removeRule = (services: Services, ask: EditAsk & { id: number }) =>
  actOnHotel(services, ask, {
    part: readPrices,
    change: async (trx, hotel) => {
      const rule = await dropPriceRule(trx, hotel.id, ask.id)
      if (!rule) return refuse('NOT_FOUND')
      const { slot, weekday, first_day: first, last_day: last, price } = rule
      return accept({ kind: 'price_rule_removed', detail: { rule: ask.id, slot, weekday, first, last, price } })
    },
  })

type BaseAsk = EditAsk & { slot: SlotIndex; price: Rupees }

/** Another base price. For a slot that the hotel does not sell yet it opens it: from then on it is sold. */
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
  // A crossed-out price that is no longer above the price goes.
  await sql`update hotel_slot_prices set price = ${price}, set_at = ${now}, rack_price = case when rack_price > ${price} then rack_price end
    where hotel_id = ${hotelId} and slot = ${slot}`.execute(trx)
  return { kind: 'base_price_set', detail: { slot, from: before, to: price } }
}

async function open(trx: Transaction<DB>, hotelId: number, { slot, price }: BaseAsk, now: Date): Promise<EditAct> {
  await trx.insertInto('hotel_slot_prices').values({ hotel_id: hotelId, slot, price, set_at: now }).execute()
  return { kind: 'slot_opened', detail: { slot, price } }
}
