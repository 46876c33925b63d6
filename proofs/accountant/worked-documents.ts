/** Documents and returns worked out by hand, in paise. */
import type { Document, Settlement } from './documents.ts'
import { documentsOf } from './documents.ts'
import { differenceOfLines, type Hotel } from './returns.ts'
import { settle } from './stay.ts'
import { base, day, halves } from './worked-base.ts'

type WorkedDocuments = { name: string; settlements: Settlement[]; are: Document[] }

/** ₹1,499: the line's rounding is −4, so the document adds 4 and its total is the 157400 that was paid. */
const odd = { parts: [halves(5, 149_900n, 3_748n)], rounding: -4n }
const even = { parts: [halves(5, 150_000n, 3_750n)], rounding: 0n }
const nothing: Settlement = { outcome: 'stayed', parts: [], rounding: 0n }
const oddInvoice = { parts: odd.parts, rounding: 4n, total: 157_400n }
const evenInvoice = { parts: even.parts, rounding: 0n, total: 157_500n }
const noShow = { parts: [halves(5, 30_000n, 750n)], rounding: 0n }

export const workedDocuments: WorkedDocuments[] = [
  {
    name: 'an invoice at the end of the stay, none for a settlement that changes nothing',
    settlements: [
      { outcome: 'stayed', ...odd },
      { outcome: 'stayed', ...odd },
    ],
    are: [{ kind: 'invoice', ...oddInvoice, settlement: 0 }],
  },
  {
    // 178500 was billed with hours of 20100 (halves 4250, rounding 0). Without the hours it is 149900, tax 3748 twice
    // and rounding +4. So the credit note is 20100, tax 502 twice and rounding 0 − 4 = −4: 21100, which is ₹201 + ₹10.
    name: 'extra hours taken off are a credit note of the difference',
    settlements: [
      { outcome: 'stayed', parts: [halves(5, 170_000n, 4_250n)], rounding: 0n },
      { outcome: 'stayed', ...odd },
    ],
    are: [
      { kind: 'invoice', parts: [halves(5, 170_000n, 4_250n)], rounding: 0n, total: 178_500n, settlement: 0 },
      { kind: 'credit_note', parts: [halves(5, 20_100n, 502n)], rounding: -4n, total: 21_100n, settlement: 1 },
    ],
  },
  {
    name: 'guests that the hotel did not take are a credit note in full',
    settlements: [{ outcome: 'stayed', ...odd }, nothing],
    are: [
      { kind: 'invoice', ...oddInvoice, settlement: 0 },
      { kind: 'credit_note', ...oddInvoice, settlement: 1 },
    ],
  },
  {
    name: 'a no-show that came is a credit note and a new invoice',
    settlements: [
      { outcome: 'no_show', ...noShow },
      { outcome: 'stayed', ...even },
    ],
    are: [
      { kind: 'invoice', ...noShow, total: 31_500n, settlement: 0 },
      { kind: 'credit_note', ...noShow, total: 31_500n, settlement: 1 },
      { kind: 'invoice', ...evenInvoice, settlement: 1 },
    ],
  },
  {
    name: 'a no-show that had paid all and came has a credit note and a new invoice as well',
    settlements: [
      { outcome: 'no_show', ...odd },
      { outcome: 'stayed', ...odd },
    ],
    are: [
      { kind: 'invoice', ...oddInvoice, settlement: 0 },
      { kind: 'credit_note', ...oddInvoice, settlement: 1 },
      { kind: 'invoice', ...oddInvoice, settlement: 1 },
    ],
  },
  { name: 'nothing earned is no document', settlements: [nothing, nothing], are: [] },
]

const registered: Hotel = { id: 'mogra', gstin: '27AAACM1111A1Z1', pan: 'AAACM1111A', state: 'MH' }
const ours: Hotel = { id: 'juhi', gstin: null, pan: null, state: 'MH' }
const entry = (on: string, hotel: Hotel) => ({ on, booking: on, number: on, hotel })

/**
 * A company in Karnataka. CGST and SGST still apply to its rooms in Maharashtra, because the place of supply is where
 * the room is.
 */
