import type { DeskDay } from '#contract/desk.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import type { KeptAnswers } from '../staff/staff-calls.ts'
import { keep, readKept } from './kept-desk.ts'

/** Today's lists stay on this device, and stand in for the server's while there is no network. */
export const KEPT_ANSWERS: KeptAnswers = {
  keep: (name, _request, value) => {
    if (name !== 'GET /desk/day') return
    const day = value as DeskDay
    if (day.date === istDateOf(serverNow())) keep({ day: { at: day.now, day } })
  },
  read: (name, { query }) => {
    const { day: kept } = readKept()
    const isAsked = name === 'GET /desk/day' && kept?.day.date === query?.['date']
    return isAsked && kept ? { at: kept.at, value: kept.day } : undefined
  },
}
