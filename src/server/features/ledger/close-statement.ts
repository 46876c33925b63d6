import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Month } from '#domain/ledger/month.ts'
import type { ClosingObstacle } from '#domain/ledger/month-state.ts'
import { sumOfOthers, totalsOf, type Statement } from '#domain/ledger/statement.ts'
import type { Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { lockBooks } from './books.ts'
import { closingRefusal } from './closing-obstacle.ts'
import { readStatement } from './read-statement.ts'
import { settleUnpostedStays } from './settle-unposted-stays.ts'

export type CloseRefusal = ClosingObstacle | 'NOT_FOUND'

export type StatementToClose = { hotelId: number; month: Month; operatorId: string; reason: string }

/**
 * Closes a hotel's month, once. Stores its figures, after which nothing is posted to the month. The database compares
 * the figures with the ledger and refuses if they differ. Later facts become entries of the next month (decision 0031).
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
