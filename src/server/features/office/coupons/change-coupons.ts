import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { NewCoupon } from '#domain/bills/new-coupon.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { propose } from '../propose.ts'
import { writeLog } from '../write-log.ts'

type AddAsk = { session: OfficeSession; coupon: NewCoupon; reason: string; requestKey: RequestKey | null }

/** Describes the coupon's discount and who pays for it, for the log. */
const detailOf = ({ code, kind, value, fundedBy }: NewCoupon) => ({
  code,
  [kind]: value,
  paid_by: fundedBy,
})

/**
 * Writes a coupon and returns its id. If two people write the same code concurrently, the unique constraint refuses the
 * second.
 */
export async function insertCoupon(trx: Transaction<DB>, coupon: NewCoupon, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('coupons')
    .values({
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      max_discount: coupon.most,
      min_amount: coupon.minimumAmount,
      valid_from: coupon.validFrom,
      valid_until: coupon.validUntil,
      total_limit: coupon.totalLimit,
      per_user_limit: coupon.perUserLimit,
      first_booking_only: coupon.isFirstBookingOnly,
      funded_by: coupon.fundedBy,
      weekdays: coupon.weekdays && [...coupon.weekdays],
      city_ids: coupon.cityIds && [...coupon.cityIds],
      hotel_id: coupon.hotelId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Builds the coupon's log entry. */
export const couponLine = (id: number, coupon: NewCoupon) => ({
  act: 'coupon_added' as const,
  subject: String(id),
  detail: detailOf(coupon),
  ...(coupon.hotelId === null ? {} : { hotelId: coupon.hotelId }),
})

export type Added = { coupon: number } | { proposal: string }

/** Adds a coupon that we pay for, once per key. A coupon that hotels pay for waits for a second person. */
export function addCoupon(services: Services, ask: AddAsk): Promise<Result<Added, ErrorCode>> {
  const { coupon, session, reason, requestKey } = ask
  const replay = async (trx: Transaction<DB>, code: string): Promise<Result<Added, ErrorCode>> => {
    const known = await trx.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirst()
    return accept(
      known ? { coupon: known.id } : { proposal: await propose(trx, session, proposalOf(ask), services.clock.now()) },
    )
  }
  return inKeyedTransaction(services, { requestKey, result: coupon.code, replay }, async (trx, now) => {
    if (coupon.fundedBy === 'hotel') {
      const taken = await trx.selectFrom('coupons').select('id').where('code', '=', coupon.code).executeTakeFirst()
      if (taken) throw new Refused('COUPON_EXISTS')
      return accept({ proposal: await propose(trx, session, proposalOf(ask), now) })
    }
    const id = await insertCoupon(trx, coupon, now)
    await writeLog(trx, session, { ...couponLine(id, coupon), reason }, now)
    return accept({ coupon: id })
  })
}

const proposalOf = ({ coupon, reason }: AddAsk) => ({
  kind: 'coupon' as const,
  terms: { ...coupon, validFrom: coupon.validFrom.toISOString(), validUntil: coupon.validUntil.toISOString() },
  reason,
  ...(coupon.hotelId === null ? {} : { hotelId: coupon.hotelId }),
})

/** Reads a coupon from a proposal. */
export const couponOfTerms = (terms: Record<string, unknown>): NewCoupon => {
  const kept = terms as Omit<NewCoupon, 'validFrom' | 'validUntil'> & { validFrom: string; validUntil: string }
  return { ...kept, validFrom: new Date(kept.validFrom), validUntil: new Date(kept.validUntil) }
}

type EndAsk = { session: OfficeSession; id: number; reason: string }

/**
 * Withdraws a coupon, so that no new booking can use it. False if it does not exist. A second call changes and logs
 * nothing.
 */
export function endCoupon({ db, clock }: Services, { session, id, reason }: EndAsk): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ code: string; active: boolean }>`
      select code, active from coupons where id = ${id} for no key update`.execute(trx)
    const coupon = rows[0]
    if (!coupon?.active) return coupon !== undefined
    await trx.updateTable('coupons').set({ active: false }).where('id', '=', id).execute()
    const line = { act: 'coupon_ended', subject: String(id), reason, detail: { code: coupon.code } } as const
    await writeLog(trx, session, line, clock.now())
    return true
  })
}
