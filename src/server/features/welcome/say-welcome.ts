import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { checkAction } from '#domain/bookings/booking-status.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { WELCOME_DAYS, welcomeState, type StayAskedAbout, type WelcomeAnswer } from '#domain/welcome/welcome-answer.ts'
import type { Services } from '../../services.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { hashSecret } from '../accounts/otp-secrets.ts'
import { changeableStay, lockBooking, lockOwnBooking, type LockedBooking } from '../bookings/move-booking.ts'
import { stayAskedAbout, welcomeFacts, type WelcomeFactsJson } from '../bookings/welcome-facts.ts'

type Said = Result<true, ErrorCode>

/** Stores how the signed-in guest says they were welcomed, or changes the answer within a day. */
export const sayWelcome = (
  services: Services,
  { answer, ...asked }: { bookingId: string; userId: string; answer: WelcomeAnswer },
): Promise<Said> =>
  inBookingTransaction(services, async (trx, now) => {
    const booking = await lockOwnBooking(trx, asked)
    const stay = await readStay(trx, booking)
    const state = welcomeState(stay, now)
    if (state === 'change') {
      await trx
        .updateTable('welcome_answers')
        .set({ ...columnsOf(answer), changed_at: now })
        .where('booking_id', '=', booking.id)
        .execute()
      return accept(true)
    }
    return state === 'ask' ? storeAnswer(trx, booking, answer, now) : refuse(reasonOf(stay, now))
  })

/** Stores the answer that guests give through the link in a text, which takes one answer. Refuses unknown links. */
export const sayWelcomeByLink = (
  services: Services,
  { token, answer }: { token: string; answer: WelcomeAnswer },
): Promise<Result<{ mayReview: boolean }, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const link = await trx
      .selectFrom('welcome_links')
      .select('booking_id')
      .where('link_hash', '=', hashSecret(token))
      .executeTakeFirst()
    const booking = link && (await lockBooking(trx, link.booking_id))
    if (!booking) return refuse('NOT_FOUND')
    const stay = await readStay(trx, booking)
    if (stay.answeredAt) return refuse('CAME_LINK_USED')
    if (welcomeState(stay, now) !== 'ask') return refuse(reasonOf(stay, now))
    const stored = await storeAnswer(trx, booking, answer, now)
    return stored.ok ? accept({ mayReview: await mayReview(trx, booking, now) }) : stored
  })

/** Whether the guests may still write a review of the stay. */
async function mayReview(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<boolean> {
  if (!checkAction({ status: booking.status, ...changeableStay(booking) }, 'review', now).ok) return false
  const written = await trx.selectFrom('reviews').select('id').where('booking_id', '=', booking.id).executeTakeFirst()
  return written === undefined
}

const columnsOf = ({ welcomed, askedForMore, roomAsShown }: WelcomeAnswer) => ({
  welcomed,
  asked_for_more: askedForMore,
  room_as_shown: roomAsShown,
})

/** Says why guests may neither answer nor change their answer. */
function reasonOf({ answeredAt, leavesAt }: StayAskedAbout, now: Date): ErrorCode {
  if (answeredAt) return 'ALREADY_ANSWERED'
  return now >= addMinutes(leavesAt, WELCOME_DAYS * 24 * 60) ? 'WELCOME_OVER' : 'NOT_ALLOWED_NOW'
}

async function readStay(trx: Transaction<DB>, { id, leaves_at }: LockedBooking): Promise<StayAskedAbout> {
  const { rows } = await sql<{ welcome: WelcomeFactsJson }>`
    select ${welcomeFacts} as welcome from bookings b where b.id = ${id}::uuid`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`booking ${id} was locked and is gone`)
  return stayAskedAbout({ ...row, leaves_at })
}

/**
 * Stores an answer. It does not count if the guest works at the hotel or shares a browser with somebody who does
 * (decision 0062). Refuses a second answer by the guest for another stay at the same hotel.
 */
async function storeAnswer(
  trx: Transaction<DB>,
  booking: LockedBooking,
  answer: WelcomeAnswer,
  now: Date,
): Promise<Said> {
  const { id, hotel_id, user_id } = booking
  const stored = await trx
    .insertInto('welcome_answers')
    .values({
      booking_id: id,
      hotel_id,
      user_id,
      ...columnsOf(answer),
      answered_at: now,
      weighs: sql<boolean>`not works_at(${user_id}::uuid, ${hotel_id})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  return stored ? accept(true) : refuse('ALREADY_ANSWERED')
}
