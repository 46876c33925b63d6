import { NOT_SOLD, type SlotPricing } from '../prices/price-on.ts'

/** Stands for a hotel without a price; a price is at least a rupee. */
export const NONE = 0

/** What the hotels of a city ask for one slot while no rule says otherwise, and which have rules for it. */
export class SlotPrices {
  /** rupees, by position */
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
