import { sql } from 'kysely'
import { READ_EVERY_MINUTES } from '#domain/channels/channel-reading.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { storeReading } from './store-reading.ts'

/** How many calendars are fetched at the same time. */
const AT_A_TIME = 20

type DueRow = { id: number; address: string; etag: string | null; last_modified: string | null }

/** Claims calendars that are due by moving their next due time, so that no other worker reads them meanwhile. */
async function claimDue({ db, clock }: Services): Promise<DueRow[]> {
  const now = clock.now()
  const { rows } = await sql<DueRow>`
    update channel_calendars c set due_at = ${addMinutes(now, READ_EVERY_MINUTES)}
    where c.id in (
      select d.id from channel_calendars d join channels h on h.id = d.channel_id and h.ended_at is null
      where d.due_at <= ${now} order by d.due_at limit ${AT_A_TIME} for update of d skip locked
    ) returning c.id, c.address, c.etag, c.last_modified`.execute(db)
  return rows
}

/** Reads one calendar and stores what it says. Returns whether rooms changed. */
export async function readCalendar(services: Services, row: DueRow, isConfirmed = false): Promise<boolean> {
  const { id, address, etag, last_modified: lastModified } = row
  const outcome = await fetchCalendar(services, { address, etag, lastModified })
  return storeReading(services, id, outcome, isConfirmed)
}

async function readLogged(services: Services, row: DueRow): Promise<boolean> {
  try {
    return await readCalendar(services, row)
  } catch (error) {
    services.log.error({ err: error, work: 'read-channels', id: row.id }, 'one of many failed; the others go on')
    return false
  }
}

/**
 * Reads the calendars of other sites that are due, several at a time, so that a slow site does not delay the rest.
 * Returns how many calendars changed a room.
 */
export async function readCalendars(services: Services): Promise<number> {
  let changed = 0
  const queue: DueRow[] = []
  let claiming: Promise<void> | undefined
  const claim = async (): Promise<void> => {
    queue.push(...(await claimDue(services)))
    claiming = undefined
  }
  const next = async (): Promise<DueRow | undefined> => {
    if (queue.length === 0) await (claiming ??= claim())
    return queue.shift()
  }
  const work = async (): Promise<void> => {
    for (let row = await next(); row; row = await next()) if (await readLogged(services, row)) changed += 1
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return changed
}
