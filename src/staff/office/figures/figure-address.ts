import { MAX_WEEKS, USUAL_WEEKS, weekOf } from '#domain/figures/weeks.ts'
import { addDays, isIstDate, type IstDate } from '#domain/kernel/ist.ts'

export const FIGURE_KINDS = ['results', 'demand', 'cohorts'] as const
type FigureKind = (typeof FIGURE_KINDS)[number]

/** The figures that the page's address requests, without impossible days and ids. */
export type FigureAddress = { kind: FigureKind; from?: IstDate; to?: IstDate; city?: number; hotel?: number }

const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
const dayOf = (text: string | null) => (text !== null && isIstDate(text) ? text : undefined)

export function readFigureAddress(query: URLSearchParams): FigureAddress {
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))]
  const isForward = from === undefined || to === undefined || from <= to
  const [city, hotel] = [idOf(query.get('city')), idOf(query.get('hotel'))]
  return {
    kind: FIGURE_KINDS.find((kind) => kind === query.get('of')) ?? 'results',
    ...(from !== undefined && isForward && { from }),
    ...(to !== undefined && isForward && { to }),
    ...(city !== undefined && { city }),
    ...(hotel !== undefined && { hotel }),
  }
}

/** Writes the address. Without parameters, the page shows the first kind of figures. */
export function writeFigureAddress({ kind, ...wish }: FigureAddress): Record<string, string> {
  const words = Object.entries(wish).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return Object.fromEntries([...(kind === 'results' ? [] : [['of', kind] as const]), ...words])
}

/** Builds the query for the calls. Returning guests are not counted by hotel, so their query names none. */
export const queryOf = ({ kind, hotel, ...wish }: FigureAddress) => ({
  ...wish,
  ...(kind === 'results' && hotel !== undefined && { hotel }),
})

/** The lengths of the ranges offered as buttons, in weeks. */
export const OFFERED_WEEKS = [4, USUAL_WEEKS, 13, 26, MAX_WEEKS] as const

/** Returns the Monday on which a range of this many weeks begins, if it ends with the week of `today`. */
export const beginOf = (weeks: number, today: IstDate): IstDate => addDays(weekOf(today), 7 - weeks * 7)
