import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { olderRatings, ratingOf, type Ratings, type ShownRating } from '#domain/reviews/hotel-rating.ts'
import type { Services } from '../../services.ts'

const MOST_AT_ONCE = 500

/** The hotel's shown figures, its row locked: two reviews at once are counted one after the other. */
async function lockShown(trx: Transaction<DB>, hotelId: number): Promise<ShownRating> {
  const { rows } = await sql<ShownRating>`
    select overall_rating as overall, ratings_count as ratings, reviews_count as reviews
    from hotels where id = ${hotelId} for no key update`.execute(trx)
  const shown = rows[0]
  if (!shown) throw new Error(`hotel ${hotelId} is gone`)
  return shown
}

/** `not published` has no index: it is asked only when every review written here was withdrawn. */
async function olderBeside(
  trx: Transaction<DB>,
  hotelId: number,
  reviews: 'published' | 'withdrawn',
): Promise<Ratings | undefined> {
  const { rows } = await sql<{ older: Ratings }>`
    select e.detail -> 'older' as older from reviews r
    join booking_events e on e.booking_id = r.booking_id and e.kind = 'reviewed'
    where r.hotel_id = ${hotelId} and ${reviews === 'published' ? sql`r.published` : sql`not r.published`}
    order by r.created_at desc, r.id desc limit 1`.execute(trx)
  return rows[0]?.older
}

/**
 * What is known of the hotel's older ratings. Shown figures have one decimal, so deriving them anew each time would let
 * the average drift or stand still: what the first review found is kept in the events and taken up by the later ones.
 */
const findOlder = async (trx: Transaction<DB>, hotelId: number, { reviews }: ShownRating) =>
  reviews === 0
    ? undefined
    : ((await olderBeside(trx, hotelId, 'published')) ?? (await olderBeside(trx, hotelId, 'withdrawn')))

async function publishedRatings(trx: Transaction<DB>, hotelId: number): Promise<Ratings> {
  const { rows } = await sql<Ratings>`
    select count(*)::int as count, coalesce(avg(rating), 0)::float8 as average
    from reviews where hotel_id = ${hotelId} and published`.execute(trx)
  return rows[0] ?? { count: 0, average: 0 }
}

/** The ratings of a hotel from before our reviews; locks the hotel. To be asked before a review is added. */
export async function lockOlderRatings(trx: Transaction<DB>, hotelId: number): Promise<Ratings> {
  const shown = await lockShown(trx, hotelId)
  const known = await findOlder(trx, hotelId, shown)
  if (known) return known
  const published = await publishedRatings(trx, hotelId)
  // When somebody published or withdrew a review by hand, the shown average says nothing exact of the rest: they are alike.
  const isCounted = published.count === shown.reviews
  return olderRatings(shown, isCounted ? published : { count: shown.reviews, average: shown.overall ?? 0 })
}

/** Writes what the hotel's published reviews, together with its older ratings, add up to. */
export async function writeRating(trx: Transaction<DB>, hotelId: number, older: Ratings): Promise<void> {
  const { overall, ratings, reviews } = ratingOf(older, await publishedRatings(trx, hotelId))
  await trx
    .updateTable('hotels')
    .set({ overall_rating: overall, ratings_count: ratings, reviews_count: reviews })
    .where('id', '=', hotelId)
    .execute()
}

/**
 * Hotels whose figures do not fit their published reviews, because an operator published or withdrew one in the
 * database, are counted anew. Answers how many.
 */
export async function recountRatings(services: Services): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h
    left join (select hotel_id, count(*) as published from reviews where published group by hotel_id) r on r.hotel_id = h.id
    where h.reviews_count <> coalesce(r.published, 0) order by h.id limit ${MOST_AT_ONCE}`.execute(services.db)
  for (const { id } of rows) {
    await services.db.transaction().execute(async (trx) => writeRating(trx, id, await lockOlderRatings(trx, id)))
  }
  return rows.length
}
