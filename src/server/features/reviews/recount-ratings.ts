import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { olderRatings, ratingOf, type Ratings, type ShownRating } from '#domain/reviews/hotel-rating.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'

type HotelFigures = { shown: ShownRating; older: Ratings | undefined }

/** Locks the hotel's row and reads its figures, so that two concurrent reviews are counted one after the other. */
async function lockFigures(trx: Transaction<DB>, hotelId: number): Promise<HotelFigures> {
  const hotel = await trx
    .selectFrom('hotels')
    .select(['overall_rating', 'ratings_count', 'reviews_count', 'older_ratings_count', 'older_ratings_average'])
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { older_ratings_count: count, older_ratings_average: average } = hotel
  return {
    shown: { overall: hotel.overall_rating, ratings: hotel.ratings_count, reviews: hotel.reviews_count },
    older: count === null || average === null ? undefined : { count, average },
  }
}

async function publishedRatings(trx: Transaction<DB>, hotelId: number): Promise<Ratings> {
  const { rows } = await sql<Ratings>`
    select count(*)::int as count, coalesce(avg(rating), 0)::float8 as average
    from reviews where hotel_id = ${hotelId} and published and weighs`.execute(trx)
  return rows[0] ?? { count: 0, average: 0 }
}

/**
 * Reads a hotel's ratings from before our reviews, and locks the hotel. Call it before adding a review. The first call
 * computes the ratings from the shown figures and stores them, because repeated calculations with a rounded average
 * would drift or never change.
 */
export async function lockOlderRatings(trx: Transaction<DB>, hotelId: number): Promise<Ratings> {
  const { shown, older: known } = await lockFigures(trx, hotelId)
  if (known) return known
  const published = await publishedRatings(trx, hotelId)
  // If somebody published or withdrew a review by hand, the older ratings can no longer be computed exactly, so assume
  // that they have the shown average.
  const isCounted = published.count === shown.reviews
  const older = olderRatings(shown, isCounted ? published : { count: shown.reviews, average: shown.overall ?? 0 })
  await trx
    .updateTable('hotels')
    .set({ older_ratings_count: older.count, older_ratings_average: older.average })
    .where('id', '=', hotelId)
    .execute()
  return older
}

/** Stores the totals of the hotel's published reviews and its older ratings. */
export async function writeRating(trx: Transaction<DB>, hotelId: number, older: Ratings): Promise<void> {
  const { overall, ratings, reviews } = ratingOf(older, await publishedRatings(trx, hotelId))
  await trx
    .updateTable('hotels')
    .set({ overall_rating: overall, ratings_count: ratings, reviews_count: reviews })
    .where('id', '=', hotelId)
    .execute()
}

/**
 * Recounts hotels whose figures do not match their published reviews, because an operator published or withdrew a
 * review in the database. Returns how many.
 */
export async function recountRatings(services: Services): Promise<number> {
  return workThrough<{ id: number }>({
    name: 'recount-ratings',
    log: services.log,
    next: async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select h.id from hotels h
        left join (select hotel_id, count(*) as published from reviews where published and weighs group by hotel_id) r on r.hotel_id = h.id
        where h.reviews_count <> coalesce(r.published, 0) and h.id > ${after ?? 0} order by h.id limit ${limit}`.execute(
        services.db,
      )
      return rows
    },
    work: async ({ id }) => {
      await services.db.transaction().execute(async (trx) => writeRating(trx, id, await lockOlderRatings(trx, id)))
      return true
    },
  })
}
