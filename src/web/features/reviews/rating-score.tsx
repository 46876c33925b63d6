import { HEARTS, REVIEW_ASPECTS } from '#domain/reviews/review-types.ts'
import { Hearts } from '#web/ui/hearts.tsx'
import { ASPECT_WORDS } from '#words/review-aspects.ts'
import type { HotelReviews } from './reviews-data.ts'
import * as t from '#words/reviews.ts'

/**
 * Shows the average rating, the average of each aspect, and the number of guests per rating (specification §3 Reviews).
 */
export function RatingScore({ ratings }: { ratings: HotelReviews['ratings'] }) {
  const overall = ratings.overallRating ?? 0
  const rated = REVIEW_ASPECTS.filter((aspect) => ratings.aspects[aspect] !== null)
  return (
    <div className="rating-score">
      <div>
        <span className="rating-average digits">{overall.toFixed(1)}</span>
        <Hearts value={overall} />
        <span className="soft">{t.ratingsAndReviews(ratings.ratingsCount, ratings.reviewsCount)}</span>
      </div>
      {rated.length > 0 && (
        <ul>
          {rated.map((aspect) => (
            <Bar key={aspect} label={ASPECT_WORDS[aspect]} {...average(ratings.aspects[aspect] ?? 0)} most={5} />
          ))}
        </ul>
      )}
      <HeartCounts ratings={ratings} />
    </div>
  )
}

function HeartCounts({ ratings: { counts } }: { ratings: HotelReviews['ratings'] }) {
  const most = Math.max(...HEARTS.map((hearts) => counts[hearts]))
  if (most === 0) return null
  return (
    <details className="heart-counts">
      <summary className="link">{t.howGuestsRated}</summary>
      <ul>
        {HEARTS.map((hearts) => (
          <Bar key={hearts} label={t.hearts(hearts)} value={counts[hearts]} words={counts[hearts]} most={most} />
        ))}
      </ul>
    </details>
  )
}

/** Shows one decimal always, because the averages are listed below each other. */
const average = (value: number) => ({ value, words: value.toFixed(1) })

type BarProps = { label: string; value: number; words: string | number; most: number }

const Bar = ({ label, value, words, most }: BarProps) => (
  <li>
    <span>{label}</span>
    <meter className="meter" min={0} max={most} value={value} aria-hidden="true" />
    <span className="digits">{words}</span>
  </li>
)
