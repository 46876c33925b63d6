import type { ReactNode } from 'react'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type Priced = Pick<WalkIn, 'usual_price' | 'price_reason'>

/** What a walk-in pays: the stay, the hours they added, and what the desk took; another price with its reason. */
export function WalkInBill({ walkIn }: { walkIn: WalkIn }) {
  const words = useWords()
  const { ofWalkIns } = words
  const whyOf = ({ usual_price: usual, price_reason: reason }: Priced): string | undefined => {
    if (reason === null) return undefined
    return usual === null ? ofWalkIns.noUsual(reason) : ofWalkIns.usual(formatRupees(usual), reason)
  }
  return (
    <section className="box">
      <h2 className="small-heading">{words.bill}</h2>
      <dl className="desk-bill">
        <Line label={ofWalkIns.theStay} why={whyOf(walkIn)} amount={walkIn.price} />
        {walkIn.hours.map((entry) => (
          <Line
            key={entry.until}
            label={ofWalkIns.hours(nearWords(new Date(entry.until), serverNow(), words))}
            why={whyOf(entry)}
            amount={entry.price}
          />
        ))}
        {walkIn.taken > 0 && <Line label={words.billTaken} amount={-walkIn.taken} />}
        <div className="desk-bill-sum">
          <dt>{words.dueAtDesk}</dt>
          <dd>{formatRupees(walkIn.due)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Line({ label, why, amount }: { label: ReactNode; why?: string | undefined; amount: number }) {
  return (
    <div>
      <dt>
        {label}
        {why !== undefined && (
          <>
            <br />
            <span className="soft">{why}</span>
          </>
        )}
      </dt>
      <dd>{formatRupees(amount)}</dd>
    </div>
  )
}
