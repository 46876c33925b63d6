import type { ReviewProps } from './review-props.ts'
import { cancelRule, type CancelRule as Rule } from '#web/features/stay/stay-bill.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/place-booking.ts'

/** The latest time at which the stay under review could be cancelled, if it is booked now. */
export const ruleOfReview = ({ page, stay }: Pick<ReviewProps, 'page' | 'stay'>): Rule =>
  cancelRule(stay.query, page.quote.rule, new Date(page.now))

/** Warns at the pay button that the booking cannot be cancelled once paid. */
export const NoCancelWarning = (props: ReviewProps) =>
  ruleOfReview(props).at === 'late' && (
    <p className="text-warn-ink">
      <b>{t.oncePaidNotCancelled}</b>
    </p>
  )

/**
 * Says until when the booking can be cancelled. If it cannot be, this warning is first on the page, in amber
 * (decisions, "Cancelling").
 */
export function CancelRule({ show, ...props }: ReviewProps & { show: 'late' | 'in-time' }) {
  const rule = ruleOfReview(props)
  if ((rule.at === 'late') !== (show === 'late')) return null
  if (rule.at === 'late') {
    return (
      <Notice tone="warn">
        <b>{t.cannotBeChanged}</b>
        <br />
        {t.checkInTooClose(rule.hours)}
      </Notice>
    )
  }
  return (
    <Notice icon="calendar-days">
      <Sentence text={rule.at === 'grace' ? t.canChangeInGrace(rule.minutes) : t.canChangeUntil(rule.until)} />
    </Notice>
  )
}
