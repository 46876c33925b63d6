import type { WaitingWork } from '#contract/office-now.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { WORK_TIMES } from '#domain/office/work-times.ts'

/** Returns how the age of a task is shown. A task is late if it is overdue or has waited too long. */
export function ageTone(
  { kind, since, due }: Pick<WaitingWork, 'kind' | 'since' | 'due'>,
  now: Date,
): '' | 'old' | 'late' {
  const minutes = minutesBetween(new Date(since), now)
  const { old, late } = WORK_TIMES[kind]
  if (minutes >= late || new Date(due) < now) return 'late'
  return minutes >= old ? 'old' : ''
}
