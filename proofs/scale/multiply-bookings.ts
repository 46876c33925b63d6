/**
 * Builds SQL that copies the rows of a sample booking. One statement for each row inserts it for every planned booking
 * of that kind, with that booking's ids, times, hotel, room, guest and staff.
 */
import type { Model } from './model-bookings.ts'
import type { Column, Row } from './read-rows.ts'

/** Tables that are not copied, because their rows belong to a hotel, a guest, a day or a job. */
export const NOT_OF_A_BOOKING = [
  'catalogue_changes',
  'credit_balances',
  'desk_life',
  'guest_versions',
  'job_runs',
  'register_counters',
  'scheduled_jobs',
  'shown_versions',
  'tax_counters',
  'tax_series',
] as const

/** After how many days jobs delete a table's rows. Older bookings get no rows in these tables. */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  outbox: 30,
  dev_messages: 30,
  dev_gateway_payments: 30,
  dev_gateway_refunds: 30,
  webhook_events: 180,
  register_entries: 365,
  idempotency_keys: 2,
  hours_links: 30,
  came_links: 30,
}

/** Ids of copied rows start here, above those of the demo. */
const FIRST_ID = 1_000_000_000
/** The maximum number of rows that a booking can leave in one table. */
const MOST_ROWS = 16

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Matches an id from the test gateway, such as 'tpid_7d1c0f…'. */
const GATEWAY_ID = /^t[a-z]+_\w{8,}$/
/** Whether a text in a unique column is a random reference rather than a word such as 'payment_settled'. */
const isReference = (text: string) => text.length >= 12 && /\d/.test(text)
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

export type ForeignKey = { table: string; column: string; toTable: string; toColumn: string }

type Context = {
  model: Model
  columns: readonly Column[]
  foreignKeys: readonly ForeignKey[]
  /** ids and references of the sample booking, each with the SQL for the copy's value */
  tokens: ReadonlyMap<string, string>
}

/** Columns, as 'table.column', that get a planned value instead of a copied one. */
const DRAWN: Readonly<Record<string, string>> = {
  'bookings.short_id': 'p.code',
  'bookings.grace_minutes': '0',
  'bookings.grace_until': 'null',
  'tax_documents.series_id': 'p.hotel_id',
  'tax_documents.financial_year': 'p.year',
  'tax_documents.serial': 'p.serial',
  'tax_documents.number': 'p.number',
}

const hashOf = (value: string) => `sha256(convert_to(${quoted(value)} || p.n, 'UTF8'))`
const uuidOf = (value: string) => `md5(${quoted(value)} || p.n)::uuid`

function tokensOf(model: Model, columns: readonly Column[]): Map<string, string> {
  const tokens = new Map<string, string>([
    [model.guest.id, 'p.guest::text'],
    [model.staff.id, 'p.staff::text'],
  ])
  for (const [table, rows] of model.rows)
    for (const { name, type, isUnique } of columns.filter((column) => column.table === table))
      for (const row of rows) {
        const value = row[name]
        if (value === null || value === undefined) continue
        if (`${table}.${name}` === 'bookings.short_id') tokens.set(value, 'p.code')
        for (const [uuid] of value.matchAll(UUID)) if (!tokens.has(uuid)) tokens.set(uuid, `${uuidOf(uuid)}::text`)
        const isAlone =
          type === 'text' && value.search(UUID) < 0 && (isUnique ? isReference(value) : GATEWAY_ID.test(value))
        if (isAlone && !tokens.has(value)) tokens.set(value, `${quoted(value)} || p.n`)
      }
  return tokens
}

/** Replaces each id and reference in a text with its SQL. */
function textExpression(value: string, { tokens }: Context): string {
  const known = [...tokens.keys()].filter((token) => value.includes(token)).toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return quoted(value)
  const pattern = new RegExp(
    `(${known.map((token) => token.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`,
  )
  const parts = value.split(pattern).filter((part) => part !== '')
  return `(${parts
    .map((part) => tokens.get(part) ?? quoted(part))
    .map((part) => `(${part})`)
    .join(' || ')})`
}

const idOf = (place: number) => `(${FIRST_ID} + p.n * ${MOST_ROWS} + ${place})`

/** Returns the index of the sample's row that a foreign key refers to; -1 if the row is not part of the sample. */
function placeOf({ model, foreignKeys }: Context, column: Column, value: string): number {
  const key = foreignKeys.find((one) => one.table === column.table && one.column === column.name)
  return key ? (model.rows.get(key.toTable)?.findIndex((row) => row[key.toColumn] === value) ?? -1) : -1
}

function expression(context: Context, column: Column, row: Row, place: number): string {
  const { model } = context
  const { table, name, type, isKey, isUnique } = column
  const drawn = DRAWN[`${table}.${name}`]
  if (drawn) return drawn
  const value = row[name]
  if (value === null || value === undefined) return 'null'
  if (table === 'register_entries' && name === 'number') return `p.entry + ${place}`
  if (name === 'hotel_id' && Number(value) === model.hotel.id) return 'p.hotel_id'
  if (name === 'city_id' && Number(value) === model.hotel.cityId) return 'p.city_id'
  if (name === 'room_id') return 'p.room_id'
  if (name === 'coupon_id') return 'p.coupon_id'
  const isWhole = type === 'bigint' || type === 'integer'
  if (isWhole && isKey && name === 'id') return idOf(place)
  const named = isWhole ? placeOf(context, column, value) : -1
  if (named >= 0) return idOf(named)
  // A posting of credits refers to its credit entry by number, written as text.
  if (table === 'ledger_postings' && name === 'fact' && /^\d+$/.test(value)) {
    const entry = model.rows.get('credit_entries')?.findIndex(({ id }) => id === value) ?? -1
    if (entry < 0) throw new Error(`${model.name}: nothing is known of the fact ${value}`)
    return `${idOf(entry)}::text`
  }
  if (type === 'timestamp with time zone') return `${quoted(value)}::timestamptz + p.shift`
  if (type === 'date') return `${quoted(value)}::date + p.days`
  if (type === 'tstzrange') {
    const range = `${quoted(value)}::tstzrange`
    return `tstzrange(lower(${range}) + p.shift, upper(${range}) + p.shift)`
  }
  if (type === 'bytea' && isUnique) return hashOf(value)
  if (type === 'uuid' || type === 'text' || type === 'jsonb') {
    return `${textExpression(value, context)}::${type}`
  }
  return `${quoted(value)}::${type}`
}

/** Builds the statements that copy every row of a sample booking. */
export function statementsOf(
  model: Model,
  number: number,
  { columns, foreignKeys }: { columns: readonly Column[]; foreignKeys: readonly ForeignKey[] },
): string[] {
  const context = { model, columns, foreignKeys, tokens: tokensOf(model, columns) }
  const skipped: readonly string[] = NOT_OF_A_BOOKING
  return [...model.rows]
    .filter(([table]) => !skipped.includes(table))
    .flatMap(([table, rows]) => {
      if (rows.length > MOST_ROWS) throw new Error(`a booking leaves ${rows.length} rows of ${table}`)
      const own = columns.filter((column) => column.table === table)
      const names = own.map(({ name }) => `"${name}"`).join(', ')
      const kept = KEPT_DAYS[table]
      const isKept = kept === undefined ? '' : ` and p.day > current_date - ${kept}`
      return rows.map((row, place) => {
        const values = own.map((column) => expression(context, column, row, place)).join(', ')
        return `insert into "${table}" (${names}) overriding system value select ${values} from fill_plan p where p.model = ${number}${isKept} order by p.n`
      })
    })
}
