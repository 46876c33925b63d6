import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import type { ActionPlan } from '#domain/office/actions.ts'
import type { PlanLine } from '#domain/office/plan-lines.ts'
import { countedOf, type ProposedAction } from '#domain/office/two-people.ts'
import { findWaitingGift, lineOfRelease, releaseGift, type GiftKey } from '../books/waiting-gifts.ts'
import { lockBooking } from '../../bookings/move-booking.ts'
import { isReferenceUsed, settleRefundIn } from '../../bookings/refunds-to-settle.ts'
import { couponLine, couponOfTerms, insertCoupon } from '../coupons/change-coupons.ts'
import { correctPhone, dropCorrection, readCorrection } from '../guests/guest-actions.ts'
import { correctAccount } from '../../ledger/correct-account.ts'
import { readLimits, setLimits } from '../people/limits.ts'
import { accountOf } from '../bookings/plan-action.ts'
import { grantRole, type NewOperator } from '../people/people.ts'
import { writeLog, type ActingOperator } from '../write-log.ts'
import type { Db } from '../../../services.ts'

/** A proposal that is waiting, or that was just confirmed in this transaction. */
export type Proposed = { id: string; terms: Record<string, unknown>; reason: string; proposedBy: string }
type Confirming = Proposed & { session: ActingOperator; why: string }

/** The preview of a proposed action, and its execution by the second person. Both use current data. */
type Deed = {
  plan: (db: Db, proposed: Proposed, now: Date) => Promise<Result<ActionPlan, ErrorCode>>
  perform: (trx: Transaction<DB>, confirming: Confirming, now: Date) => Promise<Result<unknown, ErrorCode>>
}

const plain = (lines: readonly PlanLine[], cost = 0): Result<ActionPlan, never> =>
  accept({ lines, refund: 0, gift: 0, cost })

const operator: Deed = {
  plan: async (_db, { terms }) => {
    const { name, phone } = terms as NewOperator
    return plain([
      { what: 'operator_joins', name: `${name}, ${phone}` },
      { what: 'confirms_later' },
      { what: 'everybody_told' },
    ])
  },
  perform: (trx, { id, terms, session, why }, now) =>
    grantRole(trx, terms as NewOperator, { operatorId: session.operatorId, proposal: id, reason: why }, now),
}

const limits: Deed = {
  plan: async (db, { terms }) => {
    const wanted = terms as { per_booking: number; per_day: number }
    const before = await readLimits(db)
    return plain([
      { what: 'limit_per_booking', amount: wanted.per_booking },
      { what: 'limit_before', amount: before.perBooking },
      { what: 'limit_per_day', amount: wanted.per_day },
      { what: 'limit_before', amount: before.perDay },
    ])
  },
  perform: async (trx, { id, terms, session, why }, now) => {
    const { per_booking: perBooking, per_day: perDay } = terms as { per_booking: number; per_day: number }
    await setLimits(trx, { perBooking, perDay }, { operatorId: session.operatorId, proposal: id, reason: why }, now)
    return accept(undefined)
  },
}

type CorrectionTerms = { hotel_id: number; paise: number; booking_id?: string }

const correction: Deed = {
  plan: async (db, { terms }) => {
    const { hotel_id: hotelId, paise } = terms as CorrectionTerms
    const hotel = await db.selectFrom('hotels').select('name').where('id', '=', hotelId).executeTakeFirst()
    if (!hotel) return refuse('NOT_FOUND')
    return plain(
      [{ what: paise > 0 ? 'hotel_is_owed_more' : 'hotel_is_owed_less', name: `${hotel.name}: ${formatPaise(paise)}` }],
      countedOf(paise),
    )
  },
  perform: async (trx, { id, terms, reason, proposedBy, session, why }, now) => {
    const { hotel_id: hotelId, paise, booking_id: bookingId } = terms as CorrectionTerms
    const about = { hotelId, ...(bookingId ? { bookingId } : {}) }
    const corrected = await correctAccount(trx, { ...about, paise, reason, key: id }, now)
    if (!corrected.ok) return corrected
    const line = {
      act: 'account_corrected',
      subject: String(hotelId),
      reason: why,
      detail: { paise },
      proposedBy,
    } as const
    await writeLog(trx, session, { ...line, ...about, cost: countedOf(paise) }, now)
    return accept(undefined)
  },
}

