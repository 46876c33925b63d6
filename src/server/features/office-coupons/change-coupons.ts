import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { NewCoupon } from '#domain/bills/new-coupon.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { OfficeSession } from '../../http/office-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { writeLog } from '../office/write-log.ts'

type AddAsk = { session: OfficeSession; coupon: NewCoupon; reason: string; requestKey: RequestKey | null }

async function idOfCode(trx: Transaction<DB>, code: string): Promise<number> {
  const { id } = await trx.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return id
}

/** What it takes off and who pays: the log keeps it, in our own words and numbers. */
const detailOf = ({ code, kind, value, fundedBy }: NewCoupon) => ({
  code,
  [kind]: value,
  paid_by: fundedBy,
})

/** Adds a coupon, once for a key; its id. Two at once with one code: the second is refused by the unique code. */
export function addCoupon(services: Services, ask: AddAsk): Promise<Result<number, ErrorCode>> {
  const { coupon, session, reason, requestKey } = ask
  const again = async (trx: Transaction<DB>, code: string) => accept(await idOfCode(trx, code))
  return inKeyedTransaction(services, { requestKey, left: coupon.code, again }, async (trx, now) => {
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
    const line = { act: 'coupon_added', subject: String(id), reason, detail: detailOf(coupon) } as const
    await writeLog(trx, session, { ...line, ...(coupon.hotelId === null ? {} : { hotelId: coupon.hotelId }) }, now)
    return accept(id)
  })
}

type EndAsk = { session: OfficeSession; id: number; reason: string }

/**
 * Takes a coupon from new bookings; false for one that we do not have. A second press changes nothing and writes no second line.
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
