import type { Paise } from '../kernel/paise.ts'
import { groupedBy, sumOf, type LineSums } from './return-sources.ts'

/** A deductee at one rate in form 26Q. */
export type Form26qRow = {
  /** null if the hotel gave no PAN, or only said that it has one */
  pan: string | null
  panState: LineSums['panState']
  /** the names of the hotels, joined if they share a PAN */
  names: string[]
  /** in hundredths of a percent */
  rate: number
  value: Paise
  tds: Paise
}

/** Shows the last four characters of a PAN. */
export const maskedPan = (pan: string): string => `••••••${pan.slice(-4)}`

/**
 * Lists the deductees of form 26Q by PAN and rate, including those at rate 0. Each hotel without a known PAN has a
 * separate row.
 */
export const form26qRows = (lines: readonly LineSums[]): Form26qRow[] =>
  groupedBy(lines, (line) => [line.pan ?? line.hotelId, line.panState === 'missing', line.tdsRate].join(' '))
    .map((group): Form26qRow => {
      const [first] = group
      return {
        pan: first.pan,
        panState: first.panState,
        names: [...new Set(group.map(({ name }) => name))].toSorted((one, other) => one.localeCompare(other)),
        rate: first.tdsRate,
        value: sumOf(group, ({ value }) => value),
        tds: sumOf(group, ({ tds }) => tds),
      }
    })
    .filter(({ value, tds }) => value !== 0 || tds !== 0)
    .toSorted(
      (one, other) =>
        Number(one.pan === null) - Number(other.pan === null) ||
        (one.pan ?? '').localeCompare(other.pan ?? '') ||
        (one.names[0] ?? '').localeCompare(other.names[0] ?? '') ||
        one.rate - other.rate,
    )
