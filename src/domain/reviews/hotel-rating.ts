/** The number of ratings and their average. */
export type Ratings = { count: number; average: number }

/** A hotel's rating as guests see it. `overall` has one decimal, and is null without ratings. */
export type ShownRating = { overall: number | null; ratings: number; reviews: number }

const within = (value: number) => Math.min(5, Math.max(1, value))

/**
 * Returns the ratings that a hotel had before it joined, which have no rows in our database. Their number is the
 * difference between the shown ratings and our reviews. Their average is chosen so that, together with the reviews, it
 * gives the shown average.
 */
export function olderRatings(shown: ShownRating, reviews: Ratings): Ratings {
  const count = Math.max(0, shown.ratings - shown.reviews)
  if (count === 0 || shown.overall === null) return { count, average: 0 }
  return { count, average: within((shown.overall * shown.ratings - reviews.average * reviews.count) / count) }
}

/** Combines older ratings and our reviews. Each guest has the same weight. */
export function ratingOf(older: Ratings, reviews: Ratings): ShownRating {
  const ratings = older.count + reviews.count
  const sum = older.average * older.count + reviews.average * reviews.count
  // Rounds floating-point sums first. Otherwise 4.35 would become 4.3 if a sum came out as 4.3499999999.
  const overall = ratings === 0 ? null : Math.round(Number(((sum / ratings) * 10).toFixed(9))) / 10
  return { overall, ratings, reviews: reviews.count }
}
