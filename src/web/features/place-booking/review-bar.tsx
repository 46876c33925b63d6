import type { ReviewProps } from './review-props.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import type { Bill } from '#contract/bills.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { LateStart } from './late-start.tsx'
import { ruleOfReview } from './cancel-rule.tsx'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { boughtAlready, isSoldOut } from './review-refusal.tsx'
import type { BookPhase } from './use-book-now.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/place-booking.ts'

const PENDING: Record<BookPhase, string | undefined> = {
  reviewing: undefined,
  'signing-in': undefined,
  sending: t.bookingStay,
  leaving: t.openingPayment,
}

/** 'Pay ₹2,729', or 'Pay ₹546 now' if the guest pays the rest at the hotel. */
const sumWords = ({ payable_now: now, pay_at_hotel: later }: Bill) =>
  later > 0 ? t.payPartNow(formatRupees(now)) : t.pay(formatRupees(now))

/** The main button, which books and pays, pays for the held room, or looks for another time. */
export function NextStep(props: ReviewProps & { className: string }) {
  const {
    page: { held },
    stay,
    className,
  } = props
  const bought = boughtAlready(props)
  if (bought) {
    return (
      <Link className={`button primary ${className}`} to={confirmBookingPath(bought)}>
        {common.seeYourBooking}
      </Link>
    )
  }
  if (isSoldOut(props)) {
    return (
      <Link className={`button primary ${className}`} to={stay.changePath}>
        {t.seeFreeTimes}
      </Link>
    )
  }
  if (held) {
    return (
      <a className={`button primary ${className}`} href={held.paymentUrl}>
        <Icon name="lock" />
        {sumWords(held.bill)}
      </a>
    )
  }
  return (
    <>
      <BookButton {...props} />
      <noscript>
        <a className={`button primary ${className}`} href={stay.plainPath}>
          {t.bookNow}
        </a>
      </noscript>
    </>
  )
}

/** Disabled while the booking is pending. Its label is then the specification's word (§4) with the amount. */
function BookButton({ page: { quote }, stay, booking, className }: ReviewProps & { className: string }) {
  const { phase, press } = booking
  const isPossible = quote.bill !== undefined && quote.isFree && !stay.isUpdating
  const pending = PENDING[phase]
  return (
    <Button
      variant="primary"
      className={`needs-script ${className}`}
      disabled={phase !== 'reviewing' || !isPossible}
      onClick={press}
    >
      {pending ?? (
        <>
          <Icon name="lock" />
          <span>
            {t.bookNow}
            {quote.bill && quote.bill.payable_now > 0 && (
              <span className="book-sum">
                <span className="max-lg:hidden"> · </span>
                {sumWords(quote.bill)}
              </span>
            )}
          </span>
        </>
      )}
    </Button>
  )
}

/** Says whether the payment is refundable, or why there is nothing to pay. */
function BarNote(props: ReviewProps) {
  if (boughtAlready(props)) return <b className="block">{t.bookedByYou}</b>
  if (isSoldOut(props)) return <b className="block">{t.notFreeAtThisTime}</b>
  if (props.page.held) return <b className="block">{t.heldForYou}</b>
  if (ruleOfReview(props).at === 'late') return <span className="block text-warn-ink">{t.cannotBeCancelled}</span>
  return <span className="soft block">{t.freeToCancel}</span>
}

const price = (words: string) => <span className="price">{words}</span>

/** The bar on phones, with the total, whether it is refundable, and the main button. */
export function ReviewBar(props: ReviewProps) {
  const { quote, held } = props.page
  const { isUpdating } = props.stay
  const bought = boughtAlready(props)
  const bill = bought?.bill ?? held?.bill ?? quote.bill
  return (
    <StickyBar action={<NextStep {...props} className="px-5 whitespace-nowrap" />}>
      <LateStart {...props} className="late-start-over-bar" />
      <div aria-busy={isUpdating}>
        {!isSoldOut(props) && (
          <span className="dims-while-busy">
            {bill && bill.pay_at_hotel > 0 ? (
              <Sentence text={t.totalInAll(formatRupees(bill.total))} price={price} />
            ) : (
              price(bill ? formatRupees(bill.total) : '…')
            )}
          </span>
        )}
        <BarNote {...props} />
      </div>
    </StickyBar>
  )
}
