import { addDays, isIstDate, istInstant, toIstIso } from '#domain/kernel/ist.ts'

/** The filter of the log as its address contains it. Days are those in India. */
export const EMPTY_FILTER = { who: '', act: '', text: '', hotel: '', from: '', to: '' }
export type LogFilter = Partial<typeof EMPTY_FILTER>

export const readFilter = (query: URLSearchParams): LogFilter =>
  Object.fromEntries(
    Object.keys(EMPTY_FILTER).flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** Builds the filter that the call expects. The last day is included. */
export function queryOf({ from, to, ...words }: LogFilter) {
  return {
    ...words,
    ...(from !== undefined && isIstDate(from) ? { since: toIstIso(istInstant(from)) } : {}),
    ...(to !== undefined && isIstDate(to) ? { until: toIstIso(istInstant(addDays(to, 1))) } : {}),
  }
}
