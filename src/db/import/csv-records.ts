import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { cleanText } from './clean-text.ts'
import { type HotelRecord, knownColumns, requiredColumns } from './hotel-row.ts'

/**
 * A record with the number of its first line, or the reason why the record is unreadable. Line breaks inside quotes
 * count as lines too.
 */
export type CsvRecord = { line: number } & ({ cells: HotelRecord } | { reason: string })

/** Thrown when the import cannot read this file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

/** The longest valid record in characters. A longer record means a quote that was never closed. */
const longestRecord = 20_000

interface ParsedRecord {
  record: string[]
  /** the record's source text */
  raw: string
}

/** Counts lines itself, because the parser counts a CRLF inside quotes as two lines. */
const linesOf = (raw: string) => raw.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/).length

/**
 * Reads a CSV file record by record: UTF-8 with or without BOM, CRLF or LF. Tolerates stray quotes inside fields.
 * Reports the header's unknown columns first.
 */
export async function* csvRecords(
  file: string,
  onUnknownColumns: (names: readonly string[]) => void = () => undefined,
): AsyncGenerator<CsvRecord> {
  const input = createReadStream(file)
  const parser = parse({
    bom: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
  })
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let columns: readonly string[] | undefined
  let lastLine = 0
  try {
    for await (const { record, raw } of parser as AsyncIterable<ParsedRecord>) {
      const line = lastLine + 1
      lastLine += linesOf(raw)
      if (record.every((cell) => cell.trim() === '')) continue
      if (columns) yield { line, ...cellsOf(columns, record) }
      else {
        columns = columnsOf(record)
        onUnknownColumns(columns.filter((name) => name !== '' && !knownColumns.includes(name)))
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line: lastLine + 1, reason: 'a quote opens here and does not close: nothing from this line on was read' }
  } finally {
    input.destroy()
  }
  if (!columns) throw new UnreadableFileError('The file is empty')
}

function columnsOf(record: readonly string[]): readonly string[] {
  const columns = record.map((name) => cleanText(name).toLowerCase())
  const missing = requiredColumns.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw new UnreadableFileError(`The first line names no column ${missing.join(', ')}`)
  const repeated = columns.find((name, i) => name !== '' && columns.indexOf(name) !== i)
  if (repeated) throw new UnreadableFileError(`The first line names the column ${repeated} twice`)
  return columns
}

function cellsOf(columns: readonly string[], record: readonly string[]): { cells: HotelRecord } | { reason: string } {
  if (record.length !== columns.length)
    return { reason: `has ${record.length} cells, the first line has ${columns.length}` }
  return { cells: Object.fromEntries(columns.map((name, i) => [name, record[i]])) }
}
