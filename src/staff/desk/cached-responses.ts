import type { DeskDay } from '#contract/desk.ts'
import type { Shift } from '#contract/desk-shift.ts'
import { istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import type { OfflineCache } from '../kit/staff-calls.ts'
import { clockAhead } from './desk-clock.ts'
import { updateDeskCache, readDeskCache } from './desk-cache.ts'

/** Calls whose last answers are cached on this device, so that the desk's tabs open offline. */
const KEPT = new Set(['GET /desk/rooms-now', 'GET /desk/rooms', 'GET /desk/shift', 'GET /desk/left-to-sell'])

/** Whether a cached answer has every field that this release shows. Earlier releases cached shifts without `taken`. */
const isWhole = (name: string, value: unknown): boolean =>
  name !== 'GET /desk/shift' || (typeof value === 'object' && value !== null && 'taken' in value)

export const CACHED_RESPONSES: OfflineCache = {
  store: (name, request, value) => {
    const clock = { clockAhead: clockAhead() }
    if (KEPT.has(name)) {
      const answer = { of: JSON.stringify(request), at: toIstIso(serverNow()), value }
      updateDeskCache({ answers: { ...readDeskCache().answers, [name]: answer }, ...clock })
    }
    if (name !== 'GET /desk/day') return
    const day = value as DeskDay
    if (day.date === istDateOf(serverNow())) updateDeskCache({ day: { at: day.now, day }, ...clock })
  },
  read: (name, request) => {
    const { day, answers } = readDeskCache()
    if (name === 'GET /desk/day')
      return day && day.day.date === request.query?.['date'] ? { at: day.at, value: day.day } : undefined
    const answer = answers?.[name]
    return answer?.of === JSON.stringify(request) && isWhole(name, answer.value) ? answer : undefined
  },
}

/** Reads the ids of the hotel's staff from the cached shift; undefined if no shift is cached. */
export function cachedColleagues(): readonly string[] | undefined {
  const shift = readDeskCache().answers?.['GET /desk/shift']?.value as Shift | undefined
  return shift?.colleagues.map(({ id }) => id)
}
