import type { IstDate } from '../kernel/ist.ts'
import type { BasisPoints } from '../kernel/money.ts'

/**
 * The rates that settle a stay, and the gateway's fee without its GST, in hundredths of a percent. Only
 * `tds_free_up_to` is in rupees per year. The desk shares say how much of the money paid at the desk is taxed: all or
 * none (facts leave this open). GST on rooms is not here, because a booking keeps its original rate (decision 0010).
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
  'gateway_fee',
] as const
export type RateKind = (typeof RATE_KINDS)[number]

/** A rate that applies from a day in India until a later row of the same kind begins. */
export type RateRow = { kind: RateKind; from: IstDate; value: number }

/** The law as we know it, and our usual commission. Rows of the table `rates` come after these. */
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
  { kind: 'gateway_fee', from: '2025-09-22', value: 200 },
]

export type Rates = Record<RateKind, number>

/**
 * Returns the row in force on a day, which is the one with the latest start. If two rows start on the same day, the
 * later one in the list applies.
 */
export const currentOf = <Row extends { from: IstDate }>(rows: readonly Row[], day: IstDate): Row | undefined =>
  rows.toSorted((one, other) => one.from.localeCompare(other.from)).findLast(({ from }) => from <= day)

/**
 * Whether a value is valid for its kind of rate. Shares are in hundredths of a percent, and yearly amounts in rupees.
 */
export const isRateValue = (kind: RateKind, value: number): boolean =>
  value >= 0 && (kind === 'tds_free_up_to' || value <= 10_000)

/** Returns the rates for a day. Before the first row of a kind begins, that row already applies. */
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

/** The terms that apply to a hotel on a day. */
export type HotelTerms = {
  /** null for the usual commission */
  commission: BasisPoints | null
  /** `not_liable` if the hotel does not owe the GST on its rooms, so that section 9(5) makes us pay it */
  gst: (typeof GST_STATUSES)[number]
  /** `given_small` if the PAN belongs to a person or a Hindu undivided family, who pay no TDS up to a yearly amount */
  pan: (typeof PAN_STATES)[number]
}

/**
 * The terms that apply until two people have recorded different ones: not registered, and TDS at the higher rate, as
 * the law requires.
 */
export const UNKNOWN_TERMS: HotelTerms = { commission: null, gst: 'not_liable', pan: 'missing' }

/** Returns the TDS rate. Small hotels pay it only above a yearly amount. */
export const tdsRate = ({ pan }: Pick<HotelTerms, 'pan'>, rates: Rates): BasisPoints =>
  pan === 'missing' ? rates.tds_without_pan : rates.tds

/** Returns the first day of a day's financial year, which starts in April in India. */
export const financialYearStart = (day: IstDate): IstDate => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${year}-04-01`
}
