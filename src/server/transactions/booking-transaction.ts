import { RoomsMovedError } from './rooms-moved-error.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { hasLostConnection } from '#db/unavailable.ts'
import { isWorthRetrying, violatedConstraint } from '#db/violated-constraint.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../services.ts'
import { refusal } from '../http/api-error.ts'
import type { RequestKey } from '../http/request-key.ts'
import { claimKey, storeRefusal, storeResult } from './idempotency.ts'

const MAX_TRIES = 5
const LOCK_TIMEOUT = '4s'

/** Refusals of the database's guards when two requests for one guest, one coupon or one booking collide. */
const GUARDS: Record<string, ErrorCode> = {
  stays_no_overlap: 'SOLD_OUT',
  stays_enough_rooms: 'SOLD_OUT',
  stays_enough_bathtub_rooms: 'BATHTUB_SOLD_OUT',
  sales_pauses_stop_sales: 'HOTEL_CLOSED',
  rooms_number_of_hotel: 'ROOM_NUMBER_TAKEN',
  coupons_code_key: 'COUPON_EXISTS',
  saved_views_name_once: 'VIEW_EXISTS',
  saved_views_few: 'TOO_MANY_VIEWS',
  saved_views_shared_by_admin: 'ADMINS_ONLY',
  closed_hotel_notices_pkey: 'PLAN_CHANGED',
  closed_hotel_notices_needed: 'PLAN_CHANGED',
  coupon_uses_hotel_agreed: 'COUPON_NOT_HERE',
  bookings_hotel_discount_agreed: 'COUPON_NOT_HERE',
  coupon_uses_total_limit: 'COUPON_USED_UP',
  coupon_uses_per_user_limit: 'COUPON_ALREADY_USED',
  register_entries_one_line: 'REGISTER_WRITTEN',
  register_entries_struck_once: 'REGISTER_STRUCK',
  form_three_filings_first: 'FORM_FILED',
  extensions_one_open: 'EXTENSION_WAITING',
  extensions_desk_hours_few: 'DESK_HOURS_USED_UP',
}

/** Thrown to refuse from inside the transaction, so that everything written so far is rolled back. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: ErrorCode
  /** for a refusal that asks the caller to wait */
  readonly retryAfterSeconds: number | undefined
  constructor(code: ErrorCode, retryAfterSeconds?: number) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Guards tripped by a concurrent request, job or import, after which a retry may succeed: credit was spent, the first
 * booking was made, the hotel moved or lost a room, or a coupon was used up.
 */
const RETRYABLE_CONSTRAINTS = new Set([
  'bookings_short_id_key',
  'bookings_one_referral_discount',
  'bookings_hotel_of_city',
  'bookings_coupon_id_fkey',
  'coupon_uses_coupon_id_fkey',
  'booking_modifications_one_held',
  'credit_balances_not_negative',
  'credit_entries_once',
  'credit_entries_return_within_spent',
  'stays_room_of_hotel',
  'stays_rooms_moved',
  'reviews_booking_id_key',
  'review_pictures_picture_id_key',
])

const isTransient = (error: unknown) =>
  isWorthRetrying(error) ||
  error instanceof RoomsMovedError ||
  RETRYABLE_CONSTRAINTS.has(violatedConstraint(error) ?? '')

/**
 * Returns the refusal that an error stands for. Undefined for a collision, after which a retry may succeed, and for a
 * bug.
 */
function refusalIn(error: unknown): ErrorCode | undefined {
  if (error instanceof Refused) return error.code
  return isTransient(error) ? undefined : GUARDS[violatedConstraint(error) ?? '']
}

type Work<Value> = (trx: Transaction<DB>, now: Date) => Promise<Result<Value, ErrorCode>>

/**
 * Runs a change to bookings in one transaction. A refusal rolls everything back, and a collision with another booking
 * leads to a retry. Nudges the outbox right after the commit.
 */
export async function inBookingTransaction<Value>(
  services: Services,
  work: Work<Value>,
): Promise<Result<Value, ErrorCode>> {
  return withRetry(services, { isRetryable: isTransient }, unlessRefused(work))
}

