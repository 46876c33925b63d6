import type { BodyOf, QueryOf } from '#contract/call.ts'
import type * as calls from '#contract/desk-prices.ts'
import type { DeskPrices, PricePreview } from '#contract/desk-prices.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { billFor } from '#domain/bills/bill.ts'
import { isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import type { Result } from '#domain/kernel/result.ts'
import { priceOn, slotPricing } from '#domain/prices/price-on.ts'
import type { RuleDays, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { taxRuleAt, type Services } from '../../services.ts'
import { versionOf, type EditAsk } from '../desk/hotel-editor.ts'
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

const present = (stored: Stored): DeskPrices => ({
  version: versionOf(stored),
  ...presentParts(stored),
})

const presentParts = ({ base, rules }: Stored) => ({
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
    promotionalBalance: 0,
    payAt: 'online',
    taxRule: taxRuleAt(services, services.clock.now()),
  })
  return { closed: false, room: price, tax: bill.serviceTax, tax_percent: bill.taxPercent, total: bill.total }
}

/** What is read and changed of a hotel's prices, from the desk and from the office alike. */
export function priceEdits(services: Services) {
  const { db, clock } = services
  const read = async (hotelId: number): Promise<DeskPrices> => present(await readPrices(db, hotelId, clock.now()))
  const after = (done: Result<true, ErrorCode>, { by }: EditAsk): Promise<DeskPrices> => {
    if (!done.ok) throw refusal(done.refusal)
    return read(by.hotelId)
  }
  const refuseTooLow = (price: number | null) => {
    const lowest = services.env.LOWEST_PRICE
    if (price !== null && price < lowest) throw fieldRefusal('price', 'INVALID', `A room costs ₹${lowest} or more`)
  }
  return {
    read,
    async preview(hotelId: number, query: QueryOf<typeof calls.previewPrice>): Promise<PricePreview> {
      if (!isIstDate(query.date)) throw fieldRefusal('date', 'INVALID', 'date is no day')
      const stored = await readPrices(db, hotelId, clock.now())
      const shown = preview(services, stored, query.slot as SlotIndex, query.date)
      if (!shown) throw refusal('SLOT_NOT_SOLD')
      return shown
    },
    async setBase(ask: EditAsk, { slot, price }: BodyOf<typeof calls.setBasePrice>): Promise<DeskPrices> {
      refuseTooLow(price)
      return after(await setBase(services, { ...ask, slot: slot as SlotIndex, price }), ask)
    },
    async setRule(ask: EditAsk, body: BodyOf<typeof calls.setDeskPriceRule>): Promise<DeskPrices> {
      refuseTooLow(body.price)
      const wish = { slot: body.slot as SlotIndex, days: daysOf(body), price: body.price }
      return after(await setRule(services, { ...ask, ...wish }), ask)
    },
    async removeRule(ask: EditAsk, id: string): Promise<DeskPrices> {
      if (!/^\d{1,9}$/.test(id)) throw refusal('NOT_FOUND')
      return after(await removeRule(services, { ...ask, id: Number(id) }), ask)
    },
  }
}
