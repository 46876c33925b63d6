/** Counted events by day: `npm run counts -- [--since 2026-11-01] [--csv]`. */
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { type Count, listCounts } from '#server/features/analytics/list-counts.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOptions, readSince, runOnDatabase } from './operator-command.ts'

const DAYS_SHOWN = 7

const usage = `Usage: npm run counts -- [--since 2026-11-01] [--csv]
  --since  this day (Indian time) and later; the last ${DAYS_SHOWN} days without it
  --csv    as a table for a spreadsheet: npm run --silent counts -- --csv > counts.csv`

const asText = ({ day, name, page, times }: Count) =>
  `${day}  ${String(times).padStart(7)}  ${name.padEnd(20)} ${page ?? ''}`

await runOnDatabase('counts', () => {
  const { since, csv = false } = readOptions({ since: { type: 'string' }, csv: { type: 'boolean' } }, usage)
  const from = readSince(since ?? addDays(istDateOf(new Date()), 1 - DAYS_SHOWN), usage)
  return async (db: Db) => {
    const counts = await listCounts(db, from ?? new Date(0))
    if (csv) {
      const rows = counts.map(({ day, name, page, times }) => [day, name, page, times])
      process.stdout.write(csvText([['day', 'name', 'page', 'times'], ...rows]))
    } else console.log(counts.length === 0 ? 'Nothing was counted.' : counts.map(asText).join('\n'))
  }
})
