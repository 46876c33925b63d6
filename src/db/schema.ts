import type { Insertable, Selectable } from 'kysely'
import type { DB } from './generated/database.ts'

export type { DB } from './generated/database.ts'

/** A table's row as selected, inserted or updated: `Row<'bookings'>`. */
export type Row<Table extends keyof DB> = Selectable<DB[Table]>
export type NewRow<Table extends keyof DB> = Insertable<DB[Table]>
