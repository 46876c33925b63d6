import { REVIEW_ASPECTS, type ReviewAspect } from '#domain/reviews/review-types.ts'
import { HeartsPicker } from '#web/ui/hearts.tsx'
import { ASPECT_WORDS } from '#words/review-aspects.ts'
import * as t from '#words/reviews.ts'

type Aspects = Partial<Record<ReviewAspect, number>>

/** Optional ratings of single aspects. They are folded, because few guests give them. */
export const AspectFields = ({
  name,
  aspects,
  onChange,
}: {
  name: string
  aspects: Aspects
  onChange: (aspects: Aspects) => void
}) => (
  <details>
    <summary className="link">{t.rateAspects}</summary>
    <ul className="review-aspects">
      {REVIEW_ASPECTS.map((aspect) => (
        <li key={aspect}>
          <span>{ASPECT_WORDS[aspect]}</span>
          <HeartsPicker
            name={`${aspect}-${name}`}
            legend={ASPECT_WORDS[aspect]}
            value={aspects[aspect] ?? 0}
            onChange={(value) => onChange({ ...aspects, [aspect]: value })}
          />
        </li>
      ))}
    </ul>
  </details>
)
