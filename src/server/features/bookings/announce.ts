import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { HotelNews } from '#domain/hotel-messages/hotel-news.ts'
import { formatRupees, type Rupees } from '#domain/kernel/money.ts'
import { randomSecret, hashSecret } from '../accounts/otp-secrets.ts'
import { emailTo, guestText, messageWords, newsTo, pageLink, type GuestText } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { writeCameLink } from './came-link.ts'
import type { NoticeRecipient } from './move-booking.ts'

/** The news for the booking's hotel, queued in the same transaction; null if nothing changes for the hotel. */
type ForHotel = HotelNews | null

/** Queues a text to the guest in their language, a push to their phones, and a notice to the hotel. */
async function announce(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  { text, email = told.verified_email, forHotel }: { text: GuestText; email?: string | null; forHotel: ForHotel },
  now: Date,
): Promise<void> {
  await enqueue(trx, now, [
    ...newsTo(told, text, `/booking/${told.id}/timeline`),
    ...(email ? [emailTo(email, text)] : []),
    { kind: 'guest.told', payload: { bookingId: told.id } },
    ...(forHotel ? [{ kind: 'hotel.told', payload: { bookingId: told.id, what: forHotel } } as const] : []),
  ])
}

const momentFor = ({ language }: NoticeRecipient, moment: Date) => messageWords(language).moment(moment)

export async function announceConfirmed(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const text = guestText('booking_confirmed', told.language, [told.short_id, momentFor(told, told.checkin_at)])
  await announce(trx, told, { text, email: told.guest_email, forHotel: 'new' }, now)
}

/** Tells the guest immediately that a late payment could not be used and is refunded (decisions, "Rooms"). */
export async function announceRefunded(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  amount: Rupees,
  now: Date,
): Promise<void> {
  const text = guestText('booking_refunded', told.language, [told.short_id, formatRupees(amount)])
  await announce(trx, told, { text, forHotel: null }, now)
}

/** Tells the guest that our office refunds money and changes nothing else about the booking. */
export async function announceMoneyBack(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  amount: Rupees,
  now: Date,
): Promise<void> {
  const text = guestText('booking_money_back', told.language, [told.short_id, formatRupees(amount)])
  await announce(trx, told, { text, forHotel: null }, now)
}

/** Tells the guest and the hotel the booking's new time. */
export async function announceChanged(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const text = guestText('booking_changed', told.language, [told.short_id, momentFor(told, told.checkin_at)])
  await announce(trx, told, { text, forHotel: 'changed' }, now)
}

/** Tells the guest and the hotel that the guest paid for extra hours. */
export async function announceExtended(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const text = guestText('booking_extended', told.language, [told.short_id, momentFor(told, told.leaves_at)])
  await announce(trx, told, { text, forHotel: 'extended' }, now)
}

/** Asks the guests whether they want the hours that the desk added. */
export async function announceHoursAdded(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  { hours, amount, origin }: { hours: number; amount: Rupees; origin: string },
  now: Date,
): Promise<void> {
  const token = randomSecret()
  await trx
    .insertInto('hours_links')
    .values({ link_hash: hashSecret(token), booking_id: told.id, until: told.leaves_at, sent_at: now })
    .execute()
  const text = guestText('booking_hours_added', told.language, [
    told.short_id,
    messageWords(told.language).hours(hours),
    momentFor(told, told.leaves_at),
    formatRupees(amount),
    pageLink(origin, told.language, `/more-hours#${token}`),
  ])
  await announce(trx, told, { text, forHotel: 'extended' }, now)
}

/**
 * Tells the guest and the hotel that a confirmed booking was cancelled. The guest also learns the refund, or that there
 * was no payment to refund.
 */
export async function announceCancelled(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  refunded: Rupees,
  now: Date,
): Promise<void> {
  const { short_id, language } = told
  const text =
    refunded > 0
      ? guestText('booking_cancelled', language, [short_id, formatRupees(refunded)])
      : guestText('booking_cancelled_unpaid', language, [short_id])
  await announce(trx, told, { text, forHotel: 'cancelled' }, now)
}

/** Tells the guest that the hotel reported a no-show, which they may dispute (desk-and-office, "One booking"). */
export async function announceNoShow(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  origin: string,
  now: Date,
): Promise<void> {
  const link = await writeCameLink(trx, told, { origin, now })
  const text = guestText('booking_no_show', told.language, [told.short_id, link])
  await announce(trx, told, { text, forHotel: null }, now)
}

/** Tells guests that the hotel cannot take them, with a link to choose another hotel or a refund. */
export async function announceNeedsChoice(
  trx: Transaction<DB>,
  told: NoticeRecipient,
  origin: string,
  now: Date,
): Promise<void> {
  const link = pageLink(origin, told.language, `/another-room?booking=${told.id}`)
  const text = guestText('booking_needs_choice', told.language, [told.short_id, link])
  await announce(trx, told, { text, forHotel: null }, now)
}

/**
 * Tells guests that the office decided in the hotel's favour, so that nothing is refunded, and that they can call our
 * support.
 */
export async function announceMoneyKept(trx: Transaction<DB>, told: NoticeRecipient, now: Date): Promise<void> {
  const text = guestText('booking_decided', told.language, [told.short_id])
  await announce(trx, told, { text, forHotel: null }, now)
}
