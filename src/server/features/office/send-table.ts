import type { FastifyReply } from 'fastify'
import { csvText, type Cell } from '#domain/kernel/csv-text.ts'
import type { ViewedList } from '#domain/office/saved-views.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { OfficeSession } from '../../http/office-session.ts'
import type { Services } from '../../services.ts'
import { writeLog, type LogLine } from './write-log.ts'

/** The columns of a list's CSV export. */
export type Table<Row> = { list: ViewedList; headings: readonly string[]; cellsOf: (row: Row) => readonly Cell[] }

type Export<Row> = {
  /** at most `most` + 1 rows; the extra row shows that there are more */
  rows: readonly Row[]
  most: number
  detail: NonNullable<LogLine['detail']>
}

/**
 * Sends a list as CSV, and logs who exported it. If more than `most` rows match the filter, the last line says so.
 */
export async function sendTable<Row>(
  { db, clock }: Services,
  { session, reply }: { session: OfficeSession; reply: FastifyReply },
  { list, headings, cellsOf }: Table<Row>,
  { rows, most, detail }: Export<Row>,
): Promise<FastifyReply> {
  const lines = rows.slice(0, most)
  const line = { act: `${list}_exported`, subject: list, reason: 'taken along as a table' } as const
  await db
    .transaction()
    .execute((trx) => writeLog(trx, session, { ...line, detail: { lines: lines.length, ...detail } }, clock.now()))
  const left =
    rows.length > most ? [[`Only the first ${most} ${list} are here. Narrow the filter for the others.`]] : []
  return sendCsv(reply, { name: `uncle-${list}.csv`, text: csvText([headings, ...lines.map(cellsOf), ...left]) })
}
