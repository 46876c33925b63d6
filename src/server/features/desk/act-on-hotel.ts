import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { versionOf, type EditAct, type EditRequest } from './hotel-editor.ts'
import type { Act } from './bookings/write-act.ts'

type ActedHotel = { id: number; city_id: number; name: string }

type Change<Written> = {
  /** reads the part of the hotel that the request's version identifies; if missing, requests have no version */
  part?: (db: Db, hotelId: number, now: Date) => Promise<unknown>
  change: (trx: Transaction<DB>, hotel: ActedHotel, now: Date) => Promise<Result<Written, ErrorCode>>
}

/**
 * Changes a hotel for its manager or the office, once per key. Locks the hotel's row, so that changes follow each
 * other, logs the change, and notifies the hotel's open desks. Existing bookings keep their conditions.
 */
export const actOnHotel = <Written extends Act = EditAct>(
  services: Services,
  { by, requestKey, version }: EditRequest<Written>,
  { part, change }: Change<Written>,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: true as const, replay: async () => accept(true as const) },
    async (trx, now) => {
      const hotel = await trx
        .selectFrom('hotels')
        .select(['id', 'city_id', 'name'])
        .where('id', '=', by.hotelId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      if (part && version !== undefined && version !== versionOf(await part(trx, hotel.id, now)))
        return refuse('CHANGED_MEANWHILE')
      const act = await change(trx, hotel, now)
      if (!act.ok) return act
      await by.write(trx, act.value, now)
      await services.desks.tell(trx, hotel.id)
      return accept(true as const)
    },
  )
