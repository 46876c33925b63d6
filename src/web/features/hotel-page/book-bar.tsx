import type { BookProps } from './book-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { stayPeriod, writeStayQuery } from '#web/features/stay/booking-query.ts'
import { bookingPath } from '#web/lib/paths.ts'
import { momentWords } from '#words/times.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import type { SlotState } from '#web/features/stay/load-offer.ts'
import { REASONS } from '#web/features/stay/slot-chips.tsx'
import { FREE_TIMES, isBlocked } from './stay-refusal.tsx'
import * as t from '#words/hotel-page.ts'

/** Leads to the review before paying. If the stay cannot be booked, leads to the reason and to what is free instead. */
export function BookNow({ className, ...props }: BookProps & { className: string }) {
  const {
    page: { hotel, offer },
    choice: { query, state },
  } = props
  if (isBlocked(props)) {
    return (
      <a className={`button primary ${className}`} href={`#${FREE_TIMES}`}>
        {state === 'free' ? t.seeWhy : t.seeFreeTimes}
      </a>
    )
  }
  // Drops a refused coupon, because the review would refuse it again.
  const couponId = offer.couponRefusal ? undefined : query.couponId
  return (
    <LinkButton
      variant="primary"
      className={className}
      to={bookingPath(writeStayQuery({ ...query, hotel: hotel.slug, couponId }))}
    >
      {t.bookNow}
    </LinkButton>
  )
}

const BLOCKED: Record<SlotState, string> = {
  ...REASONS,
  sold: t.soldOutForThisTime,
  closed: t.closedOnThisDay,
  free: t.changeYourChoices,
}

/**
 * Shows the bar on phones: the amount due now, the total with tax and the main button. If the stay is sold out, says
 * so, and where to look instead.
 */
export function BookBar(props: BookProps) {
  const { query, state } = props.choice
  return (
    <StickyBar action={<BookNow {...props} className="px-5" />}>
      {isBlocked(props) ? (
        <>
          <b>{BLOCKED[state]}</b>
          <span className="soft block">{momentWords(stayPeriod(query).start)}</span>
        </>
      ) : (
        <BarPrice {...props} />
      )}
    </StickyBar>
  )
}

function BarPrice({ page: { offer }, choice: { query, isUpdating } }: BookProps) {
  const { bill } = offer
  const isPartLater = bill !== undefined && bill.pay_at_hotel > 0
  const due = bill ? formatRupees(bill.payable_now) : '…'
  return (
    <div aria-busy={isUpdating}>
      <span className="dims-while-busy">
        <Sentence
          text={isPartLater ? t.dueNow(due) : t.withTax(due)}
          price={(amount) => <span className="price">{amount}</span>}
        />
      </span>
      <span className="soft block">
        {isPartLater ? t.ofTotal(formatRupees(bill.total)) : momentWords(stayPeriod(query).start)}
      </span>
    </div>
  )
}
