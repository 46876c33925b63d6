import type { Record, TableRecord } from './record.ts'

/** Tables that must have rows, because the drill proves nothing about an empty table. */
export const NEVER_EMPTY = [
  'bookings',
  'stays',
  'payments',
  'refunds',
  'ledger_entries',
  'tax_documents',
  'users',
  'pictures',
  'credit_entries',
] as const

const words = ({ rows, checksum }: TableRecord) => `${rows} rows, ${checksum}`

function ofTables(at: Record['tables'], after: Record['tables']): string[] {
  const names = [...new Set([...at.keys(), ...after.keys()])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [at.get(name), after.get(name)]
    if (!was) return [`${name}: a table that was not there`]
    if (!is) return [`${name}: the table is missing`]
    return was.rows === is.rows && was.checksum === is.checksum
      ? []
      : [`${name}: ${words(was)} at the moment, ${words(is)} after the restore`]
  })
}

function ofFiles(at: Record['files'], after: Record['files'], destroyed: ReadonlySet<string>): string[] {
  const lost = [...at].flatMap(([key, digest]) => {
    if (destroyed.has(key)) return []
    const is = after.get(key)
    if (is === undefined) return [`${key}: the file is missing`]
    return is === digest ? [] : [`${key}: another content`]
  })
  const more = [...after.keys()].flatMap((key) => {
    if (destroyed.has(key)) return [`${key}: was destroyed and is back`]
    return at.has(key) ? [] : [`${key}: a file that was not there`]
  })
  return [...lost, ...more]
}

/**
 * Returns each difference in a sentence. `destroyed` has the keys of files that must not come back, whenever they were
 * destroyed.
 */
export const differences = (at: Record, after: Record, destroyed: ReadonlySet<string>): string[] => [
  ...ofTables(at.tables, after.tables),
  ...ofFiles(at.files, after.files, destroyed),
]

/** Returns the tables of this list that are empty or no longer exist. */
export const withoutRows = (tables: Record['tables']): string[] =>
  NEVER_EMPTY.filter((name) => (tables.get(name)?.rows ?? 0) === 0)
