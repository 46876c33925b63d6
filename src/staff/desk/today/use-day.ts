import type { DeskDay } from '#contract/desk.ts'
import { useCall } from '../desk-calls.ts'

export type DayState = {
  day: DeskDay | undefined
  /** when these lists were fetched; set only if the last request failed */
  staleSince: Date | undefined
  hasFailed: boolean
}

/** Loads the lists of a day. Today's lists are also available offline. */
export function useDay(date: string): DayState {
  const { value: day, cachedAt, refusal } = useCall('GET /desk/day', { query: { date } })
  const staleAt = cachedAt ?? (refusal && day?.now)
  return {
    day,
    staleSince: staleAt === undefined ? undefined : new Date(staleAt),
    hasFailed: refusal !== undefined && day === undefined,
  }
}
