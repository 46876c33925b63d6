import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { RegisterLine as RegisterLineAnswer } from '#contract/register-line.ts'
import type { DB } from '#db/schema.ts'
import type { RegisterLine } from '#domain/desk/guest-register.ts'
import { registerRetainedFrom } from '#domain/desk/register-retention.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Db, Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { lockVisit } from '../desk/bookings/lock-visit.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { readRetentionMonths } from './read-retention.ts'
import { openLinesOf, writeLines } from '../register-lines/register-lines.ts'

export type RegisterRequest = { session: DeskSession; requestKey: RequestKey | null }

/** Runs one change of the register, once per key, and notifies the hotel's open desks. */
export const onRegister = (
  services: Services,
  { session, requestKey }: RegisterRequest,
  change: (trx: Transaction<DB>, now: Date) => Promise<void>,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: true as const, replay: async () => accept(true as const) },
    async (trx, now) => {
      await change(trx, now)
      await services.desks.tell(trx, session.hotelId)
      return accept(true as const)
    },
  )

/** Refuses entries for stays that are older than the retention period. */
async function refuseDestroyed(
  trx: Transaction<DB>,
  { registerKept }: Services,
  { hotelId, arrivedAt }: { hotelId: number; arrivedAt: Date },
  now: Date,
): Promise<void> {
  const months = await readRetentionMonths({ db: trx, registerKept }, hotelId)
  if (arrivedAt < registerRetainedFrom(months, now)) throw new Refused('VISIT_TOO_LATE')
}

/** Writes entries for guests of a booking who are here or have left. */
export const writeRegisterForBooking = (
  services: Services,
  ask: RegisterRequest & { bookingId: string; lines: readonly RegisterLine[] },
) =>
  onRegister(services, ask, async (trx, now) => {
    const { session, bookingId, lines } = ask
    const { visited } = await lockVisit(trx, session, bookingId)
    const { arrivedAt } = visited.visit
    if (!arrivedAt) throw new Refused('VISIT_TOO_EARLY')
    await refuseDestroyed(trx, services, { hotelId: session.hotelId, arrivedAt }, now)
    await writeLines(trx, session, { bookingId }, { lines, arrivedAt, now })
    await writeAct(trx, session, { kind: 'register_written', bookingId, detail: { lines: lines.length } }, now)
  })

type WalkInRow = { room: string; arrived_at: Date; left_at: Date | null; register: RegisterLineAnswer[] }

/** Finds a walk-in of this hotel with its entries, by the id of its block. */
export async function findWalkIn(
  db: Db,
  { hotelId, blockId }: { hotelId: number; blockId: string },
  now: Date,
): Promise<WalkInRow | undefined> {
  if (!isUuid(blockId)) return undefined
  const { rows } = await sql<WalkInRow>`
    select r.number as room, coalesce(lower(v.present), k.from_at) as arrived_at, case when coalesce(upper(v.present), k.freed_at) <= ${now} then coalesce(upper(v.present), k.freed_at) end as left_at,
      ${openLinesOf(sql`e.block_id = k.id`)} as register
    from room_blocks k join rooms r on r.id = k.room_id
      left join lateral (select v.present from room_visits v where v.block_id = k.id order by v.present desc limit 1) v on true
    where k.id = ${blockId}::uuid and k.hotel_id = ${hotelId} and k.why = 'walk_in'`.execute(db)
  return rows[0]
}

/** Writes entries for the guests of a walk-in. */
export const writeRegisterForWalkIn = (
  services: Services,
  ask: RegisterRequest & { blockId: string; lines: readonly RegisterLine[] },
) =>
  onRegister(services, ask, async (trx, now) => {
    const { session, blockId, lines } = ask
    const walkIn = await findWalkIn(trx, { hotelId: session.hotelId, blockId }, now)
    if (!walkIn) throw new Refused('NOT_FOUND')
    await refuseDestroyed(trx, services, { hotelId: session.hotelId, arrivedAt: walkIn.arrived_at }, now)
    await writeLines(trx, session, { blockId }, { lines, arrivedAt: walkIn.arrived_at, now })
    await writeAct(trx, session, { kind: 'register_written', detail: { lines: lines.length, room: walkIn.room } }, now)
  })
