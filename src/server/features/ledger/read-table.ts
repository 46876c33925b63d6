import { CsvError, parse, type Options } from 'csv-parse/sync'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Finds the separator that splits a line into the most cells. */
function delimiterOf(line: string): string {
  const cellsWith = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (cellsWith(next) > cellsWith(best) ? next : best))
}

const linesOf = (text: string): string[] => text.split(/\r?\n|\r/)

const ALWAYS = { bom: true, trim: true, relax_column_count: true } as const

function cellsOf(text: string, options: Options): Result<string[][], number> {
  try {
    return accept(parse(text, { ...ALWAYS, ...options }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as CsvError & { lines?: number }
    return refuse(lines ?? 1)
  }
}

/**
 * Splits a bank's or a gateway's table into cells. Accepts all usual separators, quotes, line ends and a byte order
 * mark. Refuses a text that is not a table, and names the line, counting from 1.
 */
export const readTable = (text: string): Result<string[][], number> =>
  cellsOf(text, { skip_empty_lines: true, delimiter: delimiterOf(linesOf(text)[0] ?? '') })

/**
 * Splits a table that has other text above its headings. Keeps empty lines, so that row numbers equal the file's line
 * numbers. `isHeading` recognises the line of headings, from which the separator is found.
 */
export function readTableBelowWords(text: string, isHeading: (line: string) => boolean): Result<string[][], number> {
  const lines = linesOf(text)
  return cellsOf(text, { relax_quotes: true, delimiter: delimiterOf(lines.find(isHeading) ?? lines[0] ?? '') })
}
