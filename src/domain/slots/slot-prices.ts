import type { SlotKey } from './slots.ts'

/** Whole rupees by slot. A slot without a price is not for sale. */
export type SlotPrices = Partial<Record<SlotKey, number>>
