import type { ErrorCode } from '#contract/errors.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { channelOf, type Asked } from './manage-channels.ts'
import { readCalendar } from './read-calendars.ts'

/**
 * Reads all calendars of a site now, at a manager's request. With `isRight`, the manager confirms that an emptied
 * calendar is correct, which ends its events and is logged.
 */
export async function readChannelNow(
  services: Services,
  { session, requestKey }: Asked,
  id: number,
  isRight: boolean,
): Promise<Result<number, ErrorCode>> {
  const allowed = await inKeyedTransaction(services, storedUnder<number>(requestKey), async (trx, now) => {
    const { name } = await channelOf(trx, session, id)
    if (isRight) await writeAct(trx, session, { kind: 'channel_emptied', detail: { name } }, now)
    return accept(id)
  })
  if (!allowed.ok) return allowed
  const calendars = await services.db
    .selectFrom('channel_calendars')
    .select(['id', 'address', 'etag', 'last_modified', 'trouble'])
    .where('channel_id', '=', id)
    .execute()
  await Promise.all(
    calendars.map((calendar) => readCalendar(services, calendar, isRight && calendar.trouble === 'emptied')),
  )
  return allowed
}
