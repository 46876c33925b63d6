/**
 * The columns whose sum is the rank by which lists sort hotels, each with its sign. Searches add them up, and the page
 * about the order has a sentence for each.
 */
export const RANK_PARTS = {
  rank: 1,
  rank_lost: -1,
  rank_lost_no_shows: -1,
  rank_by_welcome: 1,
} as const

export type RankPart = keyof typeof RANK_PARTS
