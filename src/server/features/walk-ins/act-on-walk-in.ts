import { sql, type Transaction } from 'kysely'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { findWalkIn } from './find-walk-in.ts'
import type { Party } from '../bookings/party.ts'

/** A request by a staff member about one walk-in of their hotel, identified by its block's id. */
export type WalkInActionRequest = { session: DeskSession; walkInId: string; requestKey: RequestKey | null }

export type LockedWalkIn = {
  party: Party
  hotelId: number
  arrivedAt: Date
  leavesAt: Date
  leftAt: Date | null
}

async function lockWalkIn(trx: Transaction<DB>, { session, walkInId }: WalkInActionRequest): Promise<LockedWalkIn> {
  if (!isUuid(walkInId)) throw new Refused('NOT_FOUND')
  const { rows } = await sql<Omit<LockedWalkIn, 'party' | 'hotelId'>>`
    select arrived_at as "arrivedAt", leaves_at as "leavesAt", left_at as "leftAt" from walk_ins
    where block_id = ${walkInId}::uuid and hotel_id = ${session.hotelId} for no key update`.execute(trx)
  const [row] = rows
  if (!row) throw new Refused('NOT_FOUND')
  return { party: { kind: 'walk_in', id: walkInId }, hotelId: session.hotelId, ...row }
}

/** Runs an action on a locked walk-in, once per idempotency key, and notifies the hotel's open desks. */
export async function actOnWalkIn(
  services: Services,
  ask: WalkInActionRequest,
  act: (trx: Transaction<DB>, walkIn: LockedWalkIn, now: Date) => Promise<void>,
): Promise<Result<WalkIn, ErrorCode>> {
  const { session, walkInId, requestKey } = ask
  const keyed = { requestKey, result: walkInId, replay: async () => accept(walkInId) }
  const done = await inKeyedTransaction(services, keyed, async (trx, now) => {
    await act(trx, await lockWalkIn(trx, ask), now)
    await services.desks.tell(trx, session.hotelId)
    return accept(walkInId)
  })
  if (!done.ok) return done
  const walkIn = await findWalkIn(services, session.hotelId, walkInId)
  if (!walkIn) throw new Error(`walk-in ${walkInId} was acted on and is gone`)
  return accept(walkIn)
}
