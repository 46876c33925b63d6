import { laterPart } from '#web/ui/load-part.ts'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { Hearts } from '#web/ui/hearts.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import * as t from '#words/reviews.ts'
import { Sentence } from '#web/ui/sentence.tsx'

const ReviewForm = laterPart(() => import('./review-form.tsx'))

/** On a finished stay: the guest's review, or the form for it (specification §4, §7). */
export function ReviewBox({ booking }: { booking: Booking }) {
  const [given, setGiven] = useState<Booking['review']>(null)
  if (booking.review) return <GivenReview review={booking.review} />
  if (given) return <Thanks review={given} />
  if (!booking.actions.includes('review')) return null
  return <ReviewForm booking={booking} onGiven={setGiven} />
}

type Given = NonNullable<Booking['review']>

const GivenReview = ({ review }: { review: Given }) => (
  <div className="grid gap-2">
    <p className="row">
      <Sentence text={t.youGave} hearts={() => <Hearts value={review.rating} />} />
    </p>
    {review.review && <blockquote className="soft review-text">{review.review}</blockquote>}
  </div>
)

function Thanks({ review }: { review: Given }) {
  const ref = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-2">
      <p className="small-heading">{t.thankYou}</p>
      <GivenReview review={review} />
    </div>
  )
}
