import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { languageOf } from '#domain/languages.ts'
import { pushPage, type PushText } from '#domain/push/push-text.ts'
import { pushSeconds } from '#domain/push/push-time.ts'
import { WORDS } from '../../../words/languages.ts'
import { idleSince } from '../../http/session.ts'
import { PushRefusal, type PushAddress } from '../../ports/push-message.ts'
import type { Db, Services } from '../../services.ts'
import type { PushCause } from '../messages/outbox.ts'

type Wish = { subscriptionId: string; template: PushText } & PushCause
type OfBooking = Extract<Wish, { bookingId: string }>
type OfConflict = Extract<Wish, { conflictId: number }>
type OfAlarm = Extract<Wish, { alarmAt: string }>
type Listening = PushAddress & { language: string; leaves: Date }

/** Whether session `d` of a staff member `s` is still open, and they may see bookings. */
const isAtWork = (now: Date) => sql<boolean>`d.expires_at > ${now} and s.ended_at is null and s.role <> 'cleaner'`

/**
 * Whether a desk's phone may still be notified: its staff member still works there, sales are not paused, and the
 * booking is confirmed and has not been seen yet.
 */
const ofDesk = ({ template }: OfBooking, now: Date) => sql<boolean>`${isAtWork(now)}
  and s.hotel_id = b.hotel_id and b.status = 'completed'
  and not exists (select from sales_pauses z where z.hotel_id = b.hotel_id and z.until_at > ${now})
  and (${template} <> 'new_booking'
    or not exists (select from hotel_notices n where n.booking_id = b.id and n.seen_at is not null)
      and not exists (select from visits v where v.booking_id = b.id and v.seen_at is not null))`

const ofGuest = (now: Date) => sql<boolean>`g.user_id = b.user_id and g.expires_at > ${now}
  and g.last_seen > ${idleSince(now)}`

/** Finds the subscription, unless its session or the stay has ended. */
async function findForBooking(db: Db, wish: OfBooking, now: Date): Promise<Listening | undefined> {
  const { rows } = await sql<Listening>`
    select p.endpoint, p.p256dh, p.auth, coalesce(u.language, p.language) as language, b.leaves_at as leaves
    from push_subscriptions p join bookings b on b.id = ${wish.bookingId}::uuid
      left join desk_sessions d on d.token_hash = p.desk_session left join hotel_staff s on s.id = d.staff_id
      left join sessions g on g.token_hash = p.guest_session left join users u on u.id = g.user_id
    where p.id = ${wish.subscriptionId}::uuid
      and case when p.desk_session is not null then ${ofDesk(wish, now)} else ${ofGuest(now)} end`.execute(db)
  return rows[0]
}

/** Finds a desk's subscription, unless its session has ended, or the room is no longer sold twice. */
async function findForConflict(db: Db, wish: OfConflict, now: Date): Promise<Listening | undefined> {
  const { rows } = await sql<Listening>`
    select p.endpoint, p.p256dh, p.auth, p.language, upper(k.event_period) as leaves
    from push_subscriptions p join desk_sessions d on d.token_hash = p.desk_session join hotel_staff s on s.id = d.staff_id
      join channel_conflicts k on k.id = ${wish.conflictId} and k.hotel_id = s.hotel_id and k.settled_at is null
    where p.id = ${wish.subscriptionId}::uuid and ${isAtWork(now)}`.execute(db)
  return rows[0]
}

/** For how long an alarm is still sent by push. After that, the office has seen it on its Now page or by SMS. */
const ALARM_HOURS = 4

/** Finds an operator's subscription, unless its session or the operator's role has ended. */
async function findForAlarm(db: Db, wish: OfAlarm, now: Date): Promise<Listening | undefined> {
  const { rows } = await sql<Omit<Listening, 'leaves'>>`
    select p.endpoint, p.p256dh, p.auth, p.language
    from push_subscriptions p join office_sessions s on s.token_hash = p.office_session
      join operators o on o.id = s.operator_id
    where p.id = ${wish.subscriptionId}::uuid and s.expires_at > ${now} and o.ended_at is null`.execute(db)
  return rows[0] && { ...rows[0], leaves: addMinutes(new Date(wish.alarmAt), ALARM_HOURS * 60) }
}

function find(db: Db, wish: Wish, now: Date): Promise<Listening | undefined> {
  if ('conflictId' in wish) return findForConflict(db, wish, now)
  return 'alarmAt' in wish ? findForAlarm(db, wish, now) : findForBooking(db, wish, now)
}

/**
 * Sends a notification to one phone, unless it is no longer relevant. Deletes the subscription if the push service
 * reports it as gone; throws on any other refusal, so that the outbox retries.
 */
export async function sendPush({ db, clock, messages }: Services, wish: Wish): Promise<void> {
  const now = clock.now()
  const found = await find(db, wish, now)
  const seconds = found && pushSeconds(found.leaves, now)
  if (!found || seconds === undefined) return
  const { language: code, leaves: _leaves, ...address } = found
  const { template } = wish
  const language = languageOf(code)
  const body = JSON.stringify({ title: WORDS[language].push.TEXTS[template], page: pushPage(template), language })
  try {
    await messages.send({ ...address, channel: 'push', template, body, seconds })
  } catch (error) {
    if (!(error instanceof PushRefusal && error.isGone)) throw error
    await db.deleteFrom('push_subscriptions').where('id', '=', wish.subscriptionId).execute()
  }
}
