import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/staff.ts'

/** `isFigure`: a number, aligned to the right. `of`: the cell; nothing for an empty one. */
export type Column<Row> = { name: string; isFigure?: boolean; of: (row: Row) => ReactNode }

type DataTableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Whether the first column names its row. A log's lines have no name. */
  hasNames?: boolean
  /** rows of another kind, below the others */
  more?: ReactNode
  foot?: ReactNode
}

const classOf = <Row,>({ isFigure }: Column<Row>) => (isFigure ? 'figure' : undefined)

/** A table on a desktop, and on a phone a block of named facts for each row. */
export function DataTable<Row>({ columns, rows, keyOf, hasNames = true, more, foot }: DataTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <table className="data-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {hasNames && first && <th scope="row">{first.of(row)}</th>}
            {(hasNames ? others : columns).map((column) => (
              <td key={column.name} data-name={column.name} className={classOf(column)}>
                {column.of(row)}
              </td>
            ))}
          </tr>
        ))}
        {more}
      </tbody>
      {foot}
    </table>
  )
}

type DataListProps<Row> = DataTableProps<Row> & {
  /** the name of the list for screen readers */
  label: string
  /** the sentence of an empty list */
  empty: string
  /** below the list */
  note?: ReactNode
  /** loads the next rows; undefined if all are shown */
  showMore?: (() => Promise<unknown>) | undefined
  moreWords?: string
}

/** A panel with a table, a sentence if it is empty, and a button that shows more. */
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
