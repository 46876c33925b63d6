import { useEffect, useState } from 'react'
import type { DeskDay } from '#contract/desk.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { deskApi } from '../desk-api.ts'
import { useDesk } from '../desk-context.ts'
import { keep, readKept } from '../kept-desk.ts'

export type DayState = {
  day: DeskDay | undefined
  /** when these lists were true, if the server could not be asked */
  staleSince: Date | undefined
  hasFailed: boolean
}

const NOTHING: DayState = { day: undefined, staleSince: undefined, hasFailed: false }

const isToday = (date: string) => date === istDateOf(serverNow())

/** The kept lists stand in for today's while there is no network. */
function keptDay(date: string): DayState {
  const { day: kept } = readKept()
  if (kept?.day.date !== date) return { ...NOTHING, hasFailed: true }
  return { day: kept.day, staleSince: new Date(kept.at), hasFailed: false }
}

/** The lists of a day, asked for again whenever something of the hotel may have changed. */
export function useDay(date: string): DayState {
  const { subscribe } = useDesk()
  const [state, setState] = useState<DayState & { date: string }>({ ...NOTHING, date })
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const answer = await deskApi.get('/desk/day', { query: { date }, signal: leaving.signal })
      if (answer.ok) {
        if (isToday(date)) keep({ day: { at: answer.value.now, day: answer.value } })
        setState({ date, day: answer.value, staleSince: undefined, hasFailed: false })
      } else setState({ date, ...keptDay(date) })
    }
    const loadQuietly = () => void load().catch(() => undefined) // the page went on to another day
    loadQuietly()
    const unsubscribe = subscribe(loadQuietly)
    return () => {
      unsubscribe()
      leaving.abort()
    }
  }, [date, subscribe])
  return state.date === date ? state : NOTHING
}
