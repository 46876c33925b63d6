import { sql } from 'kysely'
import type { OpenDb } from '#db/open-db.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../services.ts'
import { systemClock } from './clocks.ts'

const EVERY_MILLISECONDS = 1000
/** Less is the way to the database and back, or two good clocks. */
const SAME_WITHIN = 50
/** A machine whose clock is further off is told of in the log. */
const MAX_OFF = 2000

/** What a question about the time can say: the answer was true at some moment between these two, by the monotonic clock. */
type Reading = { time: number; asked: number; answered: number }

/**
 * How far the database's time is ahead of this process's monotonic clock, in milliseconds. A slow answer says less, and never
 * something wrong; what still agrees with it is kept, so that time neither jitters nor runs back.
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
 * The database's clock, of which there is one: holds, leases and jobs of all processes go by it, whatever their machines'
 * clocks say (decision 0046). Asked once a second; in between, and while the database is gone, the monotonic clock carries it
 * on. The embedded database has the clock of its process. Rejects when the database does not answer the first time.
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
    // Without an answer time goes on as it did.
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
