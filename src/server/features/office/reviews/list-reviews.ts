import { sql, type RawBuilder } from 'kysely'
import type { OfficeReview } from '#contract/office-reviews.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { escapeLike } from '../escape-like.ts'

/** A review with at most this many hearts counts as a complaint. */
const FEW_HEARTS = 2

export type ReviewQuery = {
  text?: string | undefined
  only?: 'low' | 'withdrawn' | undefined
  before?: number | undefined
}

type Row = {
  id: number
  hotel_id: number
  hotel: string
  slug: string
  city: string
  guest: string
  rating: number
  text: string
  pictures: number
  at: Date
  published: boolean
  withdrawn_at: Date | null
  withdrawn_by: string | null
  withdrawn_reason: string | null
  booking_id: string | null
  code: string | null
}

const present = (row: Row): OfficeReview => ({
  id: row.id,
  hotel: { id: row.hotel_id, name: row.hotel, slug: row.slug, city: row.city },
  guest: row.guest,
  rating: row.rating,
  text: row.text,
  pictures: row.pictures,
  at: toIstIso(row.at),
  is_published: row.published,
  withdrawn:
    row.withdrawn_at && row.withdrawn_by && row.withdrawn_reason
      ? { at: toIstIso(row.withdrawn_at), by: row.withdrawn_by, reason: row.withdrawn_reason }
      : null,
  booking: row.booking_id && row.code ? { id: row.booking_id, code: row.code } : null,
})

const reviews = sql`
  select r.id, h.id as hotel_id, h.name as hotel, h.slug, c.name as city, r.guest_name as guest, r.rating, r.body as text,
    (select count(*)::int from review_pictures p where p.review_id = r.id) as pictures, r.created_at as at, r.published,
    r.withdrawn_at, o.name as withdrawn_by, r.withdrawn_reason, b.id as booking_id, b.short_id as code
  from reviews r join hotels h on h.id = r.hotel_id join cities c on c.id = h.city_id
    left join operators o on o.id = r.withdrawn_by left join bookings b on b.id = r.booking_id`

/** Lists reviews, newest first. */
export async function listReviews(db: Db, { text, only, before }: ReviewQuery, limit: number): Promise<OfficeReview[]> {
  const conditions = [
    sql`true`,
    ...(only === 'low' ? [sql`r.rating <= ${FEW_HEARTS} and r.published`] : []),
    ...(only === 'withdrawn' ? [sql`r.withdrawn_at is not null`] : []),
    ...(before ? [sql`r.id < ${before}`] : []),
  ]
  const all = sql.join(conditions, sql` and `)
  // Searches for words and for hotels separately, each by its index and with a limit. A combined query would read all
  // reviews.
  const newest = (isFound: RawBuilder<unknown>) =>
    sql`(select r.id from reviews r where ${isFound} and ${all} order by r.id desc limit ${limit})`
  const pattern = escapeLike(text ?? '')
  const found = text
    ? sql`r.id in (${newest(sql`r.body ilike ${pattern}`)} union
        select own.id from hotels n cross join lateral ${newest(sql`r.hotel_id = n.id`)} own where n.name ilike ${pattern})`
    : all
  const { rows } = await sql<Row>`${reviews} where ${found} order by r.id desc limit ${limit}`.execute(db)
  return rows.map(present)
}

export async function readReview(db: Db, id: number): Promise<OfficeReview | undefined> {
  const { rows } = await sql<Row>`${reviews} where r.id = ${id}`.execute(db)
  return rows[0] && present(rows[0])
}
