import type { DeskPrices } from '#contract/desk-prices.ts'
import { addDays, type IstDate } from '#domain/kernel/ist.ts'
import { LOWEST_PRICE, MAX_PRICE } from '#domain/prices/check-rule.ts'
import { isFarOff } from '#domain/prices/far-off.ts'
import { priceOn, slotPricing, type DayPrice } from '#domain/prices/price-on.ts'
import type { Weekday } from '#domain/prices/price-rule.ts'
import { SLOTS, type SlotIndex } from '#domain/slots/slots.ts'

/** One slot on one day in the grid. */
export type Cell = { slot: SlotIndex; date: IstDate }
export type CellKey = `${number} ${IstDate}`

/** Unsaved prices; null closes the slot on that day. */
export type Typed = ReadonlyMap<CellKey, number | null>

export const keyOf = ({ slot, date }: Cell): CellKey => `${slot} ${date}`
export const cellOf = (key: CellKey): Cell => {
  const [slot = '', date = ''] = key.split(' ')
  return { slot: Number(slot) as SlotIndex, date }
}

export const WEEK = 7
export const weekFrom = (first: IstDate): IstDate[] => Array.from({ length: WEEK }, (_, index) => addDays(first, index))

/** Returns a function that reads the saved price of a cell. */
export function priceReader({ slots, rules }: Pick<DeskPrices, 'slots' | 'rules'>): (cell: Cell) => DayPrice {
  const pricings = SLOTS.map(({ index }) =>
    slotPricing(
      slots.find(({ slot }) => slot === index)?.base ?? null,
      rules
        .filter(({ slot }) => slot === index)
        .map(({ id, weekday, first, last, price }) => ({
          id,
          price,
          days: first !== null && last !== null ? { first, last } : { weekday: (weekday ?? 0) as Weekday },
        })),
    ),
  )
  return ({ slot, date }) => {
    const pricing = pricings[slot]
    return pricing ? priceOn(pricing, date) : 'not-sold'
  }
}

export const isPrice = (price: number): boolean =>
  Number.isInteger(price) && price >= LOWEST_PRICE && price <= MAX_PRICE

/** Adds unsaved prices, and drops those that equal the saved price. */
export function withTyped(
  typed: Typed,
  changes: Iterable<readonly [Cell, number | null]>,
  priceOf: (cell: Cell) => DayPrice,
): Typed {
  const next = new Map(typed)
  for (const [cell, price] of changes) {
    const saved = priceOf(cell)
    if (saved === 'not-sold') continue
    if (saved === (price ?? 'closed')) next.delete(keyOf(cell))
    else next.set(keyOf(cell), price)
  }
  return next
}

/** Changes a price by a percentage, rounded to whole rupees and kept within the allowed range. */
export const byPercent = (price: number, percent: number): number =>
  Math.min(MAX_PRICE, Math.max(LOWEST_PRICE, Math.round((price * (100 + percent)) / 100)))

export type FarOff = { key: CellKey; before: number; price: number }

/** Finds unsaved prices that need confirmation because they differ by more than half. */
export const farOffAmong = (typed: Typed, priceOf: (cell: Cell) => DayPrice): FarOff[] =>
  [...typed].flatMap(([key, price]) => {
    const before = priceOf(cellOf(key))
    return price !== null && typeof before === 'number' && isFarOff(before, price) ? [{ key, before, price }] : []
  })
