/** A hotel's no-shows are counted over so many days, and compared from so many stays on. */
export const NO_SHOW_DAYS = 90
export const FEWEST_STAYS = 5

/** Stays whose check-in is past, and those of them to which nobody came by the hotel's word. */
export type CountedStays = { stays: number; noShows: number }

/** Per cent of the stays; null for too few to compare. */
export const noShowPercent = ({ stays, noShows }: CountedStays): number | null =>
  stays < FEWEST_STAYS ? null : Math.round((100 * noShows) / stays)

/** Above the average by no more than this is chance. */
const CHANCE_PERCENT = 10
const RANK_FOR_A_PERCENT = 5
const MOST_RANK_LOST = 300

/**
 * What a hotel loses of its rank for saying more often than others that nobody came: guests who are not let in, or a
 * hotel that keeps its commission (decision 0062). One no-show alone costs nothing.
 */
export function rankLostByNoShows(hotel: CountedStays, all: CountedStays): number {
  const [percent, average] = [noShowPercent(hotel), noShowPercent(all)]
  if (percent === null || average === null || hotel.noShows < 2) return 0
  return Math.min(MOST_RANK_LOST, Math.max(0, percent - average - CHANCE_PERCENT) * RANK_FOR_A_PERCENT)
}
