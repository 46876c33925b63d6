import { SLOTS } from '#domain/slots/slots.ts'
import { foreignLanguageOf, languageOf } from '#web/ui/language-of.ts'
import { Hearts } from '#web/ui/hearts.tsx'
import { ReportButton } from '#web/features/reports/report-button.tsx'
import type { ReviewView } from './reviews-data.ts'
import * as t from '#words/reviews.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { slotName } from '#words/slots.ts'
import { dayWords } from '#words/times.ts'

/** The length above which a text is folded, about four lines on a small phone. */
const FOLDED_LETTERS = 190

/** Names the slot in the page's language, because the API names it in English. */
function slotWords(english: string | null): string | null {
  const slot = SLOTS.find(({ listingName }) => listingName === english)
  return slot ? slotName(slot) : english
}

/** `now`: when the page was rendered. */
type ReviewCardProps = { hotelId: number; review: ReviewView; now: Date; isExpanded: boolean; onToggle: () => void }

/** One guest's review (specification §2), with their first name and the day they wrote it. */
export function ReviewCard({ hotelId, review, now, isExpanded, onToggle }: ReviewCardProps) {
  const isLong = review.review.length > FOLDED_LETTERS
  const textId = `review-${review.id}`
  return (
    <article className="review-card" tabIndex={-1}>
      <div className="row justify-between">
        <span>
          <b lang={foreignLanguageOf(review.guestName)}>{review.guestName}</b>
          <br />
          <span className="soft">
            {[dayWords(new Date(review.date), now), slotWords(review.slot), review.verified ? t.stayedHere : null]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
        <Hearts value={review.rating} />
      </div>
      {review.review && (
        <p
          id={textId}
          className={isLong && !isExpanded ? 'review-text folded' : 'review-text'}
          lang={languageOf(review.review)}
        >
          {review.review}
        </p>
      )}
      {isLong && (
        <button type="button" className="link" aria-expanded={isExpanded} aria-controls={textId} onClick={onToggle}>
          <Sentence text={isExpanded ? t.readLess(review.guestName) : t.readMore(review.guestName)} />
        </button>
      )}
      {review.images.length > 0 && <GuestPictures pictures={review.images} by={review.guestName} />}
      <ReportButton subject="review" hotelId={hotelId} of={String(review.id)} />
      {review.answer && (
        <div className="review-answer">
          <p>
            <Sentence text={t.hotelAnswers(dayWords(new Date(review.answer.date), now))} />
          </p>
          <p className="review-text" lang={languageOf(review.answer.text)}>
            {review.answer.text}
          </p>
        </div>
      )}
    </article>
  )
}

export const GuestPictures = ({ pictures, by }: { pictures: readonly { id: string; url: string }[]; by?: string }) => (
  <ul className="review-pictures">
    {pictures.map(({ id, url }, index) => (
      <li key={id}>
        <a href={url} target="_blank" rel="noreferrer" className="picture-frame review-picture">
          <img
            src={`${url}?width=352`}
            alt={by === undefined ? t.somebodysPicture(index + 1) : t.guestsPicture(by, index + 1)}
            width="352"
            height="352"
            loading="lazy"
            decoding="async"
          />
        </a>
      </li>
    ))}
  </ul>
)
