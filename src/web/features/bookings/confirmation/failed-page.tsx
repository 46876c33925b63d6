import { PLAIN_BOOKINGS } from '#domain/plain-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { SITE } from '#domain/site.ts'
import { bookedStay } from '#web/features/bookings/booked-stay.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { inOurLanguage, bookingPath, myBookingsPath, PATHS } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FailedPageData, FailedRecap as FailedRecapData } from './failed-data.ts'
import { creationFailure, PAYMENT_FAILURE, type Failure } from './failure-words.ts'
import { Questions } from './questions.tsx'
import { BookingRecap, StayRecap } from './stay-recap.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/confirmation.ts'

/**
 * Shows the failed booking page of specification §2: its heading, what happened, and how to continue without paying
 * twice.
 */
export function FailedPage({ page }: { page: FailedPageData }) {
  const { reason, booking, paidFor } = page
  if (paidFor === 'change') return <ChangeFailed />
  if (page.about === 'nothing' && !booking) return <NoBookingNamed />
  return (
    <main id="main" className="wrap outcome">
      <h1>{t.bookingFailed}</h1>
      <noscript>
        <LinkButton className="big" to={inOurLanguage(PLAIN_BOOKINGS)}>
          {common.myBookings}
        </LinkButton>
      </noscript>
      {booking?.status === 'completed' || booking?.status === 'pending' ? (
        <StillOpen booking={booking} othersPath={page.othersPath} />
      ) : (
        <Failed page={page} failure={reason ? creationFailure(reason) : PAYMENT_FAILURE} />
      )}
      <FailedRecap page={page} />
      <Questions />
    </main>
  )
}

/** Shows hotel, time and price: from the booking for its own guest, else from the address. */
function FailedRecap({ page: { booking, recap } }: { page: FailedPageData }) {
  if (booking) {
    const paid = booking.status === 'completed' ? common.paid : t.notPaid
    return <BookingRecap booking={booking} paid={paid} />
  }
  return recap && <StayRecap recap={{ ...recap, period: periodOf(recap.period), now: new Date(recap.now) }} />
}

const periodOf = (period: FailedRecapData['period']) =>
  period && { start: new Date(period.start), end: new Date(period.end) }

/** Shown if the address names no booking, so that we know neither which booking it is nor how its payment ended. */
const NoBookingNamed = () => (
  <main id="main" className="wrap outcome">
    <h1>{t.whichBookingIsThis}</h1>
    <p className="lead">{t.seeMyBookings}</p>
    <div className="outcome-ways">
      <LinkButton variant="primary" className="big" to={myBookingsPath()}>
        {common.myBookings}
      </LinkButton>
      <LinkButton className="big" to={PATHS.home}>
        {common.findHotel}
      </LinkButton>
    </div>
    <Questions />
  </main>
)

/** Shown if a new time or extra hours were not paid. The booking itself stays confirmed. */
const ChangeFailed = () => (
  <main id="main" className="wrap outcome">
    <h1>{t.changeFailed}</h1>
    <p className="lead">{t.bookingStaysAsItWas}</p>
    <Notice icon="info">{t.bankReturnsMoney(BANK_REVERSAL_DAYS)}</Notice>
    <div className="outcome-ways">
      <LinkButton variant="primary" className="big" to={myBookingsPath()}>
        {common.myBookings}
      </LinkButton>
    </div>
    <Questions />
  </main>
)

function Failed({ page, failure }: { page: FailedPageData; failure: Failure }) {
  const { booking, othersPath } = page
  const reviewPath = booking ? bookingPath(writeStayQuery(bookedStay(booking))) : page.reviewPath
  const isSameStay = failure.next !== 'other-time' && reviewPath !== undefined
  const again = isSameStay ? reviewPath : page.hotelPath
  const refunds = booking?.refunds ?? []
  return (
    <>
      <p className="lead">{failure.words}</p>
      <RefundSteps refunds={refunds} heading="h2" />
      {refunds.length === 0 && <Charge failure={failure} />}
      <div className="outcome-ways">
        {failure.next === 'call' && (
          <a className="button primary big" href={SITE.supportPhoneLink}>
            <Icon name="phone" /> {t.call(SITE.supportPhone)}
          </a>
        )}
        {again && (
          <LinkButton variant={failure.next === 'call' ? 'quiet' : 'primary'} className="big" to={again}>
            {isSameStay ? common.tryAgain : t.chooseAnotherTime}
          </LinkButton>
        )}
        <LinkButton variant={again || failure.next === 'call' ? 'quiet' : 'primary'} className="big" to={othersPath}>
          {t.seeOtherHotels}
        </LinkButton>
      </div>
    </>
  )
}

function Charge({ failure }: { failure: Failure }) {
  if (failure.charge === 'none') {
    return (
      <Notice tone="trust" icon="circle-check">
        <Sentence text={t.nothingWasCharged} />
      </Notice>
    )
  }
  return <Notice icon="info">{t.moneyMayHaveLeft(BANK_REVERSAL_DAYS)}</Notice>
}

type OpenBooking = NonNullable<FailedPageData['booking']>

/**
 * Shown if the payment failed but the booking is still valid: either it was paid after all, or it is held for another
 * try with the same link.
 */
function StillOpen({ booking, othersPath }: { booking: OpenBooking; othersPath: string }) {
  if (booking.status === 'completed') {
    return (
      <>
        <p className="lead">{t.paidAfterAll}</p>
        <div className="outcome-ways">
          <LinkButton variant="primary" className="big" to={confirmBookingPath(booking)}>
            {common.seeYourBooking}
          </LinkButton>
        </div>
      </>
    )
  }
  return (
    <>
      <p className="lead">{t.stillHoldingRoom}</p>
      <div className="outcome-ways">
        {booking.payment_url && (
          <a className="button primary big" href={booking.payment_url}>
            <Icon name="lock" /> {t.payNow}{' '}
          </a>
        )}
        <Link className="button quiet big" to={othersPath}>
          {t.seeOtherHotels}
        </Link>
      </div>
    </>
  )
}
