import type { ErrorCode } from '#contract/errors.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { STOP_SELLING_HOURS } from '#domain/rooms/left-to-sell.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { resumeAfterAnswer } from '../hotel-messages/unseen-pause.ts'
import { pauseSales, resumeSales } from '../hotels/pause-sales.ts'

const once = (requestKey: RequestKey | null) => ({
  requestKey,
  result: {},
  replay: async () => accept('done' as const),
})

/** Pauses the sale of today's stays for some hours, when the desk is too busy. */
export const stopSelling = (
  services: Services,
  session: DeskSession,
  requestKey: RequestKey | null,
): Promise<Result<'done', ErrorCode>> =>
  inKeyedTransaction(services, once(requestKey), async (trx, now) => {
    const until = addMinutes(now, STOP_SELLING_HOURS * 60)
    await pauseSales(trx, session.hotelId, { until, why: 'desk' }, now)
    await writeAct(trx, session, { kind: 'sales_stopped', detail: { until: until.toISOString() } }, now)
    await services.desks.tell(trx, session.hotelId)
    return accept('done')
  })

/** Ends the desk's own pause; a pause for unseen bookings stays. */
export const resumeSelling = (
  services: Services,
  session: DeskSession,
  requestKey: RequestKey | null,
): Promise<Result<'done', ErrorCode>> =>
  inKeyedTransaction(services, once(requestKey), async (trx, now) => {
    if (await resumeSales(trx, session.hotelId, 'desk')) {
      await writeAct(trx, session, { kind: 'sales_resumed' }, now)
      await services.desks.tell(trx, session.hotelId)
    }
    return accept('done')
  })

/**
 * Ends the pause for unseen bookings, because somebody is at the desk. Pauses by the office and for turned-away guests
 * stay.
 */
export const confirmPresence = (
  services: Services,
  session: DeskSession,
  requestKey: RequestKey | null,
): Promise<Result<'done', ErrorCode>> =>
  inKeyedTransaction(services, once(requestKey), async (trx, now) => {
    if (await resumeAfterAnswer(trx, session.hotelId, now)) {
      await writeAct(trx, session, { kind: 'sales_resumed', detail: { from: 'unseen' } }, now)
      await services.desks.tell(trx, session.hotelId)
    }
    return accept('done')
  })
