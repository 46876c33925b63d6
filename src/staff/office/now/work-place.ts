import type { WaitingWork } from '#contract/office-now.ts'
import { caseOfWork } from '#domain/office/work.ts'
import { OFFICE } from '#web/lib/office-paths.ts'

/** The page on which somebody does this work. */
export function workPlace(work: WaitingWork): string {
  const ref = caseOfWork(work)
  if (ref !== undefined) return OFFICE.case(ref)
  if (work.kind === 'application') return OFFICE.applications
  if (work.booking !== null) return OFFICE.booking(work.booking.id)
  if (work.hotel_id !== null) return OFFICE.hotel(work.hotel_id)
  return work.kind === 'proposal' ? OFFICE.team : OFFICE.health
}
