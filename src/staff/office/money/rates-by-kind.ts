import type { Rate } from '#contract/office-terms.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { percentWords, readPercent } from '#domain/kernel/percent.ts'
import * as t from '#words/office/rates.ts'

type Kind = Rate['kind']

const isRupees = (kind: Kind) => kind === 'tds_free_up_to'

/** Formats a rate: '0.5%', or '₹5,00,000'. */
export const rateWords = ({ kind, value }: Pick<Rate, 'kind' | 'value'>): string =>
  isRupees(kind) ? formatRupees(value) : percentWords(value)

/** Parses a typed rate in percent or in whole rupees; undefined for anything else. */
export function readRate(kind: Kind, typed: string): number | undefined {
  if (!isRupees(kind)) return readPercent(typed)
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** Returns a hint for the field that says what the number means. */
export const rateHint = (kind: Kind): string => (isRupees(kind) ? t.wholeRupeesHint : t.percentHint)

/** One kind of rate, with its current, future, proposed and past values. */
export type RateOfKind = { kind: Kind; now: Rate | undefined; next: Rate[]; proposed: Rate[]; earlier: Rate[] }

/** Groups the office's rates by kind, with the nearest future day first. */
export function ratesByKind(rates: readonly Rate[]): RateOfKind[] {
  const kinds = [...new Set(rates.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const of = (status: Rate['status']) => rates.filter((rate) => rate.kind === kind && rate.status === status)
    return {
      kind,
      now: of('current')[0],
      next: of('ahead').toReversed(),
      proposed: of('proposed').toReversed(),
      earlier: of('earlier'),
    }
  })
}
