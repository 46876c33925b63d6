import { sql } from 'kysely'
import { pricingOf, type PriceRuleJson } from '#db/price-rules.ts'
import type { WalkInPricing } from '#domain/desk/walk-in.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { taxRuleAt, type Db, type Services } from '../../services.ts'

type Row = { base: [slot: number, price: number][]; rules: PriceRuleJson[] }

/** Reads a hotel's prices for slots from yesterday to tomorrow. */
export async function readWalkInPricing(
  db: Db,
  services: Pick<Services, 'taxRules'>,
  hotelId: number,
  now: Date,
): Promise<WalkInPricing> {
  const today = istDateOf(now)
  const { rows } = await sql<Row>`
    select
      coalesce((select json_agg(json_build_array(p.slot, p.price)) from hotel_slot_prices p where p.hotel_id = h.id), '[]') as base,
      coalesce((select json_agg(json_build_array(r.id, r.slot, r.weekday, r.first_day, r.last_day, r.price))
        from price_rules r where r.hotel_id = h.id
          and (r.weekday is not null or (r.first_day <= ${addDays(today, 1)}::date and r.last_day >= ${addDays(today, -1)}::date))), '[]') as rules
    from hotels h where h.id = ${hotelId}`.execute(db)
  const { base, rules } = rows[0] ?? { base: [], rules: [] }
  const prices = new Map(base)
  const pricing = SLOTS.map(({ index }) => pricingOf(index, prices.get(index) ?? null, rules))
  return { pricing, rule: taxRuleAt(services, now) }
}
