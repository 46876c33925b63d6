import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import type { Month } from '../ledger/month.ts'
import type { HeldTax } from '../ledger/tax-payments.ts'
import { form26qRows } from './form-26q.ts'
import { gstr1Rows, taxOfRow, type Gstr1Row, type Gstr1Table } from './gstr-1.ts'
import { gstr8Rows } from './gstr-8.ts'
import { filingDayOf, RETURN_KINDS, type ReturnKind } from './return-days.ts'
import { sumOf, type LineSums, type ReturnSources } from './return-sources.ts'

export const FIGURES = [
  'commission_to_registered',
  'commission_to_others',
  'commission_taken_back',
  'rooms',
  'own_supplies',
  'input_credit',
  'registered_hotels',
  'deductees',
  'deductees_without_pan',
  'deductees_pan_not_kept',
] as const

/** A figure in a return. `count` is the number of hotels that the figure covers, if the return's rows are hotels. */
export type Figure = { figure: (typeof FIGURES)[number]; count: number | null; value: Paise; tax: Paise }

/** The ledger's sum, compared with a return. */
export type Compared = {
  /** the tax according to the return */
  fromDocuments: Paise
  inBooks: Paise
  /** the tax on documents that are dated in a different month than in the books */
  otherMonths: Paise
  /** the difference that remains unexplained */
  differs: Paise
}

export type MonthReturn = Compared & { kind: ReturnKind; due: IstDate; figures: Figure[] }

export type ReturnBasis = {
  month: Month
  sources: ReturnSources
  collected: Readonly<Record<HeldTax, Paise>>
  /** the rows of the quarter, for form 26Q */
  quarter: { lines: readonly LineSums[]; tds: Paise }
  rooms: { otherMonths: Paise; differs: Paise }
  /** the gateway's fees and the GST on them */
  gatewayFees: { fees: Paise; gst: Paise }
}

/** Lists the month's returns with their figures, each compared with the ledger. */
export function monthReturns(basis: ReturnBasis): MonthReturn[] {
  const rows = gstr1Rows(basis.sources)
  const gst = gstCompared(basis, rows)
  const figures: Record<ReturnKind, [Figure[], Compared]> = {
    'gstr-8': gstr8Of(basis),
    'gstr-1': [gstr1Figures(rows), gst],
    'gstr-3b': [[...gstr3bFigures(rows), ...inputCredit(basis)], gst],
    '26q': form26qOf(basis),
  }
  return RETURN_KINDS.map((kind) => {
    const [shown, compared] = figures[kind]
    return { kind, due: filingDayOf(kind, basis.month), figures: shown, ...compared }
  })
}

const compared = (fromDocuments: Paise, inBooks: Paise): Compared => ({
  fromDocuments,
  inBooks,
  otherMonths: 0,
  differs: fromDocuments - inBooks,
})

function gstCompared({ collected, rooms }: ReturnBasis, rows: readonly Gstr1Row[]): Compared {
  const { fromDocuments, inBooks, differs } = compared(
    sumOf(rows, taxOfRow),
    collected.gst_commission + collected.gst_rooms,
  )
  return { fromDocuments, inBooks, otherMonths: rooms.otherMonths, differs: differs - rooms.otherMonths }
}

const valueOfRow = ({ table, value }: Gstr1Row): Paise => (table === '9B' ? -value : value)

const figureOf = (
  figure: Figure['figure'],
  rows: readonly Gstr1Row[],
  isCounted: 'counted' | 'not counted',
): Figure => ({
  figure,
  count: isCounted === 'counted' ? rows.length : null,
  value: sumOf(rows, valueOfRow),
  tax: sumOf(rows, taxOfRow),
})

function gstr1Figures(rows: readonly Gstr1Row[]): Figure[] {
  const commissionIn = (table: Gstr1Table) => rows.filter((row) => row.what === 'commission' && row.table === table)
  return [
    figureOf('commission_to_registered', commissionIn('4A'), 'counted'),
    figureOf('commission_taken_back', commissionIn('9B'), 'counted'),
    figureOf('commission_to_others', commissionIn('7'), 'not counted'),
    figureOf(
      'rooms',
      rows.filter(({ what }) => what === 'rooms'),
      'not counted',
    ),
  ]
}

const gstr3bFigures = (rows: readonly Gstr1Row[]): Figure[] =>
  (['commission', 'rooms'] as const).map((what) =>
    figureOf(
      what === 'commission' ? 'own_supplies' : 'rooms',
      rows.filter((row) => row.what === what),
      'not counted',
    ),
  )

/**
 * Leaves out the figure if there is no settlement. Whether the credit is CGST and SGST or IGST depends on the state on
 * the gateway's invoice.
 */
const inputCredit = ({ gatewayFees: { fees, gst } }: ReturnBasis): Figure[] =>
  gst === 0 ? [] : [{ figure: 'input_credit', count: null, value: fees, tax: gst }]

function gstr8Of({ sources, collected }: ReturnBasis): [Figure[], Compared] {
  const rows = gstr8Rows(sources.lines)
  const value = sumOf(rows, ({ net }) => net)
  const tax = sumOf(rows, ({ tcs }) => tcs)
  return [[{ figure: 'registered_hotels', count: rows.length, value, tax }], compared(tax, collected.tcs)]
}

function form26qOf({ quarter }: ReturnBasis): [Figure[], Compared] {
  const rows = form26qRows(quarter.lines)
  const figure = (name: Figure['figure'], some: typeof rows): Figure => ({
    figure: name,
    count: some.length,
    value: sumOf(some, ({ value }) => value),
    tax: sumOf(some, ({ tds }) => tds),
  })
  const ofState = (isMissing: boolean) =>
    rows.filter(({ pan, panState }) => pan === null && (panState === 'missing') === isMissing)
  const figures = [
    figure(
      'deductees',
      rows.filter(({ pan }) => pan !== null),
    ),
    figure('deductees_pan_not_kept', ofState(false)),
    figure('deductees_without_pan', ofState(true)),
  ]
  return [
    figures,
    compared(
      sumOf(rows, ({ tds }) => tds),
      quarter.tds,
    ),
  ]
}
