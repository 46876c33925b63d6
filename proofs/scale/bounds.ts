import type { Measured } from './measure.ts'

/** The longest server time for a call. Files and tables have a higher limit. */
const CALL_MILLISECONDS = 50
const FILE_MILLISECONDS = 200
const JOB_MILLISECONDS = 60_000
/** How many times slower a call may be on the larger database. */
const MAX_RATIO = 2
/** Calls faster than this vary too much to be compared. */
const NOISE_MILLISECONDS = 10
const MAX_BYTES = 256 * 1024

export type Compared = {
  what: string
  small: number
  large: number
  ratio: number
  bytes: number
  statements: number
  status: string
  slowest: string
  isOver: boolean
}

/** Acts of the office on all hotels or bookings. A job could do each as well, so it has a job's limit. */
const ACTS_ON_ALL = new Set([
  'POST /office/books/check',
  'POST /office/jobs/run',
  'POST /office/months/{month}/close',
  'POST /office/payouts/propose',
])

const isFile = (what: string) => /\/csv|-table|\/pdf|\/photos|\/export|tax-document$/.test(what)

/** Whether a call or job exceeds a limit on the larger database. */
export function isOver({ what, milliseconds, bytes }: Measured, small: number): boolean {
  if (what.startsWith('job ') || ACTS_ON_ALL.has(what)) return milliseconds > JOB_MILLISECONDS
  if (milliseconds > (isFile(what) ? FILE_MILLISECONDS : CALL_MILLISECONDS)) return true
  if (!isFile(what) && bytes > MAX_BYTES) return true
  return milliseconds > NOISE_MILLISECONDS && milliseconds > MAX_RATIO * small
}

/** Pairs the results of both databases. Throws if a call or job was measured on only one of them. */
export function compare(small: readonly Measured[], large: readonly Measured[]): Compared[] {
  // Leaves out the queries, because booking codes and phones in them differ between the two databases.
  const keyOf = ({ what }: Measured, index: number) => `${index} ${what.replace(/\?.*/, '')}`
  const known = new Map(small.map((one, index) => [keyOf(one, index), one]))
  return large.map((one, index) => {
    const before = known.get(keyOf(one, index))
    if (!before) throw new Error(`${one.what} was not measured on the small database`)
    const ratio = one.milliseconds / Math.max(before.milliseconds, 0.1)
    return {
      what: one.what,
      small: before.milliseconds,
      large: one.milliseconds,
      ratio,
      bytes: one.bytes,
      statements: one.statements,
      status: String(one.status),
      slowest: `${one.slowest.milliseconds.toFixed(0)} ms ${one.slowest.sql.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}`,
      isOver: isOver(one, before.milliseconds),
    }
  })
}
