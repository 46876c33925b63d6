import { sql, type RawBuilder } from 'kysely'
import type { ReviewOrder, ReviewsWhere } from '#contract/reviews.ts'
import type { ReviewListType } from '#domain/reviews/review-types.ts'
import type { Db } from '../../services.ts'
import { hotelIs } from '../hotels/hotel-rows.ts'
import type { ReviewRow } from './present-review.ts'

/** Everything a reader sees of a review `r`, without destroyed pictures. */
const reviewColumns = sql`r.id, r.hotel_id, r.rating, r.body, r.guest_name, r.created_at, r.slot, r.privacy, r.cleanliness,
  r.welcome, r.location, r.has_review, r.published, r.featured, (r.booking_id is not null and r.weighs) as verified,
  (select json_build_object('body', a.body, 'at', a.written_at) from review_answers a where a.review_id = r.id) as answer,
  coalesce((select json_agg(rp.picture_id order by rp.position) from review_pictures rp join pictures p on p.id = rp.picture_id
    where rp.review_id = r.id and p.destroyed_at is null), '[]'::json) as picture_ids`

export type ReviewedHotel = { id: number; overall_rating: number | null; ratings_count: number }

/** Finds a hotel by id or slug. A hidden hotel and its reviews count as missing. */
export async function findReviewedHotel(db: Db, idOrSlug: string): Promise<ReviewedHotel | undefined> {
  const { rows } = await sql<ReviewedHotel>`
    select h.id, h.overall_rating, h.ratings_count from hotels h where ${hotelIs(idOrSlug)} and not h.hidden`.execute(
    db,
  )
  return rows[0]
}

type Page = { limit: number; skip: number }
type Selection = { condition: RawBuilder<unknown>; order: RawBuilder<unknown> }

const BEST_FIRST = sql`r.rating desc, r.created_at desc, r.id desc`
const NEWEST_FIRST = sql`r.created_at desc, r.id desc`

const hasPictures = sql`exists (select 1 from review_pictures rp join pictures p on p.id = rp.picture_id
  where rp.review_id = r.id and p.destroyed_at is null)`

const SELECTIONS: Record<ReviewListType, Selection> = {
  featured: { condition: sql`r.featured and r.has_review`, order: BEST_FIRST },
  images: { condition: hasPictures, order: NEWEST_FIRST },
  top: { condition: sql`r.has_review`, order: BEST_FIRST },
}

async function findReviews(db: Db, hotelId: number, selection: Selection, page: Page): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r where r.hotel_id = ${hotelId} and r.published and ${selection.condition}
    order by ${selection.order} limit ${page.limit} offset ${page.skip}`.execute(db)
  return rows
}

export const findReviewsOfType = (db: Db, hotelId: number, type: ReviewListType, page: Page): Promise<ReviewRow[]> =>
  findReviews(db, hotelId, SELECTIONS[type], page)

const ORDERS: Record<ReviewOrder, RawBuilder<unknown>> = {
  'date DESC': NEWEST_FIRST,
  'date ASC': sql`r.created_at, r.id`,
  'rating DESC': BEST_FIRST,
  'rating ASC': sql`r.rating, r.created_at desc, r.id desc`,
}

/** Builds the filter's conditions; unpublished reviews never match. */
const conditionOf = ({ published, has_review }: ReviewsWhere): RawBuilder<unknown> => {
  if (published === false) return sql`false`
  return has_review === undefined ? sql`true` : sql`r.has_review = ${has_review}`
}

export const findReviewsWhere = (
  db: Db,
  hotelId: number,
  asked: Page & { where: ReviewsWhere; order: ReviewOrder },
): Promise<ReviewRow[]> =>
  findReviews(db, hotelId, { condition: conditionOf(asked.where), order: ORDERS[asked.order] }, asked)

export async function countReviews(db: Db, hotelId: number, where: ReviewsWhere): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews r
    where r.hotel_id = ${hotelId} and r.published and ${conditionOf(where)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds the review of a booking, published or not, for the guest who wrote it. */
export async function findReviewOfBooking(db: Db, bookingId: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r where r.booking_id = ${bookingId}::uuid`.execute(db)
  return rows[0]
}
