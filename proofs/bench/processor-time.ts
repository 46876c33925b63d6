import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Round, Subject } from './rounds.ts'

/** Returns the milliseconds of processor time used so far. */
export type Meter = () => number

/** The unit of /proc is a hundredth of a second. */
const TICK_MILLISECONDS = 10

/** Reads the fields after the process's name, which is in brackets. Field numbers are those of proc(5) minus three. */
function statOf(pid: number): { parent: number; own: number; ofEnded: number } | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    // The process ended after it had been listed.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return undefined
    throw error
  }
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  )
  return { parent, own: user + system, ofEnded: userOfEnded + systemOfEnded }
}

/** Measures a process with its threads. */
export const processMeter =
  (pid: number): Meter =>
  () =>
    (statOf(pid)?.own ?? 0) * TICK_MILLISECONDS

/** Measures a PostgreSQL server: its postmaster and the processes that it started, including those that have ended. */
export async function postgresMeter(url: string): Promise<Meter> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent ?? 0
  await client.end()
  return () => {
    const family = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))] as const)
    const ticks = family.reduce((sum, [pid, stat]) => {
      if (!stat) return sum
      if (pid === postmaster) return sum + stat.own + stat.ofEnded
      return stat.parent === postmaster ? sum + stat.own : sum
    }, 0)
    return ticks * TICK_MILLISECONDS
  }
}

/** Only Linux reports a process's time this way. On other systems the report lacks these figures. */
export const canMeter = (): boolean => existsSync('/proc/self/stat')

/** Wraps a subject so that its rounds also report the processor time per answer. */
export const metered =
  (subject: Subject, meters: readonly Meter[], seconds: number): Subject =>
  async () => {
    const read = () => meters.reduce((sum, meter) => sum + meter(), 0)
    const before = read()
    const round: Round = await subject()
    const answers = round.perSecond * seconds
    return canMeter() ? { ...round, cpu: (read() - before) / answers } : round
  }
