/** Ratings of which only a number and an average are known, or of which each is: both can be added up. */
export type Ratings = { count: number; average: number }

/** A hotel's figures as they are shown: `overall` has one decimal and is null without any rating. */
export type ShownRating = { overall: number | null; ratings: number; reviews: number }

const within = (value: number) => Math.min(5, Math.max(1, value))

/**
 * The ratings a hotel came with, from a file or a catalogue, which no row of ours holds: as many as its ratings exceed
 * its reviews, with the average that together with the reviews gives what is shown.
 */
export function olderRatings(shown: ShownRating, reviews: Ratings): Ratings {
  const count = Math.max(0, shown.ratings - shown.reviews)
  if (count === 0 || shown.overall === null) return { count, average: 0 }
  return { count, average: within((shown.overall * shown.ratings - reviews.average * reviews.count) / count) }
}

/** Older ratings and our reviews weigh alike, one a guest. */
export function ratingOf(older: Ratings, reviews: Ratings): ShownRating {
  const ratings = older.count + reviews.count
  const sum = older.average * older.count + reviews.average * reviews.count
  // Floating sums are tidied first: 4.35 must not turn 4.3 because a sum came out as 4.3499999999.
  const overall = ratings === 0 ? null : Math.round(Number(((sum / ratings) * 10).toFixed(9))) / 10
  return { overall, ratings, reviews: reviews.count }
}
