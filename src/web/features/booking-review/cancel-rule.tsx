import { canChange, changeDeadline } from '#domain/bookings/change-window.ts'
import { stayPeriod } from '#web/lib/booking-query.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ReviewProps } from './review-page.tsx'

export const isLate = ({ page, stay }: Pick<ReviewProps, 'page' | 'stay'>): boolean =>
  !canChange(stayPeriod(stay.query).start, new Date(page.now))

/** Until when the booking can be cancelled; that it no longer can comes first on the page, in amber (decisions). */
export function CancelRule({ show, ...props }: ReviewProps & { show: 'late' | 'in-time' }) {
  const late = isLate(props)
  if (late !== (show === 'late')) return null
  if (late) {
    return (
      <Notice tone="warn">
        <b>This booking cannot be changed or cancelled.</b>
        <br />
        Check-in is less than 24 hours away. If you do not come, nothing is refunded.
      </Notice>
    )
  }
  const deadline = changeDeadline(stayPeriod(props.stay.query).start)
  return (
    <Notice icon="calendar-days">
      You can change or cancel until <b>{momentWords(deadline)}</b> and get everything back. After that the booking is
      fixed and is not refunded.
    </Notice>
  )
}
