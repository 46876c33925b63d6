import { addMonths, type Month } from '#domain/ledger/month.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import './month-step.css'

export const monthWords = (month: Month, { months }: DeskWords): string =>
  `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

type MonthStepProps = { month: Month; isLast: boolean; to: (month: Month) => string }

/** Shows a month with links to the previous and the next one. */
export function MonthStep({ month, isLast, to }: MonthStepProps) {
  const words = useWords()
  return (
    <div className="month-step">
      <Link className="icon-button" aria-label={words.ofStatements.earlier} to={to(addMonths(month, -1))}>
        <Icon name="chevron-left" />
      </Link>
      <b>{monthWords(month, words)}</b>
      {isLast ? (
        <span className="icon-button month-none" aria-hidden="true">
          <Icon name="chevron-right" />
        </span>
      ) : (
        <Link className="icon-button" aria-label={words.ofStatements.later} to={to(addMonths(month, 1))}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </div>
  )
}
