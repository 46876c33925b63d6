import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import type { RuleDays } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Services } from '../../services.ts'
import { actOnHotel, type ManagerAsk } from '../desk/act-on-hotel.ts'
import type { Act } from '../desk/write-act.ts'
import { dropPriceRule, putPriceRule, type SetRefusal } from '../hotels/price-rules.ts'

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

export type RuleAsk = ManagerAsk & { slot: SlotIndex; days: RuleDays; price: Rupees | null }

export const setRule = (services: Services, ask: RuleAsk) =>
  actOnHotel(services, ask, async (trx, hotel, now) => {
    const { slot, days, price } = ask
    const done = await putPriceRule(trx, { hotel, slot, days, price, setBy: ask.session.name }, now)
    if (!done.ok) return refuse(REFUSALS[done.refusal])
    return accept<Act>({ kind: 'price_rule_set', detail: { slot, price, ...days } })
  })

export const removeRule = (services: Services, ask: ManagerAsk & { id: number }) =>
  actOnHotel(services, ask, async (trx, hotel) =>
    (await dropPriceRule(trx, hotel.id, ask.id))
      ? accept<Act>({ kind: 'price_rule_removed', detail: { rule: ask.id } })
      : refuse('NOT_FOUND'),
  )

export const setBase = (services: Services, ask: ManagerAsk & { slot: SlotIndex; price: Rupees }) =>
  actOnHotel(services, ask, async (trx, hotel) => {
    const before = await trx
      .selectFrom('hotel_slot_prices')
      .select('price')
      .where('hotel_id', '=', hotel.id)
      .where('slot', '=', ask.slot)
      .executeTakeFirst()
    if (!before) return refuse('SLOT_NOT_SOLD')
    // A crossed-out price that is no longer above the price goes.
    await sql`update hotel_slot_prices set price = ${ask.price},
        rack_price = case when rack_price > ${ask.price} then rack_price end
      where hotel_id = ${hotel.id} and slot = ${ask.slot}`.execute(trx)
    return accept<Act>({ kind: 'base_price_set', detail: { slot: ask.slot, from: before.price, to: ask.price } })
  })
