import { NOT_SOLD, type SlotPricing } from '../prices/price-on.ts'

/** Marks a hotel without a price. Real prices are at least one rupee. */
export const NONE = 0

/** The prices of a city's hotels for one slot before any rules, and a list of the hotels that have rules for it. */
export class SlotPrices {
  /** in rupees, by position */
  base: Int32Array
  readonly ruled = new Map<number, SlotPricing>()
  rules = 0

  constructor(capacity: number) {
    this.base = new Int32Array(capacity)
  }

  put(position: number, pricing = NOT_SOLD): void {
    this.takeOut(position)
    this.base[position] = pricing.base ?? NONE
    if (pricing.rules.length === 0) return
    this.ruled.set(position, pricing)
    this.rules += pricing.rules.length
  }

  takeOut(position: number): void {
    this.rules -= this.ruled.get(position)?.rules.length ?? 0
    this.ruled.delete(position)
    this.base[position] = NONE
  }

  growTo(capacity: number): void {
    const grown = new Int32Array(capacity)
    grown.set(this.base)
    this.base = grown
  }
}
