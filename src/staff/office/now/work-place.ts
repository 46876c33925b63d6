import type { WaitingWork } from '#contract/office-now.ts'
import { caseOfWork } from '#domain/office/work.ts'
import { OFFICE } from '#web/lib/office-paths.ts'

/** Returns the page on which this work is done. */
export function workPlace(work: WaitingWork): string {
  const ref = caseOfWork(work)
  if (ref !== undefined) return OFFICE.case(ref)
  if (work.kind === 'to_confirm' && work.note === 'rate') return OFFICE.rates
  if (work.kind === 'to_confirm' && work.note === 'payout') return OFFICE.payouts
  if (work.kind === 'to_confirm' && work.note === 'settlement')
    return OFFICE.settlement(work.id.replace('settlement:', ''))
  if (work.kind === 'to_confirm' && work.note === 'bank_line') return OFFICE.bankOf({ state: 'waiting' })
  if (work.kind === 'books_differ') return OFFICE.money
  if (work.kind === 'payment_dispute') return OFFICE.dispute(work.id)
  if (work.kind === 'tax_due') return OFFICE.taxes
  if (work.kind === 'e_invoice') return OFFICE.returnsOf(work.id.slice(0, 'YYYY-MM'.length))
  if (work.kind === 'month_ready') return OFFICE.statementsOf(work.id)
  if (work.kind === 'hotels_lack') return OFFICE.hotelsOf({ lacks: work.id })
  if (work.kind === 'application') return OFFICE.applications
  if (work.booking !== null) return OFFICE.booking(work.booking.id)
  if (work.hotel_id !== null) return OFFICE.hotel(work.hotel_id)
  return work.kind === 'proposal' ? OFFICE.team : OFFICE.health
}
