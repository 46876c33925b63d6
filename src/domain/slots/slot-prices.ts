import type { SlotKey } from './slots.ts'

/** Whole rupees by slot; slots without a price are not for sale. */
export type SlotPrices = Partial<Record<SlotKey, number>>
