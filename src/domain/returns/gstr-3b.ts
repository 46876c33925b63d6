import type { Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import { groupedBy, sumOf } from './return-sources.ts'
import type { Gstr1Row } from './gstr-1.ts'

/** The tables of GSTR-3B that Uncle fills in: 3.1(a) for its own supplies, 3.1.1(i) for those under section 9(5). */
export type Gstr3bRow = Gst & { table: '3.1(a)' | '3.1.1(i)'; ownGstin: string; value: Paise }

/**
 * Lists the rows of GSTR-3B, which add up those of GSTR-1. Input credit is only a total for the month, because its
 * division into CGST, SGST and IGST is on the gateway's invoice.
 */
export const gstr3bRows = (rows: readonly Gstr1Row[]): Gstr3bRow[] =>
  groupedBy(rows, ({ ownGstin, what }) => `${ownGstin} ${what}`)
    .map(rowOf)
    .toSorted((one, other) => one.ownGstin.localeCompare(other.ownGstin) || (one.table === '3.1(a)' ? -1 : 1))

function rowOf(group: readonly [Gstr1Row, ...Gstr1Row[]]): Gstr3bRow {
  const [{ ownGstin, what }] = group
  const total = (of: (row: Gstr1Row) => Paise) => sumOf(group, (row) => (row.table === '9B' ? -of(row) : of(row)))
  return {
    table: what === 'commission' ? '3.1(a)' : '3.1.1(i)',
    ownGstin,
    value: total(({ value }) => value),
    cgst: total(({ cgst }) => cgst),
    sgst: total(({ sgst }) => sgst),
    igst: total(({ igst }) => igst),
  }
}