const company = { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles', address: '3 MG Road, Bengaluru 560001' }
const [invoice, note] = documentsOf([{ outcome: 'stayed', ...even }, nothing])
const [small] = documentsOf([{ outcome: 'no_show', ...noShow }])
if (!invoice || !note || !small) throw new Error('Three documents were expected')

const within = 'within_state' as const
const withoutPan = { registered: false, pan: 'missing', commission: null } as const
const line = settle(base)
const ourLine = settle({ ...base, hotel: withoutPan })
const smallLine = settle({ ...base, outcome: 'no_show', dueAtDesk: 1260 })
const oddLine = settle({ ...base, days: [day(1499)] })

/**
 * November: the registered hotel has lines of 150000 and 30000, and one of October's bookings loses 30000. Uncle's own
 * stay is 150000. The line of 149900 belongs to December and counts only in the quarter. A company has three documents
 * from Uncle, each listed separately, and one from the registered hotel, which reports it itself.
 */
export const workedReturns = {
  month: '2026-11',
  quarter: '2026-10',
  books: {
    uncle: { states: ['MH'] },
    written: [
      { ...entry('2026-11-20', registered), company: null, document: invoice },
      { ...entry('2026-11-21', registered), company: null, document: small },
      { ...entry('2026-11-22', registered), company: null, document: { ...small, kind: 'credit_note' as const } },
      { ...entry('2026-11-23', ours), company: null, document: invoice },
      { ...entry('2026-11-24', ours), company: null, document: { ...small, kind: 'credit_note' as const } },
      { ...entry('2026-11-25', ours), company, document: invoice },
      { ...entry('2026-11-26', ours), company, document: note },
      { ...entry('2026-11-27', ours), company, document: small },
      { ...entry('2026-11-28', registered), company, document: invoice },
    ],
    posted: [
      { ...entry('2026-11-20', registered), place: within, line },
      { ...entry('2026-11-21', registered), place: within, line: smallLine },
      { ...entry('2026-11-22', registered), place: within, line: differenceOfLines(smallLine, null) },
      { ...entry('2026-11-23', ours), place: within, line: ourLine },
      { ...entry('2026-12-01', registered), place: within, line: oddLine },
    ],
  },
  are: {
    gstr1: [
      // Commission 22500 + 4500; GST 4050 + 810, in halves 2430.
      gst1('commission', '4A', registered.gstin ?? '', 18, 27_000n, 2_430n),
      gst1('commission', '7', 'unregistered', 18, 22_500n, 2_025n),
      gst1('commission', '9B', registered.gstin ?? '', 18, 4_500n, 405n),
      gst1('stay', '15', company.gstin, 5, 150_000n, 3_750n, '2026-11-25'),
      gst1('stay', '15', company.gstin, 5, 30_000n, 750n, '2026-11-27'),
      // 150000 − 30000; 3750 − 750.
      gst1('stay', '15', 'unregistered', 5, 120_000n, 3_000n),
      gst1('stay', '9B', company.gstin, 5, 150_000n, 3_750n, '2026-11-26'),
    ].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    gstr3b: [
      // 27000 + 22500 − 4500; 2430 + 2025 − 405.
      { registration: 'MH', table: '3.1(a)', value: 45_000n, cgst: 4_050n, sgst: 4_050n, igst: 0n },
      // 150000 + 30000 + 120000 − 150000; 3750 + 750 + 3000 − 3750.
      { registration: 'MH', table: '3.1.1(i)', value: 150_000n, cgst: 3_750n, sgst: 3_750n, igst: 0n },
    ].sort((a, b) => (a.table < b.table ? -1 : 1)),
    // TCS 750 + 150 − 150 = 750, in halves 375.
    gstr8: [
      {
        gstin: registered.gstin,
        gross: 180_000n,
        returned: 30_000n,
        net: 150_000n,
        cgst: 375n,
        sgst: 375n,
        igst: 0n,
      },
    ],
    form26q: [
      // 150000 + 30000 − 30000 + 149900; 150 + 30 − 30 + 150 (149.9).
      { pan: 'AAACM1111A', rate: 10, value: 299_900n, tds: 300n },
      { pan: 'PANNOTAVBL juhi', rate: 500, value: 150_000n, tds: 7_500n },
    ],
  },
}

/**
 * The registered hotel's November. A company's stay of 150000 was credited in full, and a no-show's 30000 remains of
 * it. A consumer's stay of 30000 has a credit note that reduces table 7 to nothing.
 */
export const workedAtHotel = {
  month: '2026-11',
  written: [
    { ...entry('2026-11-20', registered), booking: 'A', company, document: invoice },
    { ...entry('2026-11-21', registered), booking: 'B', company: null, document: small },
    { ...entry('2026-11-22', registered), booking: 'A', company, document: note },
    { ...entry('2026-11-23', registered), booking: 'A', company, document: small },
    {
      ...entry('2026-11-24', registered),
      booking: 'B',
      company: null,
      document: { ...small, kind: 'credit_note' as const },
    },
    { ...entry('2026-11-25', ours), booking: 'C', company, document: invoice },
    { ...entry('2026-12-01', registered), booking: 'D', company, document: invoice },
  ],
  are: {
    listed: [
      { ...atCompany('invoice', '2026-11-20'), value: 150_000n, tax: 7_500n, total: 157_500n },
      { ...atCompany('credit_note', '2026-11-22'), value: 150_000n, tax: 7_500n, total: 157_500n },
      { ...atCompany('invoice', '2026-11-23'), value: 30_000n, tax: 1_500n, total: 31_500n },
    ],
    gstr1: [
      { ...ownRow('4', '2026-11-20'), value: 150_000n, cgst: 3_750n, sgst: 3_750n },
      { ...ownRow('4', '2026-11-23'), value: 30_000n, cgst: 750n, sgst: 750n },
      { ...ownRow('7', ''), to: '', value: 0n, cgst: 0n, sgst: 0n },
      { ...ownRow('9B', '2026-11-22'), corrects: ['2026-11-20'], value: 150_000n, cgst: 3_750n, sgst: 3_750n },
    ],
  },
}

function atCompany(kind: 'invoice' | 'credit_note', number: string) {
  return { kind, number, on: number, booking: 'A', company }
}

function ownRow(table: '4' | '7' | '9B', document: string) {
  return { table, to: company.gstin, document, corrects: [] as string[], state: 'MH', percent: 5, igst: 0n }
}

type Gst1 = ReturnType<typeof gst1>
function gst1(of: string, table: string, to: string, percent: number, value: bigint, half: bigint, document = '') {
  return { of, registration: 'MH', state: 'MH', percent, table, to, document, value, cgst: half, sgst: half, igst: 0n }
}
function keyOf(row: Gst1): string {
  return [row.registration, row.table, row.of, row.to, row.document, row.state, row.percent].join('|')
}
