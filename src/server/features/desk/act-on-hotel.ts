import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { writeAct, type Act } from './write-act.ts'

export type ManagerAsk = { session: DeskSession; requestKey: RequestKey | null }

export type ActedHotel = { id: number; city_id: number; name: string }

/**
 * One change by a hotel's manager at a time, once for a key, with its act: the hotel's row is locked meanwhile. Bookings
 * that were made keep what they were made with.
 */
export const actOnHotel = (
  services: Services,
  { session, requestKey }: ManagerAsk,
  change: (trx: Transaction<DB>, hotel: ActedHotel, now: Date) => Promise<Result<Act, ErrorCode>>,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, left: true as const, again: async () => accept(true as const) },
    async (trx, now) => {
      const hotel = await trx
        .selectFrom('hotels')
        .select(['id', 'city_id', 'name'])
        .where('id', '=', session.hotelId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const act = await change(trx, hotel, now)
      if (!act.ok) return act
      await writeAct(trx, session, act.value, now)
      return accept(true as const)
    },
  )
