import type { Refund } from '#contract/bookings.ts'

/** The reason why we owe a refund. */
export type RefundCause = NonNullable<Refund['cause']> | 'unnamed'

export const refundOf = (amount: string) => `Refund of ${amount}`

/** The first step on the timeline: why there is a refund. */
export const REFUND_BEGAN: Record<RefundCause, string> = {
  cancelled: 'Booking cancelled',
  changed: 'Changed to a cheaper time',
  hours_cancelled: 'Extra hours cancelled',
  too_late: 'Your payment reached us too late',
  turned_away: 'The hotel could not take you',
  moved: 'You have another hotel',
  cheaper_room: 'Your other room costs less',
  goodwill: 'Refund from us',
  hotel_fault: 'The hotel did not give all you paid for',
  unnamed: 'Refund started',
}
export const sendingRefund = 'We are sending your refund'
export const refundSent = 'Refund sent'
export const inYourAccount = 'In your account'
export const refundBy = (day: string) => `By ${day}, to your payment method`

/** What a payment was for, shown if a booking has several refunds. */
export const REFUND_PARTS: Record<RefundCause, (amount: string) => string> = {
  cancelled: (amount) => `<b>${amount}</b> for the cancelled booking`,
  changed: (amount) => `<b>${amount}</b> for the cheaper time`,
  hours_cancelled: (amount) => `<b>${amount}</b> for the extra hours`,
  too_late: (amount) => `<b>${amount}</b> for the late payment`,
  turned_away: (amount) => `<b>${amount}</b> for the room you did not get`,
  moved: (amount) => `<b>${amount}</b> for the extra hours at the first hotel`,
  cheaper_room: (amount) => `<b>${amount}</b> for the cheaper room`,
  goodwill: (amount) => `<b>${amount}</b> from us`,
  hotel_fault: (amount) => `<b>${amount}</b> for what the hotel did not give`,
  unnamed: (amount) => `<b>${amount}</b> refunded`,
}
/**
 * One of `REFUND_PARTS` that we are still sending: '<b>₹200</b> for the cheaper time<soft>, we are sending it</soft>'
 */
export const sendingPart = (part: string) => `${part}<soft>, we are sending it</soft>`
/** One of `REFUND_PARTS` that was sent: '<b>₹200</b> for the cheaper time<soft>, sent</soft>' */
export const sentPart = (part: string) => `${part}<soft>, sent</soft>`

export const bankReference = (reference: string) => `Bank reference <reference>${reference}</reference>`
export const copyReference = (reference: string) => `Copy reference<hidden> ${reference}</hidden>`
export const bankReferenceCopied = 'Bank reference copied'
export const bankReturnedRefund = (supportPhone: string) =>
  `Your bank returned this refund to us. Please call <link>${supportPhone}</link>, so that we can pay you another way.`

export const paidNoMoney = (credits: string) =>
  `You paid no money, so there is nothing to refund. ${credits} of credit is back in your account.`
export const paidNothing = 'You paid nothing, so there is nothing to refund.'
