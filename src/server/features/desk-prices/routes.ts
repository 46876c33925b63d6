import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-prices.ts'
import type { DeskPrices, PricePreview } from '#contract/desk-prices.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { billFor } from '#domain/bills/bill.ts'
import { isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import type { Result } from '#domain/kernel/result.ts'
import { priceOn, slotPricing } from '#domain/prices/price-on.ts'
import type { RuleDays, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { readPrices } from '../hotels/price-rules.ts'
import { removeRule, setBase, setRule } from './change-prices.ts'

type Typed = { weekday?: number | null; first?: string | null; last?: string | null }

function daysOf({ weekday, first, last }: Typed): RuleDays {
  const isForWeekday = weekday !== undefined && weekday !== null
  if (isForWeekday === Boolean(first)) throw fieldRefusal('first', 'INVALID', 'either a weekday or dates')
  if (isForWeekday) return { weekday: weekday as Weekday }
  return { first: first ?? '', last: last ?? first ?? '' }
}

type Stored = Awaited<ReturnType<typeof readPrices>>

const present = ({ base, rules }: Stored): DeskPrices => ({
  slots: base.map(({ slot, price }) => ({ slot, base: price })),
  rules: rules.map(({ first_day: first, last_day: last, ...rule }) => ({ ...rule, first, last })),
})

/** By the function behind search, quote and charge; undefined where the hotel does not sell the slot at all. */
function preview(
  services: Services,
  { base, rules }: Stored,
  slot: SlotIndex,
  date: IstDate,
): PricePreview | undefined {
  const own = base.find((each) => each.slot === slot)
  if (!own) return undefined
  const ofSlot = rules.filter((rule) => rule.slot === slot)
  const pricing = slotPricing(
    own.price,
    ofSlot.map(({ id, weekday, first_day: first, last_day: last, price }) => ({
      id,
      price,
      days: first !== null && last !== null ? { first, last } : { weekday: (weekday ?? 0) as Weekday },
    })),
  )
  const price = priceOn(pricing, date)
  if (typeof price === 'string') return { closed: true, room: 0, tax: 0, tax_percent: 0, total: 0 }
  const bill = billFor({
    dayPrices: [price],
    rooms: 1,
    bathtubCharge: 0,
    referralDiscount: 0,
    creditBalance: 0,
    payAt: 'online',
    taxRule: taxRuleAt(services, services.clock.now()),
  })
  return { closed: false, room: price, tax: bill.serviceTax, tax_percent: bill.taxPercent, total: bill.total }
}

/** A manager's prices (desk-and-office, "The desk"). */
export function deskPriceRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const pricesOf = async (hotelId: number) => present(await readPrices(db, hotelId, clock.now()))
  const answerOf = (done: Result<true, ErrorCode>, hotelId: number): Promise<DeskPrices> => {
    if (!done.ok) throw refusal(done.refusal)
    return pricesOf(hotelId)
  }

  handleCall(app, services, calls.deskPrices, ({ session }) => pricesOf(session.hotelId))

  handleCall(app, services, calls.previewPrice, async ({ session, query }) => {
    if (!isIstDate(query.date)) throw fieldRefusal('date', 'INVALID', 'date is no day')
    const stored = await readPrices(db, session.hotelId, clock.now())
    const shown = preview(services, stored, query.slot as SlotIndex, query.date)
    if (!shown) throw refusal('SLOT_NOT_SOLD')
    return shown
  })

  handleCall(app, services, calls.setBasePrice, async ({ session, requestKey, body }) => {
    const { slot, price } = body
    return answerOf(await setBase(services, { session, requestKey, slot: slot as SlotIndex, price }), session.hotelId)
  })

  handleCall(app, services, calls.setDeskPriceRule, async ({ session, requestKey, body }) => {
    const wish = { slot: body.slot as SlotIndex, days: daysOf(body), price: body.price }
    return answerOf(await setRule(services, { session, requestKey, ...wish }), session.hotelId)
  })

  handleCall(app, services, calls.removeDeskPriceRule, async ({ session, requestKey, params }) => {
    if (!/^\d{1,9}$/.test(params.id)) throw refusal('NOT_FOUND')
    return answerOf(await removeRule(services, { session, requestKey, id: Number(params.id) }), session.hotelId)
  })
}
