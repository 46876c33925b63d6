import { sql, type RawBuilder } from 'kysely'

/** Whether booking `b` is a stay that is over and whose guests came. */
export function isStay(b: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${b}.${column}`)
  return sql<boolean>`${of('status')} = 'completed' and ${of('ended_at')} is not null and ${of('no_show_at')} is null`
}
