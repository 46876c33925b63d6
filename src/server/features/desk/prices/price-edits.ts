import type { BodyOf, QueryOf } from '#contract/call.ts'
import type * as calls from '#contract/desk-prices.ts'
import type { DeskPrices, PricePreview } from '#contract/desk-prices.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { billFor } from '#domain/bills/bill.ts'
import { isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Result } from '#domain/kernel/result.ts'
import { priceOn } from '#domain/prices/price-on.ts'
import type { RuleDays, Weekday } from '#domain/prices/price-rule.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { taxRuleAt, type Services } from '../../../services.ts'
import { versionOf, type EditRequest } from '../hotel-editor.ts'
import { readPrices } from '../../hotels/price-rules.ts'
import { removeRule, setBase, setDays, setRule } from './change-prices.ts'
import { pricingOf, type StoredPrices } from './stored-prices.ts'

type Typed = { weekday?: number | null; first?: string | null; last?: string | null }

function daysOf({ weekday, first, last }: Typed): RuleDays {
  const isForWeekday = weekday !== undefined && weekday !== null
  if (isForWeekday === Boolean(first)) throw fieldRefusal('first', 'INVALID', 'either a weekday or dates')
  if (isForWeekday) return { weekday: weekday as Weekday }
  return { first: first ?? '', last: last ?? first ?? '' }
}

const present = (stored: StoredPrices): DeskPrices => ({
  version: versionOf(stored),
  ...presentParts(stored),
})

const presentParts = ({ base, rules }: StoredPrices) => ({
  slots: base.map(({ slot, price }) => ({ slot, base: price })),
  rules: rules.map(({ first_day: first, last_day: last, ...rule }) => ({ ...rule, first, last })),
})

/** Previews the bill at the saved or a given price. Returns undefined if the hotel does not sell the slot. */
function preview(
  services: Services,
  stored: StoredPrices,
  { slot, date, price: asked }: { slot: SlotIndex; date: IstDate; price?: Rupees | undefined },
): PricePreview | undefined {
  const saved = priceOn(pricingOf(stored, slot), date)
  if (saved === 'not-sold') return undefined
  const price = asked ?? saved
  if (price === 'closed') return { closed: true, room: 0, tax: 0, tax_percent: 0, total: 0 }
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

/** Reads and changes a hotel's prices, from the desk and from the office. */
export function priceEdits(services: Services) {
  const { db, clock } = services
  const read = async (hotelId: number): Promise<DeskPrices> => present(await readPrices(db, hotelId, clock.now()))
  const after = (done: Result<true, ErrorCode>, { by }: EditRequest): Promise<DeskPrices> => {
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
      const shown = preview(services, stored, { ...query, slot: query.slot as SlotIndex, date: query.date })
      if (!shown) throw refusal('SLOT_NOT_SOLD')
      return shown
    },
    async setBase(ask: EditRequest, { slot, price, sure }: BodyOf<typeof calls.setBasePrice>): Promise<DeskPrices> {
      refuseTooLow(price)
      return after(await setBase(services, { ...ask, slot: slot as SlotIndex, price, sure }), ask)
    },
    async setRule(ask: EditRequest, body: BodyOf<typeof calls.setDeskPriceRule>): Promise<DeskPrices> {
      refuseTooLow(body.price)
      const wish = { slot: body.slot as SlotIndex, days: daysOf(body), price: body.price, sure: body.sure }
      return after(await setRule(services, { ...ask, ...wish }), ask)
    },
    async setDays(ask: EditRequest, { days, sure }: BodyOf<typeof calls.setDayPrices>): Promise<DeskPrices> {
      const named = new Set(days.map(({ slot, date }) => `${slot} ${date}`))
      if (named.size < days.length) throw fieldRefusal('days', 'INVALID', 'days name a slot of a day twice')
      for (const { date, price } of days) {
        if (!isIstDate(date)) throw fieldRefusal('days', 'INVALID', 'days hold a date that is no day')
        refuseTooLow(price)
      }
      const wished = days.map((day) => ({ ...day, slot: day.slot as SlotIndex }))
      return after(await setDays(services, { ...ask, days: wished, sure }), ask)
    },
    async removeRule(ask: EditRequest, id: string): Promise<DeskPrices> {
      if (!/^\d{1,9}$/.test(id)) throw refusal('NOT_FOUND')
      return after(await removeRule(services, { ...ask, id: Number(id) }), ask)
    },
  }
}
