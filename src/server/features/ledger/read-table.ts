import { CsvError, parse } from 'csv-parse/sync'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The separator that divides the first line into the most cells. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1)
  const cellsWith = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cellsWith(next) > cellsWith(best) ? next : best))
}

/**
 * Splits a table of a bank or a gateway into cells: any of the usual separators, quotes, line ends and a byte order mark.
 * Refuses text that is no table with the line, counting from 1.
 */
export function readTable(text: string): Result<string[][], number> {
  try {
    const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true }
    return accept(parse(text, { ...options, delimiter: delimiterOf(text) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as CsvError & { lines?: number }
    return refuse(lines ?? 1)
  }
}
