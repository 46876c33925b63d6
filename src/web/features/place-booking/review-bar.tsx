import type { ReviewProps } from './review-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { isLate } from './cancel-rule.tsx'
import type { BookPhase } from './use-book-now.ts'

const WORDS: Record<BookPhase, string> = {
  reviewing: 'Book Now',
  'signing-in': 'Book Now',
  sending: 'Booking...',
  leaving: 'Opening payment...',
}

/** Disabled while pending, with the words for it; an unavailable stay cannot be booked. */
export function BookButton({ page: { quote }, stay, booking, className }: ReviewProps & { className: string }) {
  const { phase, press } = booking
  const isPossible = quote.bill !== undefined && quote.isFree && !stay.isUpdating
  return (
    <Button look="primary" className={className} disabled={phase !== 'reviewing' || !isPossible} onClick={press}>
      {WORDS[phase] === WORDS.reviewing && <Icon name="lock" />}
      {WORDS[phase]}
    </Button>
  )
}

/** Why the button beside it is disabled, else whether the money comes back. */
function BarNote({ isSold, ...props }: ReviewProps & { isSold: boolean }) {
  if (isSold) return <b className="block">{props.page.held ? 'Held for you' : 'Sold out for this time'}</b>
  if (isLate(props)) return <span className="block text-warn-ink">No refund</span>
  return <span className="soft block">Free to cancel</span>
}

/** The phone's bar: what is paid now, whether it comes back, and the one next step. */
export function ReviewBar(props: ReviewProps) {
  const { bill, isFree } = props.page.quote
  const { isUpdating } = props.stay
  return (
    <StickyBar action={<BookButton {...props} className="px-5 whitespace-nowrap" />}>
      <div aria-busy={isUpdating}>
        <span className="dims-while-busy">
          <span className="price">{bill ? formatRupees(bill.payable_now) : '…'}</span>{' '}
          {bill && bill.pay_at_hotel > 0 && <span className="soft">now</span>}
        </span>
        <BarNote {...props} isSold={!isFree && !isUpdating} />
      </div>
    </StickyBar>
  )
}
