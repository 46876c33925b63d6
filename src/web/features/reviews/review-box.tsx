import { laterPart } from '#web/ui/load-part.ts'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { Hearts } from '#web/ui/hearts.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/reviews.ts'
import { Sentence } from '#web/ui/sentence.tsx'

const ReviewForm = laterPart(() => import('./review-form.tsx'))

/** Shows the guest's review of a finished stay, or the form for it (specification §4, §7). */
export function ReviewBox({ booking }: { booking: Booking }) {
  const [given, setGiven] = useState<Booking['review']>(null)
  const [isTakenBack, setTakenBack] = useState(booking.review?.is_taken_back === true)
  if (isTakenBack) return <p className="soft">{t.youTookBack}</p>
  if (booking.review)
    return <GivenReview review={booking.review} bookingId={booking.id} onTakenBack={() => setTakenBack(true)} />
  if (given) return <Thanks review={given} bookingId={booking.id} onTakenBack={() => setTakenBack(true)} />
  if (!booking.actions.includes('review')) return null
  return <ReviewForm booking={booking} onGiven={setGiven} />
}

type Given = NonNullable<Booking['review']>

type GivenProps = { review: Given; bookingId: string; onTakenBack: () => void }

const GivenReview = ({ review, bookingId, onTakenBack }: GivenProps) => (
  <div className="grid gap-2">
    <p className="row">
      <Sentence text={t.youGave} hearts={() => <Hearts value={review.rating} />} />
    </p>
    {review.review && <blockquote className="soft review-text">{review.review}</blockquote>}
    <TakeBack bookingId={bookingId} onTakenBack={onTakenBack} />
  </div>
)

/** Asks for confirmation, because a guest who takes a review back cannot write another. */
function TakeBack({ bookingId, onTakenBack }: Omit<GivenProps, 'review'>) {
  const [at, setAt] = useState<'given' | 'asked' | 'sending'>('given')
  const [failure, setFailure] = useState('')
  const take = async () => {
    setAt('sending')
    const answer = await browserApi.post('/bookings/{id}/review/take-back', { params: { id: bookingId } })
    if (answer.ok) return onTakenBack()
    setFailure(answer.refusal.message)
    setAt('asked')
    return undefined
  }
  if (at === 'given')
    return (
      <button type="button" className="link" onClick={() => setAt('asked')}>
        {t.takeBack}
      </button>
    )
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p>{t.takenBackForGood}</p>
      <div className="button-row">
        <Button disabled={at === 'sending'} onClick={() => void take()}>
          {at === 'sending' ? common.oneMoment : t.yesTakeBack}
        </Button>
        <Button variant="bare" onClick={() => setAt('given')}>
          {t.keepReview}
        </Button>
      </div>
    </>
  )
}

function Thanks(props: GivenProps) {
  const ref = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-2">
      <p className="small-heading">{t.thankYou}</p>
      <GivenReview {...props} />
    </div>
  )
}
