import { apiFor } from '#web/lib/api-for.ts'
import { valueOrThrow } from '#web/lib/api.ts'
import { minuteOf, type LoadContext } from '#web/lib/load-context.ts'
import type { RecordOverview } from '#contract/record.ts'

/** `at` is the index of the shown month. `now` decides whether dates show their year. */
export type RecordPageData = RecordOverview & { at: number; origin: string; now: string }

type RecordCall = { url: URL; context: LoadContext }

/** Loads our record and shows the month that the address names, or else the last month. */
export async function loadRecord({ url, context }: RecordCall): Promise<RecordPageData> {
  const record = valueOrThrow(await apiFor(context).get('/record'))
  const named = record.months.findIndex(({ until }) => until.startsWith(`${url.searchParams.get('month') ?? ' '}-`))
  const at = named === -1 ? record.months.length - 1 : named
  const now = minuteOf(context).toISOString().slice(0, 10)
  return { ...record, at, origin: url.origin, now }
}
