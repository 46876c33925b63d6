import { formatRupees } from '#domain/kernel/money.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '../words/use-words.ts'

/** Links to the bill, and shows its total and the amount due. */
export function BillLink({ to, total, due }: { to: string; total: number; due: number }) {
  const words = useWords()
  const { ofBill } = words
  return (
    <Link to={to} className={due === 0 ? 'due-box bill-link nothing-due' : 'due-box bill-link'}>
      <span>
        {due === 0 ? words.nothingDue : words.dueAtDesk}
        <small>
          {ofBill.open}: {formatRupees(total)}
        </small>
      </span>
      <b>{formatRupees(due)}</b>
      <Icon name="chevron-right" />
    </Link>
  )
}
