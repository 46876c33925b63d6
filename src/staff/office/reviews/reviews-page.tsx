import { useState } from 'react'
import type { OfficeReview } from '#contract/office-reviews.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hearts } from '#web/ui/hearts.tsx'
import { DataList, type Column } from '../../kit/data-table.tsx'
import type { Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FilterForm } from '../filter-form.tsx'
import { paramsOf } from '../list-filter.ts'
import { officeApi } from '../office-api.ts'
import { usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from '#words/office/reviews.ts'

const CHOICES = [
  { value: '', name: t.all },
  { value: 'low', name: t.fewHearts },
  { value: 'withdrawn', name: t.withdrawn },
] as const

type Only = (typeof CHOICES)[number]['value']

/** Lists guests' reviews of hotels, newest first. The address contains the filter. */
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
        onFilter={(filter) => void navigate(OFFICE.reviewsOf(paramsOf({ text: filter.text, only: filter.chosen })))}
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
  const [changing, setChanging] = useState<OfficeReview>()
  return (
    <QueryBoundary query={asked}>
      {(pages) => (
        <>
          <DataList
            label={t.reviews}
            empty={t.noReviewFits}
            columns={columnsFor(setChanging)}
            short={shortReview}
            rows={pages.flatMap(({ reviews }) => reviews)}
            keyOf={({ id }) => id}
            showMore={showMore}
            moreWords={t.showOlderOnes}
          />
          {changing && (
            <ChangeReview
              review={changing}
              onClose={() => setChanging(undefined)}
              onDone={() => {
                setChanging(undefined)
                void retry()
              }}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}

const HotelLink = ({ review: { hotel } }: { review: OfficeReview }) => <a href={`/hotel/${hotel.slug}`}>{hotel.name}</a>

const Said = ({ review: { text } }: { review: OfficeReview }) => text || <span className="soft">{t.withoutWords}</span>

/** Shows who wrote a review and when, and whether guests see it. */
function Author({
  review: { guest, at, pictures, booking, is_published: isPublished, withdrawn },
}: {
  review: OfficeReview
}) {
  const now = serverNow()
  return (
    <span>
      {guest}
      <span className="soft block lg:whitespace-nowrap">
        {formatIstDate(new Date(at), now)}
        {pictures > 0 && `, ${t.photos(pictures)}`}
      </span>
      {booking && <Link to={OFFICE.booking(booking.id)}>{booking.code}</Link>}
      {!isPublished && <Badge tone="warn">{withdrawn ? t.withdrawn : t.notShown}</Badge>}
      {withdrawn && (
        <span className="soft block">
          {withdrawn.by}, {formatIstMoment(new Date(withdrawn.at), now)}: {withdrawn.reason}
        </span>
      )}
    </span>
  )
}

const shortReview = (review: OfficeReview): Short => ({
  name: <HotelLink review={review} />,
  end: <Hearts value={review.rating} />,
  line: (
    <span className="cut-line">
      <Said review={review} />
    </span>
  ),
})

const columnsFor = (onChange: (review: OfficeReview) => void): readonly Column<OfficeReview>[] => [
  {
    name: t.hotel,
    of: (review) => (
      <>
        <HotelLink review={review} />
        <span className="soft block">{review.hotel.city}</span>
      </>
    ),
  },
  { name: t.hearts, of: ({ rating }) => <Hearts value={rating} /> },
  { name: t.words, of: (review) => <Said review={review} /> },
  { name: t.author, isBehindTap: true, of: (review) => <Author review={review} /> },
  {
    name: t.act,
    isBehindTap: true,
    of: (review) =>
      (review.is_published || review.withdrawn) && (
        <Button onClick={() => onChange(review)}>{review.withdrawn ? t.putBack : t.withdraw}</Button>
      ),
  },
]

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
