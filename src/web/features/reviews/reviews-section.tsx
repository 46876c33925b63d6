import { useReducer, useRef } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { RatingScore } from './rating-score.tsx'
import { nextPage, nextReading, startReading } from './read-reviews.ts'
import { GuestPictures, ReviewCard } from './review-card.tsx'
import { loadMoreReviews, REVIEW_SORTS, type HotelReviews, type ReviewSort } from './reviews-data.ts'
import * as common from '#words/common.ts'
import * as t from '#words/reviews.ts'

const SORT_WORDS: Record<ReviewSort, string> = { top: t.top, images: t.withPictures, newest: t.newest }

/** `now`: when the page was rendered. */
type ReviewsSectionProps = { hotelId: number; reviews: HotelReviews; now: string }

/** What guests say about a hotel: the score, their pictures, and three reviews at a time (specification §9). */
export default function ReviewsSection({ hotelId, reviews, now }: ReviewsSectionProps) {
  const { ratings, first, pictures } = reviews
  const [reading, dispatch] = useReducer(nextReading, undefined, () => startReading(first, ratings.reviewsCount))

  const section = useRef<HTMLElement>(null)

  const ask = async (sort: ReviewSort) => {
    const from = sort === reading.sort ? reading : { shown: [], fetched: 0 }
    dispatch({ type: 'asked', sort })
    const found = await nextPage(from, (skip) => loadMoreReviews({ api: browserApi, hotelId }, { sort, skip }))
    dispatch(found ? { type: 'received', sort, ...found } : { type: 'failed', sort })
    if (found?.isLast) focusReview(from.shown.length)
  }

  /** Moves the focus when the last reviews arrive, because the button disappears. */
  const focusReview = (index: number) =>
    focusWhenLost(() => {
      const cards = [...(section.current?.querySelectorAll<HTMLElement>('.review-card') ?? [])]
      return cards[index] ?? cards.at(-1) ?? null
    })

  if (ratings.ratingsCount === 0) return <NoReviews />
  return (
    <section className="subsection" aria-labelledby="reviews" ref={section}>
      <h2 id="reviews">{t.whatCouplesSay}</h2>
      <RatingScore ratings={ratings} />
      {pictures.length > 0 && <GuestPictures pictures={pictures} />}
      {ratings.reviewsCount > first.length && <Sorts sort={reading.sort} onSort={(sort) => void ask(sort)} />}
      <div aria-live="polite" aria-busy={reading.state === 'loading'}>
        {reading.shown.map((review) => (
          <ReviewCard
            key={review.id}
            hotelId={hotelId}
            review={review}
            now={new Date(now)}
            isExpanded={reading.expanded.has(review.id)}
            onToggle={() => dispatch({ type: 'toggled', id: review.id })}
          />
        ))}
        {reading.state === 'all' && reading.shown.length === 0 && <p className="soft mt-4">{t.noReviewsOfThisKind}</p>}
        {reading.state === 'loading' && <LoadingWord />}
      </div>
      {reading.state === 'failed' && <p className="field-error mt-4">{t.couldNotLoadMore}</p>}
      {reading.state !== 'all' && (
        <Button
          variant="quiet"
          className="mt-4"
          aria-disabled={reading.state === 'loading'}
          onClick={() => reading.state !== 'loading' && void ask(reading.sort)}
        >
          {MORE_WORDS[reading.state]}
        </Button>
      )}
    </section>
  )
}

const MORE_WORDS = { idle: t.showMoreReviews, loading: common.loading, failed: common.tryAgain } as const

const Sorts = ({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) => (
  <fieldset className="chips scroll mt-4">
    <legend className="visually-hidden">{t.whichReviews}</legend>
    {REVIEW_SORTS.map((each) => (
      <button key={each} type="button" className="chip" aria-pressed={each === sort} onClick={() => onSort(each)}>
        {SORT_WORDS[each]}
      </button>
    ))}
  </fieldset>
)

/** Shown for hotels without reviews: a blank card with a heart, leaning on the door. */
const BLANK_CARD = (
  <>
    <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    <path d="M104 152V76a34 34 0 0 1 68 0v76z" fill="var(--primary-soft)" />
    <path d="M112 152V78a26 26 0 0 1 52 0v74z" fill="var(--primary)" />
    <circle cx="122" cy="116" r="3.5" fill="var(--on-primary)" />
    <g transform="rotate(-6 72 108)">
      <rect
        x="28"
        y="64"
        width="84"
        height="84"
        rx="8"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path
        d="M70 98c-11-8-15-13-15-18 0-4 3-7 7-7 3 0 6 2 8 5 2-3 5-5 8-5 4 0 7 3 7 7 0 5-4 10-15 18z"
        fill="var(--trust)"
      />
      <path d="M44 114h52M44 128h36" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
    </g>
  </>
)

const NoReviews = () => (
  <section className="subsection" aria-labelledby="reviews">
    <h2 id="reviews">{t.whatCouplesSay}</h2>
    <EmptyState drawing={BLANK_CARD}>{t.nobodyHasRated}</EmptyState>
  </section>
)
