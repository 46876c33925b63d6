import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { ShortRow, type Short } from './short-row.tsx'
import { useMedia } from './use-media.ts'
import * as common from '#words/common.ts'
import * as t from '#words/staff.ts'

export type Column<Row> = {
  name: string
  /** whether it is a number, which is aligned to the right */
  isFigure?: boolean
  /** whether a phone shows it only after a tap on the row's second line */
  isBehindTap?: boolean
  /** returns the content of the cell; nothing for an empty one */
  of: (row: Row) => ReactNode
}

/** Checkboxes in front of the rows, with which users select rows for an action. */
export type Choice<Row> = {
  /** the heading of the checkboxes, for screen readers */
  name: string
  /** the name of a row's checkbox, for screen readers */
  nameOf: (row: Row) => string
  isChosen: (row: Row) => boolean
  toggle: (row: Row) => void
}

type DataTableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Whether the first column names its row. The lines of a log have no name. */
  hasNames?: boolean
  /** the two lines of a row on a phone */
  short: (row: Row) => Short
  choice?: Choice<Row> | undefined
  /** the window's width in em from which the table is shown; narrower windows show a list with two lines per row */
  roomFrom?: number
  /** additional rows and the sums, below the others; `short`: the same for a phone */
  more?: { rows?: ReactNode; foot: ReactNode; short: ReactNode }
}

/** 768 px: a tablet has room for most tables. */
const TABLET = 48

const classOf = <Row,>({ isFigure }: Column<Row>) => (isFigure ? 'figure' : undefined)

/** Shows a table on paper and in wide windows, and two lines per row on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const hasRoom = useMedia(`(min-width: ${props.roomFrom ?? TABLET}em), print`)
  return hasRoom ? <Table {...props} /> : <ShortRows {...props} />
}

const ChoiceBox = <Row,>({ choice, row }: { choice: Choice<Row>; row: Row }) => (
  <Tick checked={choice.isChosen(row)} onChange={() => choice.toggle(row)}>
    <span className="visually-hidden">{choice.nameOf(row)}</span>
  </Tick>
)

function ShortRows<Row>({ columns, rows, keyOf, short, choice, more }: DataTableProps<Row>) {
  const behind = columns.filter(({ isBehindTap }) => isBehindTap)
  return (
    <ul className="short-rows">
      {rows.map((row) => (
        <ShortRow
          key={keyOf(row)}
          {...short(row)}
          box={choice && <ChoiceBox choice={choice} row={row} />}
          facts={behind.map(({ name, of }) => ({ name, value: of(row) }))}
        />
      ))}
      {more?.short}
    </ul>
  )
}

function Table<Row>({ columns, rows, keyOf, hasNames = true, choice, more }: DataTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <table className="data-table">
      <thead>
        <tr>
          {choice && (
            <td className="choice-cell">
              <span className="visually-hidden">{choice.name}</span>
            </td>
          )}
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={choice?.isChosen(row) ? 'chosen' : undefined}>
            {choice && (
              <td className="choice-cell">
                <ChoiceBox choice={choice} row={row} />
              </td>
            )}
            {hasNames && first && <th scope="row">{first.of(row)}</th>}
            {(hasNames ? others : columns).map((column) => (
              <td key={column.name} className={classOf(column)}>
                {column.of(row)}
              </td>
            ))}
          </tr>
        ))}
        {more?.rows}
      </tbody>
      {more?.foot}
    </table>
  )
}

type DataListProps<Row> = DataTableProps<Row> & {
  /** the name of the list for screen readers */
  label: string
  /** the sentence for an empty list */
  empty: string
  /** content below the list */
  note?: ReactNode
  /** loads the next rows; undefined if all are shown */
  showMore?: (() => Promise<unknown>) | undefined
  moreWords?: string
}

/** Shows a panel with a table, a sentence if the table is empty, and a button that shows more. */
export function DataList<Row>({
  label,
  empty,
  note,
  showMore,
  moreWords = common.showMore,
  ...table
}: DataListProps<Row>) {
  return (
    <section className="panel" aria-label={label}>
      {table.rows.length === 0 ? <p className="panel-inside soft">{empty}</p> : <DataTable {...table} />}
      {(note !== undefined || showMore) && (
        <div className="panel-foot">
          {note !== undefined && <span className="soft">{note}</span>}
          {showMore && (
            <button type="button" className="link plain" onClick={() => void showMore()}>
              {moreWords}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Downloads the list as CSV, with the same filter. */
export const CsvLink = ({ href }: { href: string }) => (
  <a className="button quiet" href={href} download>
    <Icon name="download" />
    {t.exportAsCsv}
  </a>
)
