import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import type { HotelNews } from '#domain/hotel-messages/hotel-news.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import type { MessageTemplate } from '../../ports/message-sender.ts'
import { randomSecret, hashSecret } from '../accounts/otp-secrets.ts'
import { enqueue } from '../messages/outbox.ts'
import { writeCameLink } from './came-link.ts'
import type { NoticeRecipient } from './move-booking.ts'

type Text = { template: MessageTemplate; subject: string; body: string; values: string[] }

/**
 * The news for the booking's hotel, which is notified in the same transaction; null if nothing changes for the hotel.
 */
type ForHotel = HotelNews | null

/**
 * Queues a text in neutral words: no hotel, no room, nothing that a glance at the phone gives away (look,
 * "Discretion").
 */
async function announce(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  { text, forHotel }: { text: Text; forHotel: ForHotel },
  now: Date,
): Promise<void> {
  const { id: bookingId, phone, guest_email, verified_email } = told
  const email = text.template === 'booking_confirmed' ? guest_email : verified_email
  const { template, body, values } = text
  await enqueue(trx, now, [
    { kind: 'message', payload: { to: phone, channel: 'sms', template, body, values } },
    ...(email ? [{ kind: 'message', payload: { to: email, channel: 'email', ...text } } as const] : []),
    ...(forHotel ? [{ kind: 'hotel.told', payload: { bookingId, what: forHotel } } as const] : []),
  ])
}

export async function announceConfirmed(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const moment = formatIstMoment(told.checkin_at)
  const body = `${PRODUCT_NAME}: ${told.short_id} is confirmed for ${moment}. Bring your original ID. Help: ${SITE.supportPhone}`
  const subject = `${told.short_id} is confirmed`
  const text: Text = { template: 'booking_confirmed', subject, body, values: [told.short_id, moment] }
  await announce(trx, told, { text, forHotel: 'new' }, now)
}

/** Tells the guest immediately that a late payment could not be used and is refunded (decisions, "Rooms"). */
export async function announceRefunded(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  amount: Rupees,
  now: Date,
): Promise<void> {
  const money = formatRupees(amount)
  const body = `${PRODUCT_NAME}: the payment for ${told.short_id} reached us too late. ${money} will be refunded to your payment method within ${REFUND_DAYS} days. Help: ${SITE.supportPhone}`
  const subject = `Your refund of ${money}`
  const text: Text = { template: 'booking_refunded', subject, body, values: [told.short_id, money] }
  await announce(trx, told, { text, forHotel: null }, now)
}

/** Tells the guest that our office refunds money without any other change to the booking. */
export async function announceMoneyBack(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  amount: Rupees,
  now: Date,
): Promise<void> {
  const money = formatRupees(amount)
  const body = `${PRODUCT_NAME}: for ${told.short_id} we send ${money} back to your payment method within ${REFUND_DAYS} days. Help: ${SITE.supportPhone}`
  const subject = `${money} is on its way back to you`
  const text: Text = { template: 'booking_money_back', subject, body, values: [told.short_id, money] }
  await announce(trx, told, { text, forHotel: null }, now)
}

/** Tells the guest and the hotel the booking's new time. */
export async function announceChanged(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const moment = formatIstMoment(told.checkin_at)
  const body = `${PRODUCT_NAME}: ${told.short_id} is now for ${moment}. Bring your original ID. Help: ${SITE.supportPhone}`
  const subject = `${told.short_id} has changed`
  const text: Text = { template: 'booking_changed', subject, body, values: [told.short_id, moment] }
  await announce(trx, told, { text, forHotel: 'changed' }, now)
}

/** Tells the guest and the hotel that the guest paid for extra hours. */
export async function announceExtended(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const moment = formatIstMoment(told.leaves_at)
  const body = `${PRODUCT_NAME}: ${told.short_id} has been extended until ${moment}. Help: ${SITE.supportPhone}`
  const subject = `${told.short_id} has been extended`
  const text: Text = { template: 'booking_extended', subject, body, values: [told.short_id, moment] }
  await announce(trx, told, { text, forHotel: 'extended' }, now)
}

