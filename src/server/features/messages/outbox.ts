import { sql } from 'kysely'
import { MAX_ATTEMPTS, secondsUntilRetry } from '#domain/kernel/back-off.ts'
import { addSeconds } from '#domain/kernel/ist.ts'
import type { HotelNews } from '#domain/hotel-messages/hotel-news.ts'
import type { PushText } from '#domain/push/push-text.ts'
import type { Message } from '../../ports/message-sender.ts'
import type { WhatsAppMessage } from '../../ports/whatsapp.ts'
import { currentRequest } from '../../request-id.ts'
import type { Db } from '../../services.ts'

/**
 * What a notification is about: a booking, a room that was sold twice (`channel_conflicts`), or an alarm and its time.
 */
export type PushCause = { bookingId: string } | { conflictId: number } | { alarmAt: string }

/** Work to do after a transaction. The worker has one handler for each kind. */
export type OutboxEntry =
  | { kind: 'message'; payload: Message }
  | { kind: 'whatsapp'; payload: WhatsAppMessage }
  | { kind: 'whatsapp.answer'; payload: { to: string; body: string } }
  | { kind: 'payment.settled'; payload: { paymentId: string } }
  | { kind: 'payment.failed'; payload: { paymentId: string } }
  | { kind: 'checkout.cancel'; payload: { paymentId: string } }
  | { kind: 'refund.requested'; payload: { refundId: string } }
  | { kind: 'hotel.paused'; payload: { hotelId: number; until: string } }
  | { kind: 'desk.told'; payload: { hotelId: number } }
  | { kind: 'webhook.call'; payload: { callId: string } }
  | { kind: 'rooms.changed'; payload: { bookingId: string } }
  | { kind: 'hotel.told'; payload: { bookingId: string; what: HotelNews } }
  | { kind: 'guest.told'; payload: { bookingId: string } }
  | { kind: 'push'; payload: { subscriptionId: string; template: PushText } & PushCause }

export type OutboxKind = OutboxEntry['kind']
export type PayloadOf<Kind extends OutboxKind> = Extract<OutboxEntry, { kind: Kind }>['payload']

/** An entry that is written once, however often its cause is processed; `once` identifies the cause. */
type WrittenOnce = OutboxEntry & { once?: string }

/** Writes entries in the caller's transaction, so that they are sent only if it commits. */
export async function enqueue(db: Db, now: Date, entries: readonly WrittenOnce[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ kind, payload, once }) => ({
    kind,
    payload: JSON.stringify(payload),
    dedupe_key: once ?? null,
    available_at: now,
    created_at: now,
    request: currentRequest() ?? null,
  }))
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

export type OutboxRow = OutboxEntry & { id: number; attempts: number; request: string | null }

/** How long an entry is leased. After that, another worker may take the entry if its worker died. */
const LEASE_SECONDS = 60

/** Takes the due entries of these kinds, oldest first, so that no other process works on them meanwhile. */
export async function leaseEntries(
  db: Db,
  now: Date,
  { kinds, most }: { kinds: readonly OutboxKind[]; most: number },
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set attempts = attempts + 1, available_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from outbox where done_at is null and failed_at is null and available_at <= ${now}
        and kind = any(${[...kinds]}::text[])
      order by id limit ${most} for update skip locked
    ) returning id, kind, payload, attempts, request`.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** Kinds whose payload contains a person's phone or address. */
const PERSONAL: ReadonlySet<OutboxKind> = new Set(['message', 'whatsapp', 'whatsapp.answer'])

/** Finishes an entry. Deletes the texts of a delivered message, because they contain OTPs and phone numbers. */
export async function finishEntry(db: Db, entry: OutboxRow, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: now, last_error: null, ...(PERSONAL.has(entry.kind) ? { payload: '{}' } : {}) })
    .where('id', '=', entry.id)
    .execute()
}

type Failure = { reason: string; waitSeconds?: number }

/**
 * Postpones an entry, longer each time and at least by the provider's Retry-After, or gives it up after the last try. A
 * worker that was paused for longer than its lease changes nothing, because another worker has taken or finished the
 * entry. `reason` is for the operator and contains no personal data. True if the entry was given up: then an operator
 * has to look at it (`uncle jobs given-up`).
 */
export async function rescheduleEntry(
  db: Db,
  entry: OutboxRow,
  { reason, waitSeconds = 0 }: Failure,
  now: Date,
): Promise<boolean> {
  const isLast = entry.attempts >= MAX_ATTEMPTS
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      last_error: reason.slice(0, 500),
      available_at: addSeconds(now, Math.max(waitSeconds, secondsUntilRetry(entry.attempts))),
      ...(isLast ? { failed_at: now } : {}),
    })
    .where('id', '=', entry.id)
    .where('attempts', '=', entry.attempts)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return isLast && numUpdatedRows > 0n
}
