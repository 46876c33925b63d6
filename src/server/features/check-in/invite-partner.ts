import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { canResendText, INVITE_LIMITS, movePartner } from '#domain/check-in/partner-invite.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { keyFor } from '../accounts/otp-secrets.ts'
import { inBookingTransaction } from '../../transactions/booking-transaction.ts'
import { lockForAction, recordEvent, type LockedBooking } from '../bookings/move-booking.ts'
import { guestText, pageLink, smsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { findPartner, phoneOf, type PartnerRow } from './partner-rows.ts'

type Wish = { bookingId: string; userId: string; phone: string }

/** `retryAfterSeconds`: set if the owner sent too many invites, so that none was sent. */
export type Invited = { status: 'invited' | 'accepted' } | { retryAfterSeconds: number }

/** Classes of our advisory locks. The owner's lock is taken before the booking's row, the phone's lock after it. */
const INVITER_LOCK = 7005
const INVITED_LOCK = 7006

const DAY_MINUTES = 24 * 60
const TEXTED = 'partner_invited'

async function lockFor(trx: Transaction<DB>, lock: number, locked: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock}, hashtext(${locked}))`.execute(trx)
}

const secondsUntil = (then: Date, now: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))

/**
 * Returns the seconds until the owner may send another invite by text; 0 if now. A booking that has used up
 * its invites allows no more before the stay ends.
 */
async function waitFor(trx: Transaction<DB>, booking: LockedBooking, now: Date): Promise<number> {
  const dayAgo = addMinutes(now, -DAY_MINUTES)
  const { rows } = await sql<{ ofBooking: number; ofOwner: number; oldest: Date | null }>`
    select count(*) filter (where e.booking_id = ${booking.id}::uuid)::int as "ofBooking",
      count(*) filter (where e.at > ${dayAgo})::int as "ofOwner", min(e.at) filter (where e.at > ${dayAgo}) as oldest
    from booking_events e join bookings b on b.id = e.booking_id
    where b.user_id = ${booking.user_id}::uuid and e.kind = ${TEXTED}`.execute(trx)
  const { ofBooking = 0, ofOwner = 0, oldest = null } = rows[0] ?? {}
  if (ofBooking >= INVITE_LIMITS.ofBooking) return secondsUntil(booking.leaves_at, now)
  if (ofOwner >= INVITE_LIMITS.ofOwnerADay) return secondsUntil(addMinutes(oldest ?? now, DAY_MINUTES), now)
  return 0
}

/**
 * Identifies an invited phone in the booking's events, so that texts to it are counted without its number being stored
 * there.
 */
const markOf = (env: Env, phone: string): string =>
  createHmac('sha256', keyFor(env, 'invited phones')).update(phone).digest('base64url').slice(0, 22)

/**
 * Whether a phone got so many invites today, from any owner, that we text it no more. The invited person then sees the
 * invite only on the site.
 */
async function isLeftAlone(
  trx: Transaction<DB>,
  { phone, mark }: { phone: string; mark: string },
  now: Date,
): Promise<boolean> {
  await lockFor(trx, INVITED_LOCK, phone)
  const { rows } = await sql<{ texts: number }>`
    select count(*)::int as texts from booking_events e
    where e.kind = ${TEXTED} and e.at > ${addMinutes(now, -DAY_MINUTES)} and e.detail->>'to' = ${mark}`.execute(trx)
  return (rows[0]?.texts ?? 0) >= INVITE_LIMITS.ofPhoneADay
}

async function keepInvite(trx: Transaction<DB>, { bookingId, phone }: Wish, invitedAt: Date): Promise<void> {
  const row = {
    phone,
    status: 'invited',
    user_id: null,
    invited_at: invitedAt,
    answered_at: null,
    cancelled_at: null,
  } as const
  await trx
    .insertInto('booking_partners')
    .values({ booking_id: bookingId, ...row })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
    .execute()
}

/** Sends a text in neutral words: no hotel, no booking, no inviter (look, "Discretion"). */
async function text(
  trx: Transaction<DB>,
  { phone, invitersLanguage, origin }: { phone: string; invitersLanguage: string; origin: string },
  now: Date,
): Promise<void> {
  const known = await trx.selectFrom('users').select('language').where('phone', '=', phone).executeTakeFirst()
  // Assumes that somebody without an account reads the inviter's language.
  const language = known?.language ?? invitersLanguage
  const link = pageLink(origin, language, '/my-bookings')
  await enqueue(trx, now, [smsTo(phone, guestText('partner_invited', language, [link]))])
}

const isSameInvite = (partner: PartnerRow, wish: Wish, now: Date) =>
  partner.phone === wish.phone && !canResendText(partner.invited_at, now)

/**
 * Restores an invite that was withdrawn or declined. Sends no other text, because the same number got one a few minutes
 * ago.
 */
async function renew(
  trx: Transaction<DB>,
  wish: Wish,
  partner: PartnerRow,
  now: Date,
): Promise<Result<Invited, ErrorCode>> {
  if (partner.status !== 'invited') {
    await keepInvite(trx, wish, partner.invited_at)
    await recordEvent(trx, wish.bookingId, 'partner_invite_renewed', {}, now)
  }
  return accept({ status: 'invited' })
}

/**
 * Invites somebody by phone to share a booking (specification §4 "Partner flow"). The answer is the same whether or not
 * the phone has an account. If the owner invites the same number again, the invite stays, and another text is sent if
 * the last one is at least ten minutes old.
 */
export const invitePartner = (services: Services, wish: Wish): Promise<Result<Invited, ErrorCode>> =>
  inBookingTransaction<Invited>(services, async (trx, now) => {
    await lockFor(trx, INVITER_LOCK, wish.userId)
    const booking = await lockForAction(trx, { ...wish, action: 'invite_partner' }, now)
    if ((await phoneOf(trx, wish.userId)) === wish.phone) return refuse('PARTNER_IS_YOU')
    const partner = await findPartner(trx, wish.bookingId)
    const isAnother = partner !== undefined && partner.phone !== wish.phone
    const moved = movePartner(partner?.status ?? 'none', isAnother ? 'invite_another' : 'invite')
    if (!moved.ok) return moved
    if (moved.value === 'accepted') return accept({ status: 'accepted' })
    if (partner && isSameInvite(partner, wish, now)) return renew(trx, wish, partner, now)
    const retryAfterSeconds = await waitFor(trx, booking, now)
    if (retryAfterSeconds > 0) return accept({ retryAfterSeconds })
    const mark = markOf(services.env, wish.phone)
    if (!(await isLeftAlone(trx, { phone: wish.phone, mark }, now)))
      await text(trx, { phone: wish.phone, invitersLanguage: booking.language, origin: services.origin() }, now)
    await keepInvite(trx, wish, now)
    await recordEvent(trx, wish.bookingId, TEXTED, { to: mark }, now)
    return accept({ status: 'invited' })
  })
