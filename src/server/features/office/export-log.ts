import type { LogEntry } from '#contract/office-people.ts'
import type { Db } from '../../services.ts'
import { logCsv, readLog, type LogFilter } from './read-log.ts'
import { writeLog, type Operator } from './write-log.ts'

const MAX_EXPORTED = 50_000

/** Reads the log as CSV, newest first and at most 50,000 entries, and logs who exported it. */
export async function exportLog(
  db: Db,
  operator: Operator,
  wish: LogFilter,
  now: Date,
): Promise<{ entries: LogEntry[]; csv: string }> {
  const entries = await readLog(db, wish, MAX_EXPORTED)
  const detail = { lines: entries.length }
  const line = { act: 'log_exported', subject: 'log', reason: 'taken along as a table', detail } as const
  await db.transaction().execute((trx) => writeLog(trx, operator, line, now))
  return { entries, csv: logCsv(entries) }
}
