import { useState } from 'react'
import type { OfficeReview } from '#contract/office-reviews.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hearts } from '#web/ui/hearts.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm, withoutEmpty } from '../filter-form.tsx'
import { officeApi } from '../office-api.ts'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import './reviews.css'
import * as t from '#words/office/reviews.ts'

const CHOICES = [
  { value: '', name: t.all },
  { value: 'low', name: t.fewHearts },
  { value: 'withdrawn', name: t.withdrawn },
] as const

type Only = (typeof CHOICES)[number]['value']

/** Lists guests' reviews of hotels, newest first; the address holds the filter. */
export function ReviewsPage() {
  const query = useQuery()
  const navigate = useNavigate()
  const text = query.get('text') ?? ''
  const only = CHOICES.find(({ value }) => value === query.get('only'))?.value ?? ''
  return (
    <OfficePage title={t.reviews}>
      <FilterForm
        label={t.hotelOrWords}
        text={text}
        chosen={only}
        choices={CHOICES}
        onFilter={(filter) => void navigate(OFFICE.reviewsOf(withoutEmpty({ text: filter.text, only: filter.chosen })))}
      />
      <ReviewList key={`${text} ${only}`} text={text} only={only} />
    </OfficePage>
  )
}

const queryOf = (text: string, only: Only) => ({ ...(text ? { text } : {}), ...(only ? { only } : {}) })

function ReviewList({ text, only }: { text: string; only: Only }) {
  const asked = usePages('GET /office/reviews', { query: queryOf(text, only) }, ({ reviews, has_more }) => {
    const before = reviews.at(-1)?.id
    return has_more && before !== undefined ? { before } : undefined
  })
  const { retry, showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => {
        const reviews = pages.flatMap((page) => page.reviews)
        return (
          <section className="panel" aria-label={t.reviews}>
            {reviews.length === 0 && <p className="panel-inside soft">{t.noReviewFits}</p>}
            <ul>
              {reviews.map((review) => (
                <ReviewRow key={review.id} review={review} onChange={() => void retry()} />
              ))}
            </ul>
            {showMore && (
              <div className="panel-foot">
                <button type="button" className="link plain" onClick={() => void showMore()}>
                  {t.showOlderOnes}
                </button>
              </div>
            )}
          </section>
        )
      }}
    </QueryBoundary>
  )
}

function ReviewRow({ review, onChange }: { review: OfficeReview; onChange: (review: OfficeReview) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { hotel, guest, rating, text, pictures, at, withdrawn, booking } = review
  const now = serverNow()
  return (
    <li className="side-row">
      <div>
        <p>
          <a href={`/hotel/${hotel.slug}`}>{hotel.name}</a>, {hotel.city}
        </p>
        <p className="review-line">
          <Hearts value={rating} />
          <span className="soft">
            {guest}, {formatIstMoment(new Date(at), now)}
            {pictures > 0 && `, ${t.photos(pictures)}`}
          </span>
          {booking && <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>}
          {!review.is_published && <Badge tone="warn">{withdrawn ? t.withdrawn : t.notShown}</Badge>}
        </p>
        <p>{text || <span className="soft">{t.withoutWords}</span>}</p>
        {withdrawn && (
          <p className="soft">
            {withdrawn.by}, {formatIstMoment(new Date(withdrawn.at), now)}: {withdrawn.reason}
          </p>
        )}
      </div>
      {(review.is_published || withdrawn) && (
        <Button onClick={() => setAsking(true)}>{withdrawn ? t.putBack : t.withdraw}</Button>
      )}
      {isAsking && (
        <ChangeReview
          review={review}
          onClose={() => setAsking(false)}
          onDone={(next) => {
            setAsking(false)
            onChange(next)
          }}
        />
      )}
    </li>
  )
}

type ChangeReviewProps = { review: OfficeReview; onClose: () => void; onDone: (review: OfficeReview) => void }

function ChangeReview({ review, onClose, onDone }: ChangeReviewProps) {
  const params = { id: String(review.id) }
  if (review.withdrawn)
    return (
      <ReasonDialog
        title={t.putReviewBack}
        about={params.id}
        button={t.putItBack}
        act={(reason, idempotencyKey) =>
          officeApi.post('/office/reviews/{id}/restore', { params, body: { reason }, idempotencyKey })
        }
        onClose={onClose}
        onDone={onDone}
      >
        <p>{t.itCountsAgain}</p>
      </ReasonDialog>
    )
  return (
    <ReasonDialog
      title={t.withdrawReview}
      about={params.id}
      button={t.withdrawIt}
      variant="danger"
      reasonLabel={t.reasonForAuthor}
      act={(reason, idempotencyKey) =>
        officeApi.post('/office/reviews/{id}/withdraw', { params, body: { reason }, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t.authorIsTold}</p>
    </ReasonDialog>
  )
}
