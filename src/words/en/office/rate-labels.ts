import type { Rate } from '#contract/office-terms.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { percentWords, readPercent } from '../../../domain/kernel/percent.ts'

type Kind = Rate['kind']

/** Names each rate, and what it is a share of. */
export const RATE_WORDS: Record<Kind, { name: string; of: string }> = {
  commission: { name: 'Commission', of: 'of the room’s price, where nothing else is agreed with a hotel' },
  gst_on_commission: { name: 'GST on commission', of: 'of our commission' },
  tcs: { name: 'TCS', of: 'of the taxable value, collected from registered hotels' },
  tcs_desk_share: { name: 'Paid at the desk, for TCS', of: 'of what guests pay at the desk counts' },
  tds: { name: 'TDS', of: 'of the taxable value, deducted from hotels with a PAN' },
  tds_without_pan: { name: 'TDS without PAN', of: 'of the taxable value, deducted from hotels without one' },
  tds_desk_share: { name: 'Paid at the desk, for TDS', of: 'of what guests pay at the desk counts' },
  tds_free_up_to: { name: 'Free of TDS', of: 'a year, for a person or family who gave a PAN' },
}

const isRupees = (kind: Kind) => kind === 'tds_free_up_to'

/** '0.5%', or '₹5,00,000'. */
export const rateWords = ({ kind, value }: Pick<Rate, 'kind' | 'value'>): string =>
  isRupees(kind) ? formatRupees(value) : percentWords(value)

/** Parses a typed rate: percent, or whole rupees; undefined for anything else. */
export function readRate(kind: Kind, typed: string): number | undefined {
  if (!isRupees(kind)) return readPercent(typed)
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** A hint for the field: what the number means. */
export const rateHint = (kind: Kind): string =>
  isRupees(kind) ? 'Whole rupees a year, such as 500000' : 'Percent, such as 0.5'

/** One kind of rate: current, future, proposed and past. */
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
