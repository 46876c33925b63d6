import { sql } from 'kysely'
import type { OpenDb } from '#db/open-db.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../services.ts'
import { systemClock } from './clocks.ts'

const EVERY_MILLISECONDS = 1000
/**
 * In milliseconds. A smaller difference may come only from the answer's delay, or from two correct clocks that differ
 * slightly.
 */
const SAME_WITHIN = 50
/** In milliseconds. A clock that is further off is reported in the log. */
const MAX_OFF = 2000

/** The database's time `time`. It was correct at some moment between `asked` and `answered` on the monotonic clock. */
type Reading = { time: number; asked: number; answered: number }

/**
 * Calculates by how many milliseconds the database's time is ahead of this process's monotonic clock. A slow answer is
 * less precise, but never wrong. An offset that the answer still allows is kept, so that time neither jitters nor runs
 * backwards.
 */
export function offsetAfter(known: number | undefined, { time, asked, answered }: Reading): number {
  const [least, most] = [time - answered, time - asked]
  if (known !== undefined && known >= least - SAME_WITHIN && known <= most + SAME_WITHIN) return known
  return (least + most) / 2
}

type Asked = Pick<OpenDb, 'db' | 'engine'>

async function read({ db }: Asked): Promise<Reading> {
  const asked = performance.now()
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db)
  const answered = performance.now()
  return { time: rows[0]?.time ?? Date.now(), asked, answered }
}

export type DatabaseClock = Clock & { stop: () => void }

/**
 * The database's clock, which all processes share. Their holds, leases and jobs use it, whatever their machines' clocks
 * say (decision 0046). It is read once a second. Between two readings, and while the database is gone, the monotonic
 * clock continues it. The embedded database uses its process's clock. Rejects if the database does not answer the first
 * time.
 */
export async function databaseClock(database: Asked, log: Log): Promise<DatabaseClock> {
  if (database.engine !== 'postgresql') return { ...systemClock, stop: () => undefined }
  let offset = offsetAfter(undefined, await read(database))
  let wasOff = false
  const now = () => performance.now() + offset
  const tellIfOff = () => {
    const seconds = Math.round((Date.now() - now()) / 1000)
    const isOff = Math.abs(Date.now() - now()) > MAX_OFF
    if (isOff && !wasOff) log.error({ seconds }, 'the clock of this machine is off the database’s')
    wasOff = isOff
  }
  tellIfOff()
  const look = async () => {
    // If there is no answer, the clock continues as before.
    const reading = await read(database).catch(() => undefined)
    if (reading === undefined) return
    const next = offsetAfter(offset, reading)
    if (Math.abs(next - offset) > MAX_OFF) log.error({ seconds: Math.round((next - offset) / 1000) }, 'the time jumped')
    offset = next
    tellIfOff()
  }
  let timer = setTimeout(turn, EVERY_MILLISECONDS).unref()
  let isStopped = false
  function turn(): void {
    void look().finally(() => {
      if (!isStopped) timer = setTimeout(turn, EVERY_MILLISECONDS).unref()
    })
  }
  return {
    now: () => new Date(now()),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
