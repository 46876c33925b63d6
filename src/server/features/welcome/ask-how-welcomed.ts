import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { welcomeState } from '#domain/welcome/welcome-answer.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { hashSecret, randomSecret } from '../accounts/otp-secrets.ts'
import { lockBooking } from '../bookings/move-booking.ts'
import { stayAskedAbout, welcomeFacts, type WelcomeFactsJson } from '../bookings/welcome-facts.ts'
import { guestText, pageLink, newsTo } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'

/** How many days after a stay its guests may still be asked, so that the job catches up after an outage. */
const ASKED_WITHIN_DAYS = 7

/** Finds stays of the last days whose guests have not been sent a link yet. */
async function findUnasked(db: Db, now: Date, after: string | null, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users u on u.id = b.user_id
    where b.status in ('completed', 'cancelled') and b.leaves_at <= ${now} and b.leaves_at > ${addMinutes(now, -ASKED_WITHIN_DAYS * 24 * 60)}
      and u.erased_at is null and may_say_welcome(b.id, ${now})
      and not exists (select 1 from welcome_links l where l.booking_id = b.id)
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Asks the guests of ended stays, once and in neutral words, how they were welcomed. Sends the texts at a fixed hour of
 * the day, so that their time reveals nothing about a stay. Returns how many.
 */
export async function askHowWelcomed(services: Services): Promise<number> {
  const { db, clock, log } = services
  const asked = await workThrough<{ id: string }>({
    name: 'ask-how-welcomed',
    log,
    next: (after, limit) => findUnasked(db, clock.now(), after, limit),
    work: ({ id }) => db.transaction().execute((trx) => askGuests(trx, id, services)),
  })
  if (asked > 0) services.nudge()
  return asked
}

async function askGuests(trx: Transaction<DB>, bookingId: string, { clock, origin }: Services): Promise<boolean> {
  const now = clock.now()
  const booking = await lockBooking(trx, bookingId)
  const { rows } = await sql<{ welcome: WelcomeFactsJson }>`
    select ${welcomeFacts} as welcome from bookings b where b.id = ${bookingId}::uuid`.execute(trx)
  const [row] = rows
  if (!booking || !row || welcomeState(stayAskedAbout({ ...booking, ...row }), now) !== 'ask') return false
  const token = randomSecret()
  const written = await trx
    .insertInto('welcome_links')
    .values({ booking_id: bookingId, link_hash: hashSecret(token), sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst()
  if (!written) return false
  const link = pageLink(origin(), booking.language, `/after-stay#${token}`)
  await enqueue(trx, now, newsTo(booking, guestText('stay_welcome', booking.language, [booking.short_id, link])))
  return true
}
