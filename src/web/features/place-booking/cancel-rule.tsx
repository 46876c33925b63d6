import type { ReviewProps } from './review-props.ts'
import { canChange, CHANGE_WINDOW_HOURS, changeDeadline } from '#domain/bookings/change-window.ts'
import { stayPeriod } from '#web/features/stay/booking-query.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { momentWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/place-booking.ts'

export const isLate = ({ page, stay }: Pick<ReviewProps, 'page' | 'stay'>): boolean =>
  !canChange(stayPeriod(stay.query).start, new Date(page.now))

/** Warns at the pay button that the booking cannot be cancelled once paid. */
export const NoCancelWarning = (props: ReviewProps) =>
  isLate(props) && (
    <p className="text-warn-ink">
      <b>{t.oncePaidNotCancelled}</b>
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
        <b>{t.cannotBeChanged}</b>
        <br />
        {t.checkInTooClose(CHANGE_WINDOW_HOURS)}
      </Notice>
    )
  }
  const deadline = changeDeadline(stayPeriod(props.stay.query).start)
  return (
    <Notice icon="calendar-days">
      <Sentence text={t.canChangeUntil(momentWords(deadline))} />
    </Notice>
  )
}
