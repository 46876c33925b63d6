/** The number of days over which no-shows are counted, and the number of stays that a hotel needs for a comparison. */
export const NO_SHOW_DAYS = 90
export const FEWEST_STAYS = 5

/** The stays whose check-in is past, and how many of them the hotel marked as no-shows. */
export type CountedStays = { stays: number; noShows: number }

/** Calculates the percentage of no-shows. Returns null if there are too few stays to compare. */
export const noShowPercent = ({ stays, noShows }: CountedStays): number | null =>
  stays < FEWEST_STAYS ? null : Math.round((100 * noShows) / stays)

/** A rate up to this many percentage points above the average may be chance, so it costs no rank. */
const CHANCE_PERCENT = 10
const RANK_FOR_A_PERCENT = 5
/** The maximum rank that a hotel can lose for no-shows. */
export const MAX_RANK_LOST = 300

/**
 * Calculates the rank that a hotel loses for reporting more no-shows than other hotels. Such a hotel may be turning
 * guests away, or hiding stays to avoid our commission (decision 0062). A single no-show costs nothing.
 */
export function rankLostByNoShows(hotel: CountedStays, all: CountedStays): number {
  const [percent, average] = [noShowPercent(hotel), noShowPercent(all)]
  if (percent === null || average === null || hotel.noShows < 2) return 0
  return Math.min(MAX_RANK_LOST, Math.max(0, percent - average - CHANCE_PERCENT) * RANK_FOR_A_PERCENT)
}
