import { useEffect } from 'react'
import type { Booking } from '#contract/bookings.ts'

import { unreachable } from '#domain/kernel/result.ts'
import { SITE } from '#domain/site.ts'
import { bookedStay } from '#web/features/bookings/booked-stay.ts'
import { movedPath, movedWords } from '#web/features/bookings/hotel-word.tsx'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { bookingPath, myBookingsPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { removeFromTab } from '#web/lib/tab-memory.ts'
import { track } from '#web/lib/track.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { ConfirmFrame } from './confirm-frame.tsx'
import { ConfirmSkeleton } from './confirm-skeleton.tsx'
import type { Confirmation } from './confirmation.ts'
import { ConfirmedBooking } from './confirmed-booking.tsx'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { Questions } from './questions.tsx'
import { BookingRecap } from './stay-recap.tsx'
import { useBookingWatch, type BookingWatch } from './use-booking-watch.ts'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/confirmation.ts'
import { timeWords } from '#words/times.ts'

/**
 * Shows the booking after payment: waits for the payment's report, then shows everything that a guest needs
 * (specification §2).
 */
export function ConfirmPage({ bookingId }: { bookingId: string }) {
  const watch = useBookingWatch(bookingId)
  const { booking, confirmation, refusal } = watch
  useForgetReview(booking, confirmation)
  if (!booking || !confirmation) return refusal ? <Unreadable watch={watch} /> : <ConfirmSkeleton />
  switch (confirmation) {
    case 'waiting':
      return (
        <ConfirmFrame key="waiting" title={t.waitingForPayment} icon="clock" mark="wait">
          <output className="lead">{t.keepPageOpen}</output>
          <PaymentSteps booking={booking} />
          <BookingRecap booking={booking} paid={t.amount} />
          <Questions />
        </ConfirmFrame>
      )
    case 'slow':
      return <Slow booking={booking} askAgain={watch.askAgain} />
    case 'changing':
    case 'confirmed':
      return (
        <ConfirmedBooking
          booking={booking}
          payment={confirmation === 'changing' ? 'checking' : 'open'}
          reload={watch.askAgain}
        />
      )
    case 'refunded':
    case 'cancelled':
    case 'not-paid':
      return <NotBooked booking={booking} confirmation={confirmation} />
    default:
      return unreachable(confirmation)
  }
}

/**
 * Clears the review once the stay is booked, because the same request would make a new booking. Only the tab that paid
 * counts the booking in our statistics.
 */
function useForgetReview(booking: Booking | undefined, confirmation: Confirmation | undefined): void {
  useEffect(() => {
    if (!booking || confirmation !== 'confirmed') return
    const { hotelId: hotel, slot } = booking
    if (payingBooking()?.id === booking.id) track({ name: 'booking_confirmed', hotel, slot })
    removeFromTab('reviewDraft', 'attempt', 'paying')
  }, [booking, confirmation])
}

/** Shown if a bank takes longer than a minute to report. Guests can safely leave the page. */
function Slow({ booking, askAgain }: { booking: Booking; askAgain: () => void }) {
  return (
    <ConfirmFrame key="slow" title={t.stillWaitingForBank} icon="clock" mark="wait">
      <Notice icon="info">{t.doNotPayAgain}</Notice>
      <div className="outcome-ways">
        <Button variant="primary" className="big" onClick={askAgain}>
          {t.checkAgain}
        </Button>
        <LinkButton className="big" to={myBookingsPath()}>
          {common.myBookings}
        </LinkButton>
      </div>
      <PaymentSteps booking={booking} />
      <BookingRecap booking={booking} paid={t.amount} />
      <Questions />
    </ConfirmFrame>
  )
}

/** Shows the three stages of a payment, and the current one. */
function PaymentSteps({ booking: { hold_expires_at } }: { booking: Booking }) {
  const until = hold_expires_at === null ? undefined : new Date(hold_expires_at)
  const isHeld = until !== undefined && until > serverNow()
  return (
    <section className="tinted-box plain" aria-label={t.paymentStepByStep}>
      <Steps
        steps={[
          { state: 'done', label: isHeld ? t.roomHeldUntil(timeWords(until)) : t.roomHeld },
          { state: 'now', label: <b>{t.bankConfirmsPayment}</b> },
          { state: 'later', label: t.thenRoomIsBooked },
        ]}
      />
    </section>
  )
}

const NOT_BOOKED = {
  refunded: {
    title: t.paymentCameTooLate,
    words: t.roomNoLongerHeld,
  },
  cancelled: { title: t.bookingIsCancelled, words: t.oweNothingMore },
  'not-paid': {
    title: t.timeToPayIsOver,
    words: t.noPaymentInTime,
  },
} as const

type NotBookedProps = {
  booking: NonNullable<BookingWatch['booking']>
  confirmation: keyof typeof NOT_BOOKED
}

function NotBooked({ booking, confirmation }: NotBookedProps) {
  const { title, words } = NOT_BOOKED[confirmation]
  const moved = movedPath(booking)
  return (
    <ConfirmFrame key={confirmation} title={title} icon="info" mark="wait">
      <p className="lead">{moved ? movedWords(booking) : words}</p>
      {confirmation === 'cancelled' && !moved && booking.bill && booking.refunds.length === 0 && (
        <p>{nothingToRefund(booking.bill.credits)}</p>
      )}
      <RefundSteps refunds={booking.refunds} heading="h2" />
      <div className="outcome-ways">
        {moved ? (
          <LinkButton variant="primary" className="big" to={moved}>
            {t.seeOtherRoom}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" className="big" to={bookingPath(writeStayQuery(bookedStay(booking)))}>
            {t.bookStayAgain}
          </LinkButton>
        )}
        <LinkButton className="big" to={myBookingsPath()}>
          {common.myBookings}
        </LinkButton>
      </div>
      <BookingRecap booking={booking} paid={confirmation === 'not-paid' ? t.notPaid : common.paid} />
      <Questions />
    </ConfirmFrame>
  )
}

/** Treats somebody else's booking as if it did not exist. */
function Unreadable({ watch: { refusal, askAgain } }: { watch: BookingWatch }) {
  const isMissing = refusal?.status === 404
  return (
    <main id="main" className="wrap">
      <h1 className="visually-hidden">{t.yourBooking}</h1>
      <EmptyState
        title={isMissing ? common.weCouldNotFind : t.couldNotLoadBooking}
        actions={
          <>
            {!isMissing && (
              <Button variant="primary" className="big" onClick={askAgain}>
                {common.tryAgain}
              </Button>
            )}
            <LinkButton variant={isMissing ? 'primary' : 'quiet'} className="big" to={myBookingsPath()}>
              {common.myBookings}
            </LinkButton>
          </>
        }
      >
        {isMissing
          ? t.mayBeOfAnotherAccount(SITE.supportPhone)
          : t.refusedCallForHelp(refusal?.message ?? '', SITE.supportPhone)}
      </EmptyState>
    </main>
  )
}
