import type { SlotIndex } from '../slots/slots.ts'

export const SEARCH_ORDERS = [
  'rank',
  'price ASC',
  'price DESC',
  'total ASC',
  'total DESC',
  'overallRating ASC',
  'overallRating DESC',
  'distance',
] as const

/** How a guest may sort a list of hotels (specification §4). */
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/**
 * The value by which a list is sorted. Available hotels always come first. Distance is measured from the place near
 * which the guest searches.
 */
export type SortKey = 'distance' | 'price' | 'total' | 'overallRating' | 'rank' | 'customSlot1' | 'customSlot2'
export type SortStep = { key: SortKey; direction: 'ASC' | 'DESC' }

const BY_RANK: SortStep = { key: 'rank', direction: 'DESC' }

/**
 * Returns the order of a search. Unless the guest chose an order, lists are sorted by rank, in a custom slot by the
 * score in that slot, and within chosen localities by the rating, always with the highest first (specification §4,
 * decisions, "Slots").
 */
export function searchOrder(asked: SearchOrder | undefined, slot: SlotIndex, localities: number): SortStep[] {
  if (asked === 'distance') return [{ key: 'distance', direction: 'ASC' }, BY_RANK]
  if (asked && asked !== 'rank') {
    const [key, direction] = asked.split(' ') as ['price' | 'total' | 'overallRating', 'ASC' | 'DESC']
    return [{ key, direction }, BY_RANK]
  }
  if (!asked && localities > 0) return [{ key: 'overallRating', direction: 'DESC' }, BY_RANK]
  if (slot === 1) return [{ key: 'customSlot1', direction: 'DESC' }, BY_RANK]
  if (slot === 2) return [{ key: 'customSlot2', direction: 'DESC' }, BY_RANK]
  return [BY_RANK]
}
