import type { IstDate } from '../kernel/ist.ts'
import type { BasisPoints } from '../kernel/money.ts'

/**
 * What a stay is settled by. Hundredths of a percent, but for `tds_free_up_to`, which is rupees a year. The shares of the
 * desk say how much of what was paid at the desk counts towards a tax: all of it, or none (facts leave it open).
 * GST on rooms is not here: a booking keeps the rate it was made with (decision 0010).
 */
export const RATE_KINDS = [
  'commission',
  'gst_on_commission',
  'tcs',
  'tcs_desk_share',
  'tds',
  'tds_without_pan',
  'tds_desk_share',
  'tds_free_up_to',
] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** A rate from a first day in India on, until a later row of its kind. */
export type RateRow = { kind: RateKind; from: IstDate; value: number }

/** The law as we know it, and our usual commission; rows of the table `rates` come after these. */
export const RATES: readonly RateRow[] = [
  { kind: 'commission', from: '2025-09-22', value: 1500 },
  { kind: 'gst_on_commission', from: '2017-07-01', value: 1800 },
  { kind: 'tcs', from: '2018-10-01', value: 100 },
  { kind: 'tcs', from: '2024-07-10', value: 50 },
  { kind: 'tcs_desk_share', from: '2018-10-01', value: 10_000 },
  { kind: 'tds', from: '2020-10-01', value: 100 },
  { kind: 'tds', from: '2024-10-01', value: 10 },
  { kind: 'tds_without_pan', from: '2020-10-01', value: 500 },
  { kind: 'tds_desk_share', from: '2020-10-01', value: 10_000 },
  { kind: 'tds_free_up_to', from: '2020-10-01', value: 500_000 },
]

export type Rates = Record<RateKind, number>

/** What counts on a day: the row that began last; of two that began on one day the later in the list. */
export const currentOf = <Row extends { from: IstDate }>(rows: readonly Row[], day: IstDate): Row | undefined =>
  rows.toSorted((one, other) => one.from.localeCompare(other.from)).findLast(({ from }) => from <= day)

/** Shares are hundredths of a percent, an amount a year is rupees. */
export const isRateValue = (kind: RateKind, value: number): boolean =>
  value >= 0 && (kind === 'tds_free_up_to' || value <= 10_000)

/** The rates of a day. Before the first row of a kind, that row counts. */
export function ratesOn(rows: readonly RateRow[], day: IstDate): Rates {
  const of = (kind: RateKind): number => {
    const ofKind = [...RATES, ...rows].filter((one) => one.kind === kind)
    const row = currentOf(ofKind, day) ?? ofKind[0]
    if (!row) throw new Error(`there is no rate of ${kind}`)
    return row.value
  }
  return Object.fromEntries(RATE_KINDS.map((kind) => [kind, of(kind)])) as Rates
}

export const GST_STATUSES = ['registered', 'not_liable'] as const
export const PAN_STATES = ['given', 'missing', 'given_small'] as const

/** What counts for a hotel on a day. */
export type HotelTerms = {
  /** null: the usual commission */
  commission: BasisPoints | null
  /** `not_liable`: section 9(5) makes us pay the GST on its rooms */
  gst: (typeof GST_STATUSES)[number]
  /** `given_small`: of a person or a Hindu undivided family, who stay free of TDS up to an amount a year */
  pan: (typeof PAN_STATES)[number]
}

/** Until two people have written down more: not registered, and the higher rate is deducted, as the law asks. */
export const UNKNOWN_TERMS: HotelTerms = { commission: null, gst: 'not_liable', pan: 'missing' }

/** The first day of the financial year of a day: India counts from April. */
export const financialYearStart = (day: IstDate): IstDate => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${year}-04-01`
}
