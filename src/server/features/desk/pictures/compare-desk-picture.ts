import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import type { Comparison } from '#domain/desk/desk-pictures.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction } from '../../../transactions/booking-transaction.ts'
import { writeAct } from '../bookings/write-act.ts'
import { openStay, type DeskPictureRequest } from './open-stay.ts'

type Ask = DeskPictureRequest & { n: number; answer: Comparison; requestKey: RequestKey | null }

/**
 * Whether this staff member opened this picture for this booking: nobody can say that a picture matches without having
 * seen it.
 */
async function hasLooked(trx: Transaction<DB>, { session, bookingId }: Ask, pictureId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from picture_views where picture_id = ${pictureId}::uuid and booking_id = ${bookingId}::uuid
      and staff_id = ${session.staffId}::uuid limit 1`.execute(trx)
  return rows.length > 0
}

/** Records the result of a staff member's comparison of a picture with the guest at the desk. */
export const compareDeskPicture = (services: Services, ask: Ask): Promise<Result<Comparison, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey: ask.requestKey, result: ask.answer, replay: async (_trx, left) => accept(left) },
    async (trx, now) => {
      const opened = await openStay(trx, ask, { now, lock: 'for share' })
      if (!opened.ok) return opened
      const picture = opened.value.pictures.find(({ n }) => n === ask.n)
      if (!picture) return refuse('NOT_FOUND')
      if (!(await hasLooked(trx, ask, picture.id))) return refuse('NOTHING_COMPARED')
      const { session, bookingId, n, answer } = ask
      await writeAct(trx, session, { kind: 'ids_compared', bookingId, detail: { n, answer } }, now)
      await services.desks.tell(trx, session.hotelId)
      return accept(ask.answer)
    },
  )
