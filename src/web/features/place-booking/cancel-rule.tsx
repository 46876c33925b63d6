import type { ReviewProps } from './review-props.ts'
import { canChange, CHANGE_WINDOW_HOURS, changeDeadline } from '#domain/bookings/change-window.ts'
import { stayPeriod } from '#web/features/stay/booking-query.ts'
import { momentWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/place-booking.ts'

export const isLate = ({ page, stay }: Pick<ReviewProps, 'page' | 'stay'>): boolean =>
  !canChange(stayPeriod(stay.query).start, new Date(page.now))

/** Warns at the pay button that the booking cannot be cancelled once paid. */
export const NoCancelWarning = (props: ReviewProps) =>
  isLate(props) && (
    <p className="text-warn-ink">
      <b>{t.onceYouPayThisBooking}</b>
    </p>
  )

/**
 * Says until when the booking can be cancelled. If it no longer can, this comes first on the page, in amber (decisions,
 * "Cancelling").
 */
export function CancelRule({ show, ...props }: ReviewProps & { show: 'late' | 'in-time' }) {
  const late = isLate(props)
  if (late !== (show === 'late')) return null
  if (late) {
    return (
      <Notice tone="warn">
        <b>{t.thisBookingCannotBeChanged}</b>
        <br />
        Check-in is less than {CHANGE_WINDOW_HOURS} hours away. If you do not come, there is no refund.
      </Notice>
    )
  }
  const deadline = changeDeadline(stayPeriod(props.stay.query).start)
  return (
    <Notice icon="calendar-days">
      You can change or cancel until <b>{momentWords(deadline)}</b> for a full refund. After that, the booking can no
      longer be changed, cancelled or refunded.
    </Notice>
  )
}
