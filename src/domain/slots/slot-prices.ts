import type { SlotKey } from './slots.ts'

/** Prices in whole rupees by slot. A slot without a price is not for sale. */
export type SlotPrices = Partial<Record<SlotKey, number>>
