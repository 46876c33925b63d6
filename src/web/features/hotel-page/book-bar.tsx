import type { BookProps } from './book-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { stayPeriod, writeStayQuery } from '#web/features/stay/booking-query.ts'
import { bookingPath } from '#web/lib/paths.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { BOOK_PANEL } from './book-panel.tsx'
import type { SlotState } from '#web/features/stay/load-offer.ts'

/** Leads to the review before paying; disabled while the stay cannot be booked. */
export function BookNow({
  page: { hotel, offer },
  choice: { query, state, isUpdating },
  className,
}: BookProps & { className: string }) {
  // Drop a refused coupon: the review would refuse it again.
  const couponId = offer.couponRefusal ? undefined : query.couponId
  const isBookable = isUpdating || (state === 'free' && !offer.problem)
  if (!isBookable) {
    return (
      <Button look="primary" className={className} disabled>
        Book Now
      </Button>
    )
  }
  return (
    <LinkButton
      look="primary"
      className={className}
      to={bookingPath(writeStayQuery({ ...query, hotel: hotel.slug, couponId }))}
    >
      Book Now
    </LinkButton>
  )
}

const NOT_FREE: Record<Exclude<SlotState, 'free'>, string> = {
  sold: 'Sold out for this time',
  'not-offered': 'Not offered here',
  over: 'Too late to book',
}

/** The phone's bar: the total with tax and the one next step, or that it is sold and where to look. */
export function BookBar({ page, choice }: BookProps) {
  const { query, state, isUpdating } = choice
  const start = <span className="soft block whitespace-nowrap">{momentWords(stayPeriod(query).start)}</span>
  if (state !== 'free' && !isUpdating) {
    return (
      <StickyBar
        action={
          <a className="button quiet px-4" href={`#${BOOK_PANEL}`}>
            See free slots
          </a>
        }
      >
        <b>{NOT_FREE[state]}</b>
        {start}
      </StickyBar>
    )
  }
  const total = page.offer.bill?.total
  return (
    <StickyBar action={<BookNow page={page} choice={choice} className="px-5" />}>
      <div aria-busy={isUpdating}>
        <span className="dims-while-busy">
          <span className="price">{total === undefined ? '…' : formatRupees(total)}</span>{' '}
          <span className="soft">with tax</span>
        </span>
        {start}
      </div>
    </StickyBar>
  )
}