const unlessRefused =
  <Value>(work: Work<Value>): Work<Value> =>
  async (trx, now) => {
    const done = await work(trx, now)
    if (!done.ok) throw new Refused(done.refusal)
    return done
  }

/** Decides whether to retry refused work. Runs after the rollback and before the refusal is stored under the key. */
type SecondChance = (refused: ErrorCode) => Promise<boolean>

/** What a request stores under its key, and the answer if an earlier request with the key has already done the work. */
type Keyed<Value, Stored> = {
  requestKey: RequestKey | null
  secondChance?: SecondChance
  result: Stored
  /** calculates what to store instead, if it is known only when the work is done, such as a new id */
  resultOf?: (value: Value) => Stored
  replay: (trx: Transaction<DB>, result: Stored) => Promise<Result<Value, ErrorCode>>
}

/** Stores the work's return value, such as a new id, under the key. Returns it when the request is repeated. */
export const storedUnder = <Value>(requestKey: RequestKey | null): Keyed<Value, Value> => ({
  requestKey,
  result: null as Value,
  resultOf: (value) => value,
  replay: async (_trx, value) => accept(value),
})

/**
 * Runs work like `inBookingTransaction`, but once per key, and commits the work together with the key. A refusal rolls
 * both back and is stored under the key afterwards, so the work may issue its own `commit` (decision 0004).
 */
export async function inKeyedTransaction<Value, Stored>(
  services: Services,
  keyed: Keyed<Value, Stored>,
  work: Work<Value>,
): Promise<Result<Value, ErrorCode>> {
  const { requestKey, result, resultOf, replay, secondChance } = keyed
  if (!requestKey) return withRetry(services, { isRetryable: isTransient, secondChance }, unlessRefused(work))
  const done = await withRetry(
    services,
    { isRetryable: isTransientOrLost(services), secondChance },
    async (trx, now) => {
      const claim = await claimKey(trx, requestKey, result, now)
      if (claim.state === 'refused') return refuse(claim.code)
      if (claim.state === 'done') return replay(trx, claim.result)
      const worked = await unlessRefused(work)(trx, now)
      if (worked.ok && resultOf) await storeResult(trx, requestKey, resultOf(worked.value))
      return worked
    },
  )
  return done.ok || ERRORS[done.refusal].status === 429 ? done : refusedUnderKey(services, keyed, done.refusal)
}

/**
 * Another request with the key may have done the work since the refusal was rolled back. This request then returns that
 * request's result.
 */
async function refusedUnderKey<Value, Stored>(
  services: Services,
  { requestKey, result, replay }: Keyed<Value, Stored>,
  code: ErrorCode,
): Promise<Result<Value, ErrorCode>> {
  if (!requestKey) return refuse(code)
  return withRetry(services, { isRetryable: isTransientOrLost(services) }, async (trx, now) => {
    const claim = await claimKey(trx, requestKey, result, now)
    if (claim.state === 'refused') return refuse(claim.code)
    if (claim.state === 'done') return replay(trx, claim.result)
    await storeRefusal(trx, requestKey, code)
    return refuse(code)
  })
}

/**
 * Also retries after a lost connection, unless the database is gone. In that case the guest gets an answer immediately.
 */
const isTransientOrLost =
  ({ isDatabaseAvailable }: Services) =>
  (error: unknown): boolean =>
    isTransient(error) || (hasLostConnection(error) && isDatabaseAvailable())

async function withRetry<Value>(
  services: Services,
  { isRetryable, secondChance }: { isRetryable: (error: unknown) => boolean; secondChance?: SecondChance | undefined },
  work: Work<Value>,
): Promise<Result<Value, ErrorCode>> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await services.db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx)
        return work(trx, services.clock.now())
      })
      services.nudge()
      return result
    } catch (error) {
      if (error instanceof Refused && error.retryAfterSeconds !== undefined)
        throw refusal(error.code, error.retryAfterSeconds)
      const code = refusalIn(error)
      if (code && (await secondChance?.(code))) continue
      if (code) return refuse(code)
      if (!isRetryable(error) || attempt >= MAX_TRIES) throw error
      await pause(attempt * 20 + Math.random() * 30)
    }
  }
}
