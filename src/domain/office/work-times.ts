import { addMinutes } from '../kernel/ist.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The age, in minutes, at which work is marked as old, and the age at which it is late. */
type WorkTime = { old: number; late: number }

/** Work for which a guest is waiting now. */
const AT_ONCE: WorkTime = { old: 0, late: 15 }
const SOON: WorkTime = { old: 15, late: HOUR }
const TODAY: WorkTime = { old: HOUR, late: 2 * DAY }
const THIS_WEEK: WorkTime = { old: DAY, late: 7 * DAY }

/** How long each kind of work may wait. We chose these times. A law or a stay may set an earlier time. */
export const WORK_TIMES = {
  unsafe: { old: 0, late: 2 },
  more_money: AT_ONCE,
  not_as_shown: AT_ONCE,
  dispute: AT_ONCE,
  dearer_room: AT_ONCE,
  many_cases: AT_ONCE,
  refused: AT_ONCE,
  to_ring: SOON,
  sold_twice: SOON,
  still_in_room: SOON,
  not_me: SOON,
  refund_failed: TODAY,
  refund_late: TODAY,
  payment_dispute: TODAY,
  objection: TODAY,
  given_up: TODAY,
  proposal: THIS_WEEK,
  to_confirm: TODAY,
  books_differ: SOON,
  tax_due: THIS_WEEK,
  month_ready: THIS_WEEK,
  e_invoice: THIS_WEEK,
  hotels_lack: THIS_WEEK,
  complaint: THIS_WEEK,
  report: SOON,
  application: THIS_WEEK,
} satisfies Record<string, WorkTime>

/** Returns the due time of work for which neither a law nor a stay sets one. */
export const ownDue = ({ kind, since }: { kind: keyof typeof WORK_TIMES; since: Date }): Date =>
  addMinutes(since, WORK_TIMES[kind].late)
