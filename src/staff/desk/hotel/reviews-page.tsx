import type { DeskReviews } from '#contract/desk-reviews.ts'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review-answer.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Hearts } from '#web/ui/hearts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { CallState } from '../call-state.tsx'
import { post, useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { dateWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { AnswerBox } from './answer-box.tsx'

type Shown = { show: (reviews: DeskReviews) => void }

/** Lists guests' reviews and lets the hotel answer each one once. */
export function ReviewsPage() {
  const words = useWords()
  const called = useCall('GET /desk/reviews')
  const { value, show } = called
  return (
    <DeskPage title={words.ofHotel.reviews} backTo={DESK.more}>
      <h1>{words.ofHotel.reviews}</h1>
      <p className="soft">{words.ofHotel.reviewsWords}</p>
      <CallState of={called} />
      {value && value.waiting > 0 && <Notice>{words.ofHotel.reviewsWait(value.waiting)}</Notice>}
      {value?.reviews.length === 0 && <p>{words.ofHotel.noReviews}</p>}
      <ul className="answer-list">
        {value?.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} show={show} />
        ))}
      </ul>
    </DeskPage>
  )
}

function ReviewItem({ review, show }: Shown & { review: DeskReviews['reviews'][number] }) {
  const words = useWords()
  const { ofHotel } = words
  const { id, rating, guestName, date } = review
  return (
    <li className="box flow">
      <div className="row justify-between">
        <p>
          <b>{guestName}</b>
          <span className="soft block">{dateWords(istDateOf(new Date(date)), words)}</span>
        </p>
        <Hearts value={rating} words={ofHotel.ofHearts(rating)} />
      </div>
      <p className={review.review ? 'answer-text' : 'soft'}>
        {review.review ? <WrittenText text={review.review} /> : ofHotel.onlyHearts}
      </p>
      <AnswerBox
        called={guestName}
        answer={review.answer}
        hint={ofHotel.answerHint(MAX_ANSWER_LENGTH)}
        show={show}
        send={(answer) => post('POST /desk/reviews/{id}/answer', { params: { id: String(id) }, body: { answer } })}
      />
    </li>
  )
}
