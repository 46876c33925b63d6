import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { WELCOME_CHANGE_HOURS, WELCOME_DAYS, WELCOME_RETENTION_DAYS } from '#domain/welcome/welcome-answer.ts'
import { rankByWelcome, type WelcomeStep } from '#domain/welcome/welcome-rank.ts'
import { nextCounts, type WelcomeCounts } from '#domain/welcome/welcome-share.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'

const daysAgo = (now: Date, days: number) => addMinutes(now, -days * 24 * 60)

/** Answers given before this moment can no longer change. */
const finalSince = (now: Date) => addMinutes(now, -WELCOME_CHANGE_HOURS * 60)

/** Finds hotels with answers that wait to be counted, or with a rank that earlier answers changed. */
async function findWeighed(db: Db, now: Date, after: number | null, limit: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h where h.id > ${after ?? 0} and (h.rank_by_welcome <> 0 or exists (
      select 1 from welcome_answers a
      where a.hotel_id = h.id and a.weighs and a.counted_in is null and a.answered_at <= ${finalSince(now)}
    )) order by h.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Shows a hotel's new share once five more couples have answered, and adjusts its rank by all of its shares. Deletes
 * old answers and links, so that only shares remain. Returns how many hotels changed.
 */
export async function weighWelcomes({ db, clock, log }: Services): Promise<number> {
  const changed = await workThrough<{ id: number }>({
    name: 'weigh-welcomes',
    log,
    next: (after, limit) => findWeighed(db, clock.now(), after, limit),
    work: ({ id }) => db.transaction().execute((trx) => weighWelcome(trx, id, clock.now())),
  })
  await forgetAnswers(db, clock.now())
  return changed
}

async function weighWelcome(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  // Locks the hotel, so that of two concurrent runs the second finds no waiting answers.
  const hotel = await trx
    .selectFrom('hotels')
    .select('rank_by_welcome')
    .where('id', '=', hotelId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const counted = await countWaiting(trx, hotelId, now)
  const rank = rankByWelcome(await readSteps(trx, hotelId), now)
  if (rank !== hotel.rank_by_welcome)
    await trx.updateTable('hotels').set({ rank_by_welcome: rank }).where('id', '=', hotelId).execute()
  return counted || rank !== hotel.rank_by_welcome
}

/** Adds the waiting answers to the hotel's share, if there are enough of them. */
async function countWaiting(trx: Transaction<DB>, hotelId: number, now: Date): Promise<boolean> {
  const counts = sql`'couples', count(*)::int, 'welcomed', (count(*) filter (where a.welcomed))::int,
    'asAgreed', (count(*) filter (where not a.asked_for_more))::int, 'asShown', (count(*) filter (where a.room_as_shown))::int`
  const { rows } = await sql<{ shown: WelcomeCounts | null; waiting: WelcomeCounts }>`
    select (select json_build_object('couples', s.couples, 'welcomed', s.welcomed, 'asAgreed', s.as_agreed, 'asShown', s.as_shown)
        from welcome_shares s where s.hotel_id = ${hotelId} order by s.couples desc limit 1) as shown,
      (select json_build_object(${counts}) from welcome_answers a where a.hotel_id = ${hotelId} and a.weighs
        and a.counted_in is null and a.answered_at <= ${finalSince(now)}) as waiting`.execute(trx)
  const [row] = rows
  const next = row && nextCounts(row.shown, row.waiting)
  if (!next) return false
  const { couples, welcomed, asAgreed, asShown } = next
  await trx
    .insertInto('welcome_shares')
    .values({ hotel_id: hotelId, shown_at: now, couples, welcomed, as_agreed: asAgreed, as_shown: asShown })
    .execute()
  return true
}

/** Reads how much each of a hotel's shares grew, the oldest first. */
async function readSteps(trx: Transaction<DB>, hotelId: number): Promise<WelcomeStep[]> {
  const grownBy = (column: string) =>
    sql`${sql.ref(column)} - coalesce(lag(${sql.ref(column)}) over (order by couples), 0)`
  const { rows } = await sql<WelcomeStep>`
    select shown_at as "shownAt", ${grownBy('couples')} as couples, ${grownBy('welcomed')} as welcomed,
      ${grownBy('as_agreed')} as "asAgreed", ${grownBy('as_shown')} as "asShown"
    from welcome_shares where hotel_id = ${hotelId} order by shown_at`.execute(trx)
  return rows
}

/**
 * Deletes answers a year after they were given, except those that still wait to be counted, and links that have ended.
 */
async function forgetAnswers(db: Db, now: Date): Promise<void> {
  await sql`delete from welcome_answers where answered_at < ${daysAgo(now, WELCOME_RETENTION_DAYS)}
    and (counted_in is not null or not weighs)`.execute(db)
  await sql`delete from welcome_links where sent_at < ${daysAgo(now, 2 * WELCOME_DAYS)}`.execute(db)
}
