import type { ListedDispute, OfficeDispute } from '#contract/office-disputes.ts'
import { lostShares, refundsPaidBy } from '#domain/disputes/dispute-books.ts'
import { isEnded, waitsForUs } from '#domain/disputes/dispute-state.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { workKeyOf } from '#domain/office/work.ts'
import type { Db } from '../../../services.ts'
import { readDisputes, readGuestRecord, readReports, type ReadDispute } from '../../disputes/read-disputes.ts'
import { readMoneyOfDispute, type MoneyOfDispute } from '../../disputes/read-money.ts'
import { readOfficeTimeline } from '../bookings/read-timeline.ts'

export const presentListed = (dispute: ReadDispute): ListedDispute => ({
  reference: dispute.reference,
  status: dispute.status,
  phase: dispute.phase,
  paise: dispute.paise,
  reason: dispute.reason ?? dispute.reasonCode,
  respond_by: dispute.respondBy && toIstIso(dispute.respondBy),
  opened_at: toIstIso(dispute.openedAt),
  booking: dispute.bookingId && dispute.code ? { id: dispute.bookingId, code: dispute.code } : null,
  guest: dispute.guest,
  hotel: dispute.hotel,
  city: dispute.city,
  answer: dispute.answer,
})

/** Says who would bear the cost if we lost the dispute now. */
function presentShares(
  { status, paise, guestId }: ReadDispute,
  money: MoneyOfDispute | undefined,
): OfficeDispute['if_lost'] {
  if (isEnded(status)) return null
  const refunds = refundsPaidBy(paise, money?.refunds ?? [])
  return lostShares({
    money: 'gone',
    paise,
    guestId,
    owedRefunds: refunds.reduce((sum, one) => sum + one.paise, 0),
    held: money?.held ?? 0,
    isAttended: money?.isAttended ?? false,
  })
}

function presentAnswered({
  answeredBy: by,
  answeredAt: at,
  answerReason: reason,
}: ReadDispute): OfficeDispute['answered'] {
  return by !== null && at !== null && reason !== null ? { by, at: toIstIso(at), reason } : null
}

/** Reads a dispute with everything that its page shows; undefined if there is none. */
export async function readDispute(db: Db, reference: string): Promise<OfficeDispute | undefined> {
  const [dispute] = await readDisputes(db, { reference })
  if (!dispute) return undefined
  const { paymentId, bookingId, guestId, paid, paidAt } = dispute
  const money =
    paymentId !== null && bookingId !== null ? await readMoneyOfDispute(db, { paymentId, bookingId }) : undefined
  const reports = await readReports(db, reference)
  return {
    ...presentListed(dispute),
    key: workKeyOf({ kind: 'payment_dispute', id: reference, booking: null }),
    waits: waitsForUs(dispute),
    reports: reports.map(({ at, ...report }) => ({ ...report, at: toIstIso(at) })),
    payment: {
      reference: dispute.gatewayPayment,
      method: dispute.method,
      paise: paid,
      paid_at: paidAt && toIstIso(paidAt),
      refunded: dispute.refunded,
    },
    guest_record: guestId === null ? null : await readGuestRecord(db, guestId),
    answered: presentAnswered(dispute),
    is_attended: money?.isAttended ?? false,
    if_lost: presentShares(dispute, money),
    timeline: money ? await readOfficeTimeline(db, money.stayId) : [],
  }
}
