import { taxIn, type Gst } from '../bills/gst.ts'
import type { Paise } from '../kernel/paise.ts'
import type { GstState } from '../tax-documents/gst-states.ts'
import { placeOfSupply } from '../tax-documents/gstin.ts'
import { groupedBy, headsOf, sumOf, type DocumentSums, type LineSums, type ReturnSources } from './return-sources.ts'

/**
 * The tables of GSTR-1 that Uncle fills: 4A supplies to registered persons, 7 to consumers, 9B credit notes to
 * registered persons, 15 supplies under section 9(5).
 */
export const GSTR_1_TABLES = ['4A', '7', '9B', '15'] as const
export type Gstr1Table = (typeof GSTR_1_TABLES)[number]

/** A row of GSTR-1. Credit notes in 9B are above zero and lower the tax; in 7 and 15 they are subtracted already. */
export type Gstr1Row = Gst & {
  table: Gstr1Table
  what: 'commission' | 'rooms'
  ownGstin: string
  /** of the recipient; null for consumers */
  gstin: string | null
  name: string | null
  state: GstState
  percent: number
  value: Paise
}

/** The tax that a row adds to the return. */
export const taxOfRow = (row: Gstr1Row): Paise => (row.table === '9B' ? -taxIn(row) : taxIn(row))

const compare = (one: Gstr1Row, other: Gstr1Row): number =>
  one.ownGstin.localeCompare(other.ownGstin) ||
  GSTR_1_TABLES.indexOf(one.table) - GSTR_1_TABLES.indexOf(other.table) ||
  (one.name ?? '').localeCompare(other.name ?? '') ||
  one.state.code.localeCompare(other.state.code) ||
  one.percent - other.percent

const isEmpty = ({ value, cgst, sgst, igst }: Gstr1Row): boolean =>
  value === 0 && cgst === 0 && sgst === 0 && igst === 0

/** Lists the rows of GSTR-1 for all of Uncle's registrations. */
export const gstr1Rows = ({ documents, lines }: ReturnSources): Gstr1Row[] =>
  [...roomRows(documents), ...commissionRows(lines)].filter((row) => !isEmpty(row)).toSorted(compare)

/** Rooms of hotels without a registration: table 15, and 9B for credit notes to a registered guest. */
function roomRows(documents: readonly DocumentSums[]): Gstr1Row[] {
  const isInNotes = ({ kind, recipientGstin }: DocumentSums) => kind === 'credit_note' && recipientGstin !== null
  const rowOf = (table: Gstr1Table, group: readonly [DocumentSums, ...DocumentSums[]]): Gstr1Row => {
    const [{ ownGstin, recipientGstin: gstin, state, percent }] = group
    const total = (of: (one: DocumentSums) => Paise) =>
      sumOf(group, (one) => (one.kind === 'invoice' || table === '9B' ? of(one) : -of(one)))
    return {
      table,
      what: 'rooms',
      ownGstin,
      gstin,
      name: null,
      state,
      percent,
      value: total(({ value }) => value),
      cgst: total(({ cgst }) => cgst),
      sgst: total(({ sgst }) => sgst),
      igst: total(({ igst }) => igst),
    }
  }
  const keyOf = ({ ownGstin, recipientGstin, state, percent }: DocumentSums) =>
    [ownGstin, recipientGstin, state.code, percent].join(' ')
  return [
    ...groupedBy(
      documents.filter((one) => !isInNotes(one)),
      keyOf,
    ).map((group) => rowOf('15', group)),
    ...groupedBy(documents.filter(isInNotes), keyOf).map((group) => rowOf('9B', group)),
  ]
}

/**
 * Commission of a hotel's month. To a registered hotel what was charged is in 4A, what was taken back in 9B; other
 * hotels count as consumers.
 */
function commissionRows(lines: readonly LineSums[]): Gstr1Row[] {
  const ofHotels = groupedBy(lines, ({ hotelId, gstin, ownGstin, state, gstRate, isTakenBack }) =>
    [hotelId, gstin, ownGstin, state.code, gstRate, gstin !== null && isTakenBack].join(' '),
  ).map((group): Gstr1Row => {
    const [{ gstin, name, ownGstin, state, gstRate, isTakenBack }] = group
    const table = gstin === null ? '7' : isTakenBack ? '9B' : '4A'
    const sign = table === '9B' ? -1 : 1
    return {
      table,
      what: 'commission',
      ownGstin,
      gstin,
      name: gstin && name,
      state,
      percent: gstRate / 100,
      value: sign * sumOf(group, ({ commission }) => commission),
      ...headsOf(sign * sumOf(group, ({ gstOnCommission }) => gstOnCommission), placeOfSupply(ownGstin, state.code)),
    }
  })
  const toConsumers = groupedBy(
    ofHotels.filter(({ table }) => table === '7'),
    ({ ownGstin, state, percent }) => [ownGstin, state.code, percent].join(' '),
  ).map((group) => ({
    ...group[0],
    value: sumOf(group, ({ value }) => value),
    cgst: sumOf(group, ({ cgst }) => cgst),
    sgst: sumOf(group, ({ sgst }) => sgst),
    igst: sumOf(group, ({ igst }) => igst),
  }))
  return [...ofHotels.filter(({ table }) => table !== '7'), ...toConsumers]
}
