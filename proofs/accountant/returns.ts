/** Calculates the returns of a month or quarter from documents and statement lines, as plain rows in paise. */
import type { Company } from './companies.ts'
import type { Document } from './documents.ts'
import type { Place } from './paise.ts'
import { differenceOfParts, headsOfTax } from './paise.ts'
import type { Line } from './stay.ts'

/**
 * The hotel on the day of the document. `state` is where the room is, which is also the place of supply of the
 * commission.
 */
export type Hotel = { id: string; gstin: string | null; pan: string | null; state: string }

/** `company` is the recipient that the guest gave, `number` the document's number. */
export type Written = {
  on: string
  booking: string
  hotel: Hotel
  company: Company | null
  number: string
  document: Document
}

/** A statement line, or the change that a later settlement makes to it. */
export type Posted = { on: string; booking: string; hotel: Hotel; place: Place; line: Line }

/** The states in which Uncle is registered, in the order of registration. */
export type Uncle = { states: string[] }

export type Books = { written: Written[]; posted: Posted[]; uncle: Uncle }

export type Heads = { value: bigint; cgst: bigint; sgst: bigint; igst: bigint }

/** `to` is a GSTIN, or the kind of recipient. `document` is the document's number for a company, otherwise ''. */
export type Gstr1Row = Heads & {
  of: 'stay' | 'commission'
  registration: string
  table: '4A' | '7' | '9B' | '15'
  to: string
  document: string
  state: string
  percent: number
}
export type Gstr3bRow = Heads & { registration: string; table: '3.1(a)' | '3.1.1(i)' }
export type Gstr8Row = {
  gstin: string
  gross: bigint
  returned: bigint
  net: bigint
  cgst: bigint
  sgst: bigint
  igst: bigint
}
export type Row26q = { pan: string; rate: number; value: bigint; tds: bigint }

const COMMISSION_PERCENT = 18

/** `month` is YYYY-MM. */
export function gstr1(books: Books, month: string): Gstr1Row[] {
  const rows = [...commissionRows(books, month), ...stayRows(books, month)]
  const key = (row: Gstr1Row) =>
    [row.registration, row.table, row.of, row.to, row.document, row.state, row.percent].join('|')
  return added(rows, key, addHeads)
}

/** Table 3.1(a) is commission, and table 3.1.1(i) is stays under section 9(5). Credit notes are deducted from both. */
export function gstr3b(books: Books, month: string): Gstr3bRow[] {
  const rows = gstr1(books, month).map((row): Gstr3bRow => {
    const table = row.of === 'stay' ? '3.1.1(i)' : '3.1(a)'
    return { registration: row.registration, table, ...signed(row) }
  })
  return added(rows, (row) => [row.registration, row.table].join('|'), addHeads)
}

export function gstr8(books: Books, month: string): Gstr8Row[] {
  const gstins = books.posted.filter((entry) => entry.on.startsWith(month)).flatMap((entry) => entry.hotel.gstin ?? [])
  return [...new Set(gstins)].sort().map((gstin) => gstr8Of(books, month, gstin))
}

/** A booking's total for the month is a supply if it is positive, and a return if it is negative (question 17). */
function gstr8Of(books: Books, month: string, gstin: string): Gstr8Row {
  const theirs = byBooking(books.posted, [month]).filter((entry) => entry.hotel.gstin === gstin)
  const values = theirs.map((entry) => entry.line.value)
  const tcsOf = (place: Place) =>
    theirs.filter((entry) => entry.place === place).reduce((sum, entry) => sum + entry.line.tcs, 0n)
  const gross = values.reduce((sum, value) => (value > 0n ? sum + value : sum), 0n)
  const returned = values.reduce((sum, value) => (value < 0n ? sum - value : sum), 0n)
  const { cgst, sgst } = headsOfTax(tcsOf('within_state'), 'within_state')
  return { gstin, gross, returned, net: gross - returned, cgst, sgst, igst: tcsOf('between_states') }
}

/**
 * `from` is the first month of the quarter, YYYY-MM. Every hotel without a PAN is listed as PANNOTAVBL, so its id
 * distinguishes it from other such hotels.
 */
export function form26q(books: Books, from: string): Row26q[] {
  const rows = byBooking(books.posted, quarterOf(from)).map((entry) => ({
    pan: entry.hotel.pan ?? `PANNOTAVBL ${entry.hotel.id}`,
    rate: entry.line.tdsRate,
    value: entry.line.tdsBase,
    tds: entry.line.tds,
  }))
  const add = (a: Row26q, b: Row26q) => ({ ...a, value: a.value + b.value, tds: a.tds + b.tds })
  return added(rows, (row) => `${row.pan}|${String(row.rate).padStart(5, '0')}`, add)
}

