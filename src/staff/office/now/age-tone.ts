import type { WaitingWork } from '#contract/office-now.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'

const HOUR = 60
const DAY = 24 * HOUR

type Patience = { old: number; late: number }

/** Tasks for which a guest is waiting now. */
const AT_ONCE: Patience = { old: 0, late: 15 }
const SOON: Patience = { old: 15, late: HOUR }
const TODAY: Patience = { old: HOUR, late: 2 * DAY }
const THIS_WEEK: Patience = { old: DAY, late: 7 * DAY }

/** In minutes: how long each kind may wait before its age is marked. */
const PATIENCE: Record<WaitingWork['kind'], Patience> = {
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
}

/** How the age of a task looks: what is past its time, or has waited too long, is late. */
export function ageTone(
  { kind, since, due }: Pick<WaitingWork, 'kind' | 'since' | 'due'>,
  now: Date,
): '' | 'old' | 'late' {
  const minutes = minutesBetween(new Date(since), now)
  const { old, late } = PATIENCE[kind]
  if (minutes >= late || (due !== null && new Date(due) < now)) return 'late'
  return minutes >= old ? 'old' : ''
}
