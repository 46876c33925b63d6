import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { planTelling, type BookingToTell, type TellingPlan } from '#domain/office/many-at-once.ts'
import type { Db } from '../../../services.ts'
import { emailTo, guestText, newsTo } from '../../messages/guest-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { fingerprintIds } from '../fingerprint-ids.ts'
import { writeLog, type Operator } from '../write-log.ts'

/** Plans which guests of these bookings will be asked to ring us. */
export async function readTellingPlan(db: Db, ids: readonly string[], now: Date): Promise<TellingPlan> {
  const { rows } = await sql<BookingToTell>`
    select b.id, b.status, b.checkin_at as checkin, t.booking_id is not null as "wasTold",
      h.hidden or exists (select from sales_pauses s
        where s.hotel_id = h.id and s.why = 'office' and s.until_at > ${now}) as "isHotelClosed"
    from bookings b join hotels h on h.id = b.hotel_id left join closed_hotel_notices t on t.booking_id = b.id
    where b.id = any(${[...ids]}::uuid[])`.execute(db)
  return planTelling(rows, now)
}

type Told = {
  id: string
  code: string
  hotel_id: number
  phone: string
  language: string
  news_by: NewsChannel
  email: string | null
}

const readTold = async (trx: Transaction<DB>, ids: readonly string[]): Promise<Told[]> =>
  (
    await sql<Told>`
      select b.id, b.short_id as code, b.hotel_id, u.phone, u.language, u.news_by,
        case when u.email_verified_at is not null then u.email end as email
      from bookings b join users u on u.id = b.user_id where b.id = any(${[...ids]}::uuid[]) order by b.id`.execute(trx)
  ).rows

/**
 * Asks guests to ring us, if the plan is still the one that was shown. The text is always ours and names no hotel, so
 * that nobody can send their own words to many guests.
 */
export async function tellGuests(
  trx: Transaction<DB>,
  session: Operator,
  { ids, reason, fingerprint }: { ids: readonly string[]; reason: string; fingerprint: string },
  now: Date,
): Promise<Result<number, ErrorCode>> {
  // If two windows send at the same time, the second waits and then sees which guests the first has told.
  await sql`select from bookings where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx)
  const { told: wanted } = await readTellingPlan(trx, ids, now)
  if (fingerprintIds(wanted) !== fingerprint) return refuse('PLAN_CHANGED')
  const told = await readTold(trx, wanted)
  if (told.length === 0) return accept(0)
  await trx
    .insertInto('closed_hotel_notices')
    .values(told.map(({ id }) => ({ booking_id: id, operator_id: session.operatorId, told_at: now })))
    .execute()
  await enqueue(
    trx,
    now,
    told.flatMap(({ code, email, ...guest }) => {
      const text = guestText('booking_call_us', guest.language, [code])
      return [...newsTo(guest, text), ...(email === null ? [] : [emailTo(email, text)])]
    }),
  )
  for (const { id, hotel_id } of told)
    await writeLog(trx, session, { act: 'guests_told', subject: id, bookingId: id, hotelId: hotel_id, reason }, now)
  return accept(told.length)
}
