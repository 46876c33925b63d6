import type { AnsweredSearch } from '#domain/figures/demand.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import type { SearchRoutePage } from './search-route.ts'

/** Returns the search that a page answers, for statistics of what guests find; undefined if the search failed. */
export function answeredSearch({ page }: SearchRoutePage): AnsweredSearch | undefined {
  const { query, filter } = page.map
  if (page.state === 'failed') return undefined
  const { slot, days, period } = searchPeriod(new Date(query.checkin), new Date(query.checkout))
  const hasRoom = page.hotels[0]?.isAvailable ?? false
  return { day: istDateOf(period.start), slot, days, rooms: query.rooms, where: filter.where, hasRoom }
}