/** Asks the guests whether they want the hours that the desk added. The text names no hotel and no room. */
export async function announceHoursAdded(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  { hours, amount, origin }: { hours: number; amount: Rupees; origin: string },
  now: Date,
): Promise<void> {
  const token = randomSecret()
  const link = `${origin}/more-hours#${token}`
  await trx
    .insertInto('hours_links')
    .values({ link_hash: hashSecret(token), booking_id: told.id, until: told.leaves_at, sent_at: now })
    .execute()
  const values = [told.short_id, hours === 1 ? '1 hour' : `${hours} hours`, formatIstMoment(told.leaves_at)]
  const [, added, moment] = values
  const body = `${PRODUCT_NAME}: ${added} added to ${told.short_id}, until ${moment}, ${formatRupees(amount)} to pay there. Do you want this? Say yes or no: ${link} Help: ${SITE.supportPhone}`
  const subject = `Do you want more hours for ${told.short_id}?`
  const text: Text = { template: 'booking_hours_added', subject, body, values: [...values, formatRupees(amount), link] }
  await announce(trx, told, { text, forHotel: 'extended' }, now)
}

/**
 * Tells the guest and the hotel that a confirmed booking was cancelled; the guest also learns the refund, or that there
 * was no payment to refund.
 */
export async function announceCancelled(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  refunded: Rupees,
  now: Date,
): Promise<void> {
  const words = refunded > 0 ? refundText(told, refunded) : noRefundText(told)
  const text: Text = { ...words, subject: `${told.short_id} is cancelled` }
  await announce(trx, told, { text, forHotel: 'cancelled' }, now)
}

const cancelledBody = ({ short_id }: NoticeRecipient, comesBack: string) =>
  `${PRODUCT_NAME}: ${short_id} is cancelled. ${comesBack} Help: ${SITE.supportPhone}`

function refundText(told: NoticeRecipient, refunded: Rupees): Omit<Text, 'subject'> {
  const money = formatRupees(refunded)
  const body = cancelledBody(told, `Refund: ${money}, to your payment method within ${REFUND_DAYS} days.`)
  return { template: 'booking_cancelled', body, values: [told.short_id, money] }
}

/**
 * Words the text for a booking that credit or a coupon paid in full. The text must be true for both, because a
 * registered template has only one text.
 */
function noRefundText(told: NoticeRecipient): Omit<Text, 'subject'> {
  const body = cancelledBody(told, 'There was no payment to refund. Any credit you used is back in your account.')
  return { template: 'booking_cancelled_unpaid', body, values: [told.short_id] }
}

/** Tells the guest that the hotel reported a no-show, which they may dispute (desk-and-office, "One booking"). */
export async function announceNoShow(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  origin: string,
  now: Date,
): Promise<void> {
  const link = await writeCameLink(trx, { bookingId: told.id, origin, now })
  const body = `${PRODUCT_NAME}: the hotel says that nobody came for ${told.short_id}. Were you there? Tell us within ${OBJECTION_HOURS} hours: ${link} Help: ${SITE.supportPhone}`
  const subject = `Did you come for ${told.short_id}?`
  const text: Text = { template: 'booking_no_show', subject, body, values: [told.short_id, link] }
  await announce(trx, told, { text, forHotel: null }, now)
}

/**
 * Tells guests that the hotel cannot take them, with a link to choose another hotel or a refund. The text names no
 * hotel and no guest.
 */
export async function announceNeedsChoice(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  origin: string,
  now: Date,
): Promise<void> {
  const link = `${origin}/another-room?booking=${told.id}`
  const body = `${PRODUCT_NAME}: the room of ${told.short_id} is not free for you. Choose another room at no extra cost, or all your money back: ${link} Help: ${SITE.supportPhone}`
  const subject = `${told.short_id}: choose another room or your money`
  const text: Text = { template: 'booking_needs_choice', subject, body, values: [told.short_id, link] }
  await announce(trx, told, { text, forHotel: null }, now)
}

/**
 * Tells guests that the office decided in the hotel's favour, so nothing is refunded, and that they can call our
 * support.
 */
export async function announceMoneyKept(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const body = `${PRODUCT_NAME}: we looked at ${told.short_id} and rang both sides. The booking stands, so no money goes back. If you see it otherwise, ring us now: ${SITE.supportPhone}`
  const subject = `We looked at ${told.short_id}`
  const text: Text = { template: 'booking_decided', subject, body, values: [told.short_id] }
  await announce(trx, told, { text, forHotel: null }, now)
}
