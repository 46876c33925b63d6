import pg from 'pg'
import type { CustomTypesConfig } from 'pg'

/** Types that `pg` returns as text or as a Date by default. */
const { INT8, NUMERIC, DATE } = pg.types.builtins

/**
 * Parses bigint and numeric, which SQL uses for counts and sums. All of our values are whole rupees or numbers of rows,
 * far below 2^53.
 */
function toNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the whole numbers JavaScript can hold`)
  }
  return value
}

/**
 * Converts columns to JavaScript values in both engines: bigint and numeric to numbers, timestamptz to a Date, bytea to
 * a Buffer, and json to a parsed value. A date stays text, because `pg` would turn it into midnight in the server's
 * time zone. Ranges also stay text, so select their bounds instead.
 */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') => {
    if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return toNumber
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as CustomTypesConfig['getTypeParser'],
}