const release: Deed = {
  plan: async (db, { terms }, now) => {
    const waiting = await findWaitingGift(db, askedOf(terms), now)
    if (!waiting) return refuse('NOTHING_WAITS')
    const { code, hotel, paise, what } = waiting
    const cost = countedOf(paise)
    const to = what === 'stay' ? 'released_to_hotel' : 'released_to_friend'
    const lines = [{ what: to, name: `${code}, ${hotel}: ${formatPaise(paise)}` } as const]
    return plain([...lines, { what: 'uncle_pays', amount: cost }], cost)
  },
  perform: async (trx, { terms, proposedBy, session, why }, now) => {
    const asked = askedOf(terms)
    await lockBooking(trx, asked.bookingId)
    const waiting = await findWaitingGift(trx, asked, now)
    if (!waiting) return refuse('NOTHING_WAITS')
    if (accountOf(waiting, session.operatorId) === 'self') return refuse('OWN_ACCOUNT')
    const released = await releaseGift(trx, { waiting, operatorId: session.operatorId, reason: why }, now)
    if (released.ok) await writeLog(trx, session, { ...lineOfRelease(waiting), reason: why, proposedBy }, now)
    return released
  },
}

const askedOf = (terms: Record<string, unknown>): GiftKey => {
  const { booking_id: bookingId, what } = terms as { booking_id: string; what: GiftKey['what'] }
  return { bookingId, what }
}

const guestPhone: Deed = {
  plan: async (db, { id }) => {
    const found = await readCorrection(db, id)
    if (!found) return refuse('NOT_FOUND')
    return plain([
      { what: 'phone_becomes', name: found.phone },
      { what: 'phone_before', name: `${found.name ?? 'no name'}, ${maskPhone(found.before)}` },
      { what: 'guest_signed_out' },
      { what: 'old_phone_told' },
    ])
  },
  perform: async (trx, { id, session, why, proposedBy }, now) => {
    const found = await readCorrection(trx, id)
    if (!found) return refuse('NOT_FOUND')
    const { userId, phone } = found
    const corrected = await correctPhone(trx, { userId, phone }, now)
    if (!corrected.ok) return corrected
    await dropCorrection(trx, id)
    await writeLog(
      trx,
      session,
      { act: 'guest_phone_corrected', subject: userId, userId, reason: why, proposedBy },
      now,
    )
    return accept(undefined)
  },
}

const coupon: Deed = {
  plan: async (_db, { terms }) => {
    const { code, kind, value, most, totalLimit } = couponOfTerms(terms)
    const top = kind === 'flat' ? value : (most ?? 0)
    return plain([
      { what: 'coupon_begins', name: code },
      { what: 'coupon_takes_off', amount: top },
      { what: 'coupon_costs_hotels', amount: top * (totalLimit ?? 0) },
      { what: 'hotels_must_agree' },
    ])
  },
  perform: async (trx, { terms, session, why, proposedBy }, now) => {
    const wanted = couponOfTerms(terms)
    const taken = await trx.selectFrom('coupons').select('id').where('code', '=', wanted.code).executeTakeFirst()
    if (taken) return refuse('COUPON_EXISTS')
    const id = await insertCoupon(trx, wanted, now)
    await writeLog(trx, session, { ...couponLine(id, wanted), reason: why, proposedBy }, now)
    return accept(undefined)
  },
}

type RefundTerms = { booking_id: string; refund_id: string; reference: string; amount: number }

const refundByHand: Deed = {
  plan: async (db, { terms }) => {
    const { refund_id: refundId, reference, amount } = terms as RefundTerms
    const row = await db.selectFrom('refunds').select('status').where('id', '=', refundId).executeTakeFirst()
    if (row?.status !== 'failed') return refuse('NOTHING_WAITS')
    return plain([
      { what: 'paid_from_bank', amount },
      { what: 'bank_reference', name: reference },
    ])
  },
  perform: async (trx, { terms, session, why, proposedBy }, now) => {
    const { booking_id: bookingId, refund_id: id, reference, amount } = terms as RefundTerms
    if (await isReferenceUsed(trx, reference)) return refuse('REFERENCE_USED')
    if ((await settleRefundIn(trx, { id, reference }, now)) !== 'settled') return refuse('NOTHING_WAITS')
    const line = { act: 'refund_settled', subject: id, bookingId, reason: why, proposedBy } as const
    await writeLog(trx, session, { ...line, detail: { refund: amount, reference } }, now)
    return accept(undefined)
  },
}

export const PROPOSED: Record<ProposedAction, Deed> = {
  operator,
  limits,
  correction,
  release,
  guest_phone: guestPhone,
  refund_by_hand: refundByHand,
  coupon,
}
