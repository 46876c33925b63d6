import pg from 'pg'
import type { CustomTypesConfig } from 'pg'

/** What `pg` would otherwise return as text, and as a Date. */
const { INT8, NUMERIC, DATE } = pg.types.builtins

/** Counts and sums are bigint or numeric in SQL; ours are whole rupees and row counts, far below 2^53. */
function toNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is beyond the whole numbers JavaScript can hold`)
  }
  return value
}

/**
 * How columns become JavaScript values, in both engines: bigint and numeric are numbers, timestamptz a Date, bytea a
 * Buffer, json parsed; a date stays text, since `pg` would make it a midnight of the server's time zone, and so do ranges (select
 * their bounds instead).
 */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') => {
    if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return toNumber
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  }) as CustomTypesConfig['getTypeParser'],
}
