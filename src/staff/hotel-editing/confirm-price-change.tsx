import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '../desk/words/use-words.ts'

type ConfirmPriceChangeProps = {
  /** which price it is: 'Sat, 12 Dec, Evening', or the name of its field */
  what: string
  before: number
  price: number
  onKeep: () => void
  onYes: () => void
}

/** Asks for confirmation of a price that differs from the current one by more than half. */
export function ConfirmPriceChange({ what, before, price, onKeep, onYes }: ConfirmPriceChangeProps) {
  const { ofPrices } = useWords()
  const percent = Math.round((Math.abs(price - before) / before) * 100)
  return (
    <section className="really flow" role="alert">
      <h2 className="small-heading">
        <Icon name="triangle-exclamation-point" />
        {ofPrices.really(formatRupees(price))}
      </h2>
      <p>{ofPrices.farOff({ what, before: formatRupees(before), percent, isLess: price < before })}</p>
      <div className="really-answers">
        <Button variant="primary" onClick={onKeep}>
          {ofPrices.keepPrice(formatRupees(before))}
        </Button>
        <Button onClick={onYes}>{ofPrices.yesPrice(formatRupees(price))}</Button>
      </div>
    </section>
  )
}
