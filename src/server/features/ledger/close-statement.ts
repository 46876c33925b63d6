import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import { sumOfOthers, totalsOf, type Statement } from '#domain/ledger/statement.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { lockBooks } from './books.ts'
import { readStatement } from './read-statement.ts'
import { isWorthSomething, settleUnpostedStays } from './settle-unposted-stays.ts'

export type ClosingRefusal =
  /** the month is not over */
  | 'MONTH_NOT_OVER'
  /** this month or a later one is closed */
  | 'STATEMENT_CLOSED'
  /** an earlier month that has entries is still open */
  | 'EARLIER_MONTH_OPEN'
  /** stays of the month have ended but are not posted yet */
  | 'STAYS_NOT_SETTLED'

export type CloseRefusal = ClosingRefusal | 'NOT_FOUND'

export type StatementToClose = { hotelId: number; month: Month; operatorId: string; reason: string }

async function hasUnsettledStays(db: Db, hotelId: number, until: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from bookings b where b.hotel_id = ${hotelId} and b.status = 'completed' and b.leaves_at < ${until}
      and (b.ended_at is null or ${isWorthSomething} and not exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay')))
      as found`.execute(db)
  return rows[0]?.found ?? false
}

async function hasEarlierOpenMonth(db: Db, hotelId: number, until: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.hotel_id = ${hotelId} and e.account = 'hotel' and p.at < ${until}
        and p.at >= coalesce((select max(month_end(s.month)) from statements s where s.hotel_id = ${hotelId}), '-infinity'))
      as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Returns why a hotel's month cannot be closed now; undefined if it can. */
export async function closingRefusal(
  db: Db,
  { hotelId, month }: Pick<StatementToClose, 'hotelId' | 'month'>,
  now: Date,
): Promise<ClosingRefusal | undefined> {
  const { start, end } = monthPeriod(month)
  if (now < end) return 'MONTH_NOT_OVER'
  const later = await db
    .selectFrom('statements')
    .select('month')
    .where('hotel_id', '=', hotelId)
    .where('month', '>=', `${month}-01`)
    .limit(1)
    .executeTakeFirst()
  if (later) return 'STATEMENT_CLOSED'
  if (await hasEarlierOpenMonth(db, hotelId, start)) return 'EARLIER_MONTH_OPEN'
  return (await hasUnsettledStays(db, hotelId, end)) ? 'STAYS_NOT_SETTLED' : undefined
}

/**
 * Closes a hotel's month, once: stores its figures, after which nothing is posted into it. The database compares them
 * with the ledger and refuses if they differ. Later facts become entries of the next month (decision 0031).
 */
export async function closeStatement(
  services: Services,
  closing: StatementToClose,
  also?: AuditHook,
): Promise<Result<Statement, CloseRefusal>> {
  await settleUnpostedStays(services, closing.hotelId)
  return services.db.transaction().execute(async (trx): Promise<Result<Statement, CloseRefusal>> => {
    const now = services.clock.now()
    await lockBooks(trx, [closing.hotelId])
    const statement = await readStatement(trx, closing.hotelId, closing.month)
    if (!statement) return refuse('NOT_FOUND')
    const obstacle = await closingRefusal(trx, closing, now)
    if (obstacle) return refuse(obstacle)
    await writeStatement(trx, statement, closing, now)
    await also?.(trx, aboutStatement(closing))
    return accept({ ...statement, closedAt: now })
  })
}

const aboutStatement = ({ hotelId, month }: StatementToClose) => ({
  subject: `${hotelId} ${month}`,
  hotelId,
  detail: { month },
})

async function writeStatement(
  trx: Transaction<DB>,
  statement: Statement,
  by: StatementToClose,
  now: Date,
): Promise<void> {
  const { opening, closing, stays, others, month, hotel } = statement
  await trx
    .insertInto('statements')
    .values({
      hotel_id: hotel.id,
      month: `${month}-01`,
      opening,
      stays: totalsOf(stays).net,
      others: sumOfOthers(others, ['correction', 'moved_away']),
      payouts: sumOfOthers(others, ['payout_paid', 'payout_returned']),
      closing,
      closed_by: by.operatorId,
      closed_at: now,
      reason: by.reason,
    })
    .execute()
}