/** Calculates the difference between two settlements; null means that nothing was earned. */
export function differenceOfLines(before: Line | null, after: Line | null): Line {
  const shape = after ?? before
  if (shape === null) throw new Error('There is no difference between nothing and nothing')
  const sums = Object.entries(shape).filter(([, sum]) => typeof sum === 'bigint')
  const less = sums.map(([name]) => [name, sumIn(after, name) - sumIn(before, name)])
  return { ...shape, ...Object.fromEntries(less), parts: differenceOfParts(before?.parts ?? [], after?.parts ?? []) }
}

function sumIn(line: Line | null, name: string): bigint {
  const sum = line === null ? 0n : line[name as keyof Line]
  if (typeof sum !== 'bigint') throw new Error(`${name} is no sum`)
  return sum
}

/** Adds up a booking's lines for these months at the last line's rate. */
const byBooking = (posted: Posted[], months: string[]): Posted[] =>
  added(
    posted.filter((entry) => months.some((month) => entry.on.startsWith(month))),
    (entry) => entry.booking,
    (a, b) => ({ ...b, line: differenceOfLines(negatedLine(a.line), b.line) }),
  )

const negatedLine = (line: Line): Line => differenceOfLines(line, null)

/** Adds up the commission of each hotel and GSTIN before dividing its tax into CGST, SGST and IGST (question 14). */
function commissionRows({ posted, uncle }: Books, month: string): Gstr1Row[] {
  const charged = byBooking(posted, [month]).map(({ hotel, line: { commission, gstOnCommission } }) => ({
    hotel,
    isNote: commission < 0n,
    value: commission,
    tax: gstOnCommission,
  }))
  const ofHotels = added(
    charged,
    ({ hotel, isNote }) => `${hotel.id}|${hotel.gstin}|${isNote}`,
    (a, b) => ({ ...a, value: a.value + b.value, tax: a.tax + b.tax }),
  )
  return ofHotels.map(({ hotel, isNote, value, tax }): Gstr1Row => {
    const registration = registrationFor(uncle, hotel.state)
    const heads = { value, ...headsOfTax(tax, registration === hotel.state ? 'within_state' : 'between_states') }
    const common = {
      of: 'commission',
      document: '',
      registration,
      state: hotel.state,
      percent: COMMISSION_PERCENT,
    } as const
    if (hotel.gstin === null) return { ...common, table: '7', to: 'unregistered', ...heads }
    // Commission that we pay back becomes a credit note to the hotel's GSTIN, with a positive amount.
    return isNote
      ? { ...common, table: '9B', to: hotel.gstin, ...negated(heads) }
      : { ...common, table: '4A', to: hotel.gstin, ...heads }
  })
}

/**
 * Returns the stays that Uncle supplies under section 9(5). Documents to companies are listed one by one, their credit
 * notes in 9B. Credit notes to consumers are subtracted from table 15 (question 15).
 */
function stayRows({ written, uncle }: Books, month: string): Gstr1Row[] {
  return written
    .filter((entry) => entry.on.startsWith(month) && entry.hotel.gstin === null)
    .flatMap(({ hotel, company, number, document }) =>
      document.parts.map(({ percent, value, cgst, sgst, igst }): Gstr1Row => {
        const heads = { value, cgst, sgst, igst }
        const registration = registrationFor(uncle, hotel.state)
        const common = { of: 'stay', registration, state: hotel.state, percent } as const
        const isInvoice = document.kind === 'invoice'
        if (company !== null)
          return { ...common, table: isInvoice ? '15' : '9B', to: company.gstin, document: number, ...heads }
        const signed = isInvoice ? heads : negated(heads)
        return { ...common, table: '15', to: 'unregistered', document: '', ...signed }
      }),
    )
}

export const registrationFor = (uncle: Uncle, state: string): string => {
  const registration = uncle.states.includes(state) ? state : uncle.states[0]
  if (registration === undefined) throw new Error('Uncle is registered nowhere')
  return registration
}

const signed = (row: Gstr1Row): Heads => {
  const heads = { value: row.value, cgst: row.cgst, sgst: row.sgst, igst: row.igst }
  return row.table === '9B' ? negated(heads) : heads
}

export const negated = (heads: Heads): Heads => ({
  value: -heads.value,
  cgst: -heads.cgst,
  sgst: -heads.sgst,
  igst: -heads.igst,
})

export const addHeads = <Row extends Heads>(a: Row, b: Row): Row => ({
  ...a,
  value: a.value + b.value,
  cgst: a.cgst + b.cgst,
  sgst: a.sgst + b.sgst,
  igst: a.igst + b.igst,
})

/** Adds up the rows that have the same key. The result is sorted by key. */
export function added<Row>(rows: Row[], keyOf: (row: Row) => string, add: (a: Row, b: Row) => Row): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const sum = sums.get(keyOf(row))
    sums.set(keyOf(row), sum === undefined ? row : add(sum, row))
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function quarterOf(from: string): string[] {
  const [year, first] = from.split('-').map(Number)
  if (year === undefined || first === undefined) throw new Error(`${from} is no month`)
  return [0, 1, 2].map((later) => `${year}-${String(first + later).padStart(2, '0')}`)
}
