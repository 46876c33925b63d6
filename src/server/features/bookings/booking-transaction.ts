import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { isWorthRetrying, violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { RoomsMovedError } from './take-rooms.ts'

const MAX_TRIES = 5
const LOCK_TIMEOUT = '4s'

/** What the database's own guards say when two requests of one guest, one coupon or one booking cross. */
const GUARDS: Record<string, ErrorCode> = {
  stays_no_overlap: 'SOLD_OUT',
  coupon_uses_total_limit: 'COUPON_USED_UP',
  coupon_uses_per_user_limit: 'COUPON_ALREADY_USED',
  extensions_one_open: 'EXTENSION_WAITING',
}

/** Refuses from inside the transaction, so that everything written so far is rolled back, the key's claim included. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/** Guards that another request of ours tripped and that a second look avoids. */
const PASSING = new Set(['bookings_short_id_key', 'bookings_one_referral_discount'])

const isTransient = (error: unknown) =>
  isWorthRetrying(error) || error instanceof RoomsMovedError || PASSING.has(violatedConstraint(error) ?? '')

/**
 * Runs a change of bookings in one transaction: a refusal rolls everything back, and another booking that was merely in
 * the way makes it try again. Work that left something in the outbox is begun at once after the commit.
 */
export async function inBookingTransaction<Value>(
  services: Services,
  work: (trx: Transaction<DB>, now: Date) => Promise<Result<Value, ErrorCode>>,
): Promise<Result<Value, ErrorCode>> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await services.db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(trx)
        const done = await work(trx, services.clock.now())
        if (!done.ok) throw new Refused(done.refusal)
        return done
      })
      services.nudge()
      return result
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code)
      const guard = GUARDS[violatedConstraint(error) ?? '']
      if (guard && !isTransient(error)) return refuse(guard)
      if (!isTransient(error) || attempt >= MAX_TRIES) throw error
      await pause(attempt * 20 + Math.random() * 30)
    }
  }
}
