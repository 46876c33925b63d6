import { sql } from 'kysely'
import type { DeskReviews } from '#contract/desk-reviews.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isAnswerOpen } from '#domain/reviews/review-answer.ts'
import type { Db } from '../../../services.ts'

const MAX_SHOWN = 100

type Row = {
  id: number
  rating: number
  body: string
  guest_name: string
  created_at: Date
  answer: string | null
  by: string | null
  written_at: Date | null
  edited_at: Date | null
}

function answerOf({ answer, by, written_at: writtenAt, edited_at: editedAt }: Row, now: Date) {
  if (answer === null || by === null || writtenAt === null) return null
  return { text: answer, by, at: toIstIso(editedAt ?? writtenAt), can_change: isAnswerOpen(writtenAt, now) }
}

/** Lists the hotel's public reviews, newest first. */
export async function readReviews(db: Db, hotelId: number, now: Date): Promise<DeskReviews> {
  const { rows } = await sql<Row>`
    select r.id, r.rating, r.body, r.guest_name, r.created_at, a.body as answer, s.name as by, a.written_at, a.edited_at
    from reviews r left join review_answers a on a.review_id = r.id left join hotel_staff s on s.id = a.staff_id
    where r.hotel_id = ${hotelId} and r.published order by r.created_at desc, r.id desc limit ${MAX_SHOWN}`.execute(db)
  const { rows: counted } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from reviews r where r.hotel_id = ${hotelId} and r.published and r.has_review
      and not exists (select 1 from review_answers a where a.review_id = r.id)`.execute(db)
  return {
    waiting: counted[0]?.waiting ?? 0,
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      review: row.body,
      guestName: row.guest_name,
      date: toIstIso(row.created_at),
      answer: answerOf(row, now),
    })),
  }
}
