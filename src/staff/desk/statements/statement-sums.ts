import type { Statement } from '#contract/statements.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import type { BillLine } from '#web/ui/bill-box.tsx'
import type { DeskWords } from '#english/desk/desk.ts'

/** Builds the lines from the stays' prices to the amount owed, without lines that are zero. */
export function statementSums(
  { opening, totals, others, closing }: Statement,
  { ofStatements: words }: DeskWords,
): BillLine[] {
  const terms: [label: string, paise: number][] = [
    [words.carried, opening],
    [words.roomPrice, totals.value + totals.hotel_coupon],
    [words.yourCoupons, -totals.hotel_coupon],
    [words.gstYouPay, totals.tax - totals.gst_rooms],
    [words.commission, -totals.commission],
    [words.gstOnCommission, -totals.gst_on_commission],
    [words.tcs, -totals.tcs],
    [words.tds, -totals.tds],
    [words.youTook, -totals.at_desk],
    ...sumsOf(others, words.others),
  ]
  return [
    ...terms.filter(([, paise]) => paise !== 0).map(([label, paise]) => ({ label, amount: formatPaise(paise) })),
    { label: closing < 0 ? words.youOwe : words.unclePays, amount: formatPaise(Math.abs(closing)), kind: 'sum' },
  ]
}

type Others = Statement['others']

const sumsOf = (others: Others, words: Record<Others[number]['kind'], string>): [string, number][] =>
  Object.entries(Object.groupBy(others, ({ kind }) => kind)).map(([kind, of]) => [
    words[kind as Others[number]['kind']],
    of.reduce((sum, { paise }) => sum + paise, 0),
  ])
