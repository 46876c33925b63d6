import { sql } from 'kysely'
import type { Db } from '../../src/server/services.ts'

export const REVIEWS_OF_HOTEL = 200
const HOURS_APART = 31
const SENTENCES = [
  'Quiet, clean and kind people at the desk.',
  'We were let in at nine sharp and nobody asked a second question.',
  'The room was smaller than in the pictures, but the bed made up for it.',
  'Hot water took its time in the morning.',
  'Easy to find, five minutes on foot from the station.',
  'They brought tea without being asked.',
  'The lift was out of order on our day.',
  'Fresh sheets, working air conditioning, curtains that really close.',
  'Parking is tight, come by cab.',
  'Our local IDs were taken without any fuss.',
  'One could hear the street until midnight.',
]

/** Adds texts of different lengths: a fifth of the reviews have only hearts, a twentieth are featured. */
async function addWords(db: Db, now: Date): Promise<void> {
  await sql`
    insert into reviews (hotel_id, guest_name, rating, body, privacy, cleanliness, welcome, location, slot, featured, created_at)
    select h.id, 'Guest ' || n, 1 + (n * 7 + h.id) % 5,
      case when n % 5 > 0 then (select string_agg((${SENTENCES}::text[])[1 + (n * 3 + h.id + k * 4) % ${SENTENCES.length}], ' ')
        from generate_series(0, n % 7) k) else '' end,
      1 + n % 5, 1 + n * 3 % 5, case when n % 4 > 0 then 1 + n * 2 % 5 end, case when n % 4 > 0 then 1 + n * 4 % 5 end,
      n % 5, n % 20 = 1, ${now}::timestamptz - make_interval(hours => n * ${HOURS_APART}::int)
    from hotels h, generate_series(1, ${REVIEWS_OF_HOTEL}::int) n`.execute(db)
}

/** Adds two pictures to a tenth of the reviews, without files, because nothing opens them here. */
async function addPictures(db: Db): Promise<void> {
  await sql`
    with owner as (select id from users order by id limit 1), uploaded as (
      insert into pictures (owner_id, kind, mime, bytes, width, height, storage_key, sha256, created_at)
      select owner.id, 'review', 'image/webp', 60000, 1056, 704, 'review/' || r.id || '/' || position,
        sha256(('review ' || r.id || position)::bytea), r.created_at
      from owner, reviews r, generate_series(0, 1) position where hashint8(r.id) % 10 = 0
      returning id, storage_key
    )
    insert into review_pictures (review_id, position, picture_id)
    select split_part(storage_key, '/', 2)::bigint, split_part(storage_key, '/', 3)::smallint, id from uploaded`.execute(
    db,
  )
}

/** Calculates the hotels' ratings from their reviews, so that no job does it during the measurement. */
export async function settleRatings(db: Db): Promise<void> {
  await sql`
    update hotels h set reviews_count = reviewed.count, ratings_count = greatest(h.ratings_count, reviewed.count),
      overall_rating = reviewed.average
    from (select hotel_id, count(*)::int as count, round(avg(rating), 1) as average from reviews where published group by 1) reviewed
    where reviewed.hotel_id = h.id`.execute(db)
}

/** Gives every hotel its reviews. The pictures belong to the first guest, so at least one guest must exist. */
export async function addReviews(db: Db, now: Date): Promise<void> {
  await addWords(db, now)
  await addPictures(db)
  await settleRatings(db)
  await sql`vacuum (analyze) reviews, review_pictures, pictures, hotels`.execute(db)
}
