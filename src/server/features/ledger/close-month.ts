import { sql } from 'kysely'
import type { Month } from '#domain/ledger/month.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { closeStatement, type CloseRefusal } from './close-statement.ts'
import { closingObstacle } from './closing-obstacle.ts'
import { settleUnpostedStays } from './settle-unposted-stays.ts'
import { hotelMonths } from './sum-ledger.ts'

/**
 * How many hotels' months one call closes. The number is small, so that a call takes a few seconds and the office can
 * show progress.
 */
const CLOSED_AT_ONCE = 100

export type MonthToClose = {
  month: Month
  operatorId: string
  reason: string
  /** the hotel after which to continue; null to begin with the first */
  after: number | null
}

export type ClosedBatch = {
  closed: number
  /**
   * hotels that were ready a moment before, and why their months stay open; 'FAILED' means an error, which is in the
   * log
   */
  left: { hotelId: number; why: CloseRefusal | 'FAILED' }[]
  /** where the next call continues; null if all were tried */
  next: number | null
}

/** Lists, by id, the hotels whose account has entries in the month and whose month can be closed. */
async function findReady(db: Db, { month, after }: MonthToClose, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h where h.id > ${after ?? 0}
      and h.id in (select hotel_id from ${hotelMonths} m where m.month = ${`${month}-01`}::date)
      and (${closingObstacle(month, now)}) is null
    order by h.id limit ${CLOSED_AT_ONCE + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Closes the month for a batch of hotels that are ready, each in its own transaction. An interrupted batch can be
 * repeated, because closed months stay closed.
 */
export async function closeMonth(services: Services, wish: MonthToClose, also?: AuditHook): Promise<ClosedBatch> {
  const { db, clock, log } = services
  if (wish.after === null) await settleUnpostedStays(services)
  const ready = await findReady(db, wish, clock.now())
  const batch = ready.slice(0, CLOSED_AT_ONCE)
  const left: ClosedBatch['left'] = []
  for (const hotelId of batch) {
    try {
      const closed = await closeStatement(services, { ...wish, hotelId }, also)
      if (!closed.ok) left.push({ hotelId, why: closed.refusal })
    } catch (error) {
      log.error({ err: error, hotel: hotelId, month: wish.month }, 'a month could not be closed')
      left.push({ hotelId, why: 'FAILED' })
    }
  }
  const next = ready.length > batch.length ? (batch.at(-1) ?? null) : null
  return { closed: batch.length - left.length, left, next }
}
