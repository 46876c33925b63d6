import type { DeskFigures } from '#contract/desk-figures.ts'
import { formatCount, formatRupees } from '#domain/kernel/money.ts'
import { BillBox, type BillLine } from '#web/ui/bill-box.tsx'
import { useWords } from '../words/use-words.ts'

type Shown = { figures: DeskFigures }

/** Shows the money by payment method, refunds and the sum, with walk-ins listed separately. */
export function MoneyByWay({ figures: { money, money_sum: all } }: Shown) {
  const { ofFigures } = useWords()
  const ofWalkIns = money.reduce((sum, { walk_ins: amount }) => sum + amount, 0)
  const lines: BillLine[] = money
    .map(({ way, bookings, walk_ins: walkIns }) => ({ way, amount: bookings + walkIns }))
    .filter(({ way, amount }) => way !== 'sent_back' || amount !== 0)
    .map(({ way, amount }) => ({ label: ofFigures.ways[way], amount: formatRupees(amount) }))
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofFigures.money}</h2>
      <BillBox lines={[...lines, { label: ofFigures.allMoney, amount: formatRupees(all), kind: 'sum' }]} />
      {ofWalkIns !== 0 && <p className="soft">{ofFigures.ofWalkIns(formatRupees(ofWalkIns))}</p>}
    </section>
  )
}

/** Shows lost bookings, how many couples felt welcome, and searches that led to no booking. */
export function LostAndWanted({ figures }: Shown) {
  const { ofFigures } = useWords()
  const { cancelled, no_shows: noShows, turned_away: turnedAway, welcome, searches } = figures
  const searchWords = (count: number) => ofFigures.searches(formatCount(count), count)
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofFigures.lost}</h2>
      <BillBox
        lines={[
          { label: ofFigures.cancelled, amount: formatCount(cancelled) },
          { label: ofFigures.noShows, amount: formatCount(noShows) },
          { label: ofFigures.turnedAway, amount: formatCount(turnedAway) },
          {
            label: ofFigures.welcomed,
            amount: welcome ? ofFigures.welcomedOf(welcome.welcomed, formatCount(welcome.couples)) : ofFigures.none,
          },
          { label: ofFigures.notChosen, amount: searchWords(searches.not_chosen) },
          { label: ofFigures.soldOut, amount: searchWords(searches.sold_out) },
        ]}
      />
    </section>
  )
}
