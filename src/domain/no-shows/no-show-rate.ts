/** Over how many days no-shows are counted, and how many stays a hotel needs for a comparison. */
export const NO_SHOW_DAYS = 90
export const FEWEST_STAYS = 5

/** The stays whose check-in is past, and how many of them the hotel marked as no-shows. */
export type CountedStays = { stays: number; noShows: number }

/** Calculates the percentage of no-shows; null for too few stays to compare. */
export const noShowPercent = ({ stays, noShows }: CountedStays): number | null =>
  stays < FEWEST_STAYS ? null : Math.round((100 * noShows) / stays)

/** How many percentage points above the average may be chance, and so cost no rank. */
const CHANCE_PERCENT = 10
const RANK_FOR_A_PERCENT = 5
/** The most rank that a hotel loses for no-shows. */
export const MAX_RANK_LOST = 300

/**
 * Calculates the rank that a hotel loses for reporting more no-shows than others, because it may be turning guests away
 * or hiding stays to keep our commission (decision 0062). A single no-show costs nothing.
 */
export function rankLostByNoShows(hotel: CountedStays, all: CountedStays): number {
  const [percent, average] = [noShowPercent(hotel), noShowPercent(all)]
  if (percent === null || average === null || hotel.noShows < 2) return 0
  return Math.min(MAX_RANK_LOST, Math.max(0, percent - average - CHANCE_PERCENT) * RANK_FOR_A_PERCENT)
}
