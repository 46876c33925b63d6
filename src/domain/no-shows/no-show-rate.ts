/** No-shows are counted over this many days, and compared only for hotels with at least this many stays. */
export const NO_SHOW_DAYS = 90
export const FEWEST_STAYS = 5

/** Stays whose check-in is past, and how many of them the hotel marked as no-shows. */
export type CountedStays = { stays: number; noShows: number }

/** Per cent of the stays; null for too few to compare. */
export const noShowPercent = ({ stays, noShows }: CountedStays): number | null =>
  stays < FEWEST_STAYS ? null : Math.round((100 * noShows) / stays)

/** Percentage points above the average that may be chance. */
const CHANCE_PERCENT = 10
const RANK_FOR_A_PERCENT = 5
const MAX_RANK_LOST = 300

/**
 * What a hotel loses of its rank for saying more often than others that nobody came: guests who are not let in, or a
 * hotel that keeps its commission (decision 0062). One no-show alone costs nothing.
 */
export function rankLostByNoShows(hotel: CountedStays, all: CountedStays): number {
  const [percent, average] = [noShowPercent(hotel), noShowPercent(all)]
  if (percent === null || average === null || hotel.noShows < 2) return 0
  return Math.min(MAX_RANK_LOST, Math.max(0, percent - average - CHANCE_PERCENT) * RANK_FOR_A_PERCENT)
}
