import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ProposedAction } from '#domain/office/two-people.ts'
import { writeLog, type Operator } from './write-log.ts'

export type Proposal = {
  kind: ProposedAction
  /** our own words and numbers, and the names of operators, but no data about a guest */
  terms: Record<string, unknown>
  reason: string
  hotelId?: number
  bookingId?: string
  userId?: string
}

/**
 * Stores and logs a proposal for a second person, and returns its id. If the same proposal already waits, returns that
 * one.
 */
export async function propose(
  trx: Transaction<DB>,
  operator: Operator,
  { kind, terms, reason, hotelId, bookingId, userId }: Proposal,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into office_proposals (kind, booking_id, hotel_id, terms, reason, proposed_by, proposed_at)
    values (${kind}, ${bookingId ?? null}, ${hotelId ?? null}, ${JSON.stringify(terms)}::jsonb, ${reason},
      ${operator.operatorId}::uuid, ${now})
    on conflict (kind, md5(terms::text)) where status = 'waiting' and booking_id is null do nothing returning id`.execute(
    trx,
  )
  const made = rows[0]?.id
  if (made === undefined) return waitingAlready(trx, kind, terms)
  const line = { act: 'proposal_made', subject: made, reason, detail: { act: kind } } as const
  const about = {
    ...(hotelId === undefined ? {} : { hotelId }),
    ...(bookingId === undefined ? {} : { bookingId }),
    ...(userId === undefined ? {} : { userId }),
  }
  await writeLog(trx, operator, { ...line, ...about }, now)
  return made
}

async function waitingAlready(
  trx: Transaction<DB>,
  kind: ProposedAction,
  terms: Record<string, unknown>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from office_proposals where kind = ${kind} and status = 'waiting' and booking_id is null
      and md5(terms::text) = md5((${JSON.stringify(terms)}::jsonb)::text)`.execute(trx)
  const waiting = rows[0]
  if (!waiting) throw new Error(`${kind}: the proposal was decided while it was made again`)
  return waiting.id
}
