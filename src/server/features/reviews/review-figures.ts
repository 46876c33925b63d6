import { sql } from 'kysely'
import type { CountBreakup, ReviewBreakup } from '#contract/reviews.ts'
import type { Db } from '../../services.ts'

export type ReviewFigures = {
  /** reviews with text */
  withWords: number
  counts: CountBreakup
  aspects: Omit<ReviewBreakup, 'overall'>
}

type FiguresRow = ReviewBreakup & { one: number; two: number; three: number; four: number; five: number } & {
  total: number
  with_words: number
}

/**
 * Sums up the reviews of a hotel that are published and count; averages have one decimal. The number with text includes
 * reviews that do not count, because the page lists those too.
 */
export async function reviewFigures(db: Db, hotelId: number): Promise<ReviewFigures> {
  const { rows } = await sql<FiguresRow>`
    select count(*)::int as total, (select count(*)::int from reviews r where r.hotel_id = ${hotelId} and r.published and r.has_review) as with_words,
      (count(*) filter (where rating = 1))::int as one, (count(*) filter (where rating = 2))::int as two,
      (count(*) filter (where rating = 3))::int as three, (count(*) filter (where rating = 4))::int as four,
      (count(*) filter (where rating = 5))::int as five,
      round(avg(privacy), 1) as privacy, round(avg(cleanliness), 1) as cleanliness,
      round(avg(welcome), 1) as welcome, round(avg(location), 1) as location
    from reviews where hotel_id = ${hotelId} and published and weighs`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('A select of aggregates gave no row')
  const { privacy, cleanliness, welcome, location } = row
  return {
    withWords: row.with_words,
    counts: { 1: row.one, 2: row.two, 3: row.three, 4: row.four, 5: row.five, total: row.total },
    aspects: { privacy, cleanliness, welcome, location },
  }
}
