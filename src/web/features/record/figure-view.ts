import type { RecordOverview } from '#contract/record.ts'
import { formatCount } from '#domain/kernel/money.ts'
import type { Shown, ShownShare } from '#domain/record/month-figures.ts'
import { dateWords } from '#words/times.ts'
import * as t from '#words/record.ts'

export type RecordMonth = RecordOverview['months'][number]

export const FIGURES = [
  'bookings',
  'turnedAway',
  'minutesToSeen',
  'refunds',
  'seenInTime',
  'welcomed',
  'identities',
  'orders',
  'drills',
] as const satisfies readonly (keyof typeof t.names)[]
export type FigureName = (typeof FIGURES)[number]

/** A month's figure: the number in large type, its unit, and a line of text below. */
export type FigureWords = { big: string; small?: string | undefined; more?: string }

const count = (shown: Shown): string => (shown === null ? t.under : formatCount(shown))

const share = ({ of, percent }: ShownShare): string =>
  percent === null ? (of === 0 ? t.none : t.under) : t.percent(percent)

const tenths = (rate: number): string => (rate % 10 === 0 ? formatCount(rate / 10) : (rate / 10).toFixed(1))

/** The figures that are drawn as bars. Null means that the number is too small to publish. */
const BARS: Partial<Record<FigureName, (month: RecordMonth) => Shown>> = {
  bookings: ({ figures }) => figures.bookings,
  turnedAway: ({ figures }) => figures.turnedAwayPer10000,
  minutesToSeen: ({ figures }) => figures.minutesToSeen.median,
  refunds: ({ figures }) => figures.refunds.withinHour,
  seenInTime: ({ figures }) => figures.seenInTime.percent,
  welcomed: ({ figures }) => figures.welcomed.percent,
  identities: ({ figures }) => figures.identities.opened,
}

/** The height of each month's bar in percent of the highest bar; undefined for a figure without bars. */
export function barsOf(name: FigureName, months: readonly RecordMonth[]): Shown[] | undefined {
  const values = BARS[name] && months.map(BARS[name])
  const highest = Math.max(1, ...(values ?? []).map((value) => value ?? 0))
  return values?.map((value) => value && Math.round((value * 100) / highest))
}

const minutes = ({ of, median }: { of: Shown; median: Shown }): string =>
  median === null ? (of === 0 ? t.none : t.under) : formatCount(median)

const rate = ({ figures }: RecordMonth): string =>
  figures.turnedAwayPer10000 === null ? t.under : tenths(figures.turnedAwayPer10000)

const withinDay = ({ of, withinDay: percent }: { of: Shown; withinDay: Shown }) => share({ of, percent })
const withinHour = ({ of, withinHour: percent }: { of: Shown; withinHour: Shown }) => share({ of, percent })

const WORDS: Record<FigureName, (month: RecordMonth) => FigureWords> = {
  bookings: ({ figures }) => ({ big: count(figures.bookings) }),
  turnedAway: (month) => {
    const { turnedAway, turnedAwayPer10000 } = month.figures
    return {
      big: rate(month),
      small: turnedAwayPer10000 === null ? undefined : t.ofThousand,
      more: t.couples(count(turnedAway)),
    }
  },
  minutesToSeen: ({ figures: { minutesToSeen } }) => ({
    big: minutes(minutesToSeen),
    ...(minutesToSeen.p95 !== null && { small: t.halfOfThem, more: t.within(formatCount(minutesToSeen.p95)) }),
  }),
  refunds: ({ figures }) => ({ big: withinHour(figures.refunds), more: t.withinDay(withinDay(figures.refunds)) }),
  seenInTime: ({ figures }) => ({ big: share(figures.seenInTime) }),
  welcomed: ({ figures: { welcomed } }) => ({
    big: share(welcomed),
    small: welcomed.percent === null ? undefined : t.ofCouples(welcomed.of ?? 0),
  }),
  identities: ({ figures: { identities } }) => ({
    big: count(identities.opened),
    small: identities.opened === 0 ? undefined : t.eachWithReason,
    more: t.destroyed(count(identities.destroyed)),
  }),
  orders: ({ figures }) => ({ big: count(figures.orders.toUs), more: t.toHotels(count(figures.orders.atHotels)) }),
  drills: ({ until, figures: { drills } }) =>
    drills.last === null
      ? { big: '–', more: t.noDrill }
      : {
          big: dateWords(drills.last.day, new Date(`${until}T12:00:00+05:30`)).replace(/^.*?, /, ''),
          small: t.drill(drills.last.minutes, drills.last.worked),
          more: t.drillsWorked(drills.worked, drills.held),
        },
}

/**
 * The short form of a figure, shown with the following month for comparison. Undefined for figures without comparison.
 */
const BEFORE: Partial<Record<FigureName, (month: RecordMonth) => string>> = {
  bookings: ({ figures }) => count(figures.bookings),
  turnedAway: (month) => (month.figures.turnedAwayPer10000 === null ? t.under : t.perThousand(rate(month))),
  minutesToSeen: ({ figures: { minutesToSeen } }) =>
    minutesToSeen.p95 === null
      ? minutes(minutesToSeen)
      : t.both(minutes(minutesToSeen), formatCount(minutesToSeen.p95)),
  refunds: ({ figures }) => t.both(withinHour(figures.refunds), withinDay(figures.refunds)),
  seenInTime: ({ figures }) => share(figures.seenInTime),
  welcomed: ({ figures }) => share(figures.welcomed),
  identities: ({ figures }) => count(figures.identities.opened),
  orders: ({ figures }) => count(figures.orders.toUs),
}

/** Returns a month's figure in words, and what it was in the previous month. */
export function figureWords(
  name: FigureName,
  month: RecordMonth,
  previous?: RecordMonth,
): FigureWords & { line: string } {
  const words = WORDS[name](month)
  const before = previous && BEFORE[name]?.(previous)
  const compared = previous && before !== undefined ? t.before(previous.until, before) : undefined
  return { ...words, line: [words.more, compared].filter(Boolean).join(' ') }
}

/** The text of a table cell: the figure itself, and what the line below it adds. */
export const cellWords = (name: FigureName, month: RecordMonth): string => {
  const { big, small, more } = WORDS[name](month)
  return [[big, small].filter(Boolean).join(' '), more].filter(Boolean).join('. ')
}
