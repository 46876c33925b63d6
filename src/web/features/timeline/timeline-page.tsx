import type { BookingMoment } from '#contract/booking-timeline.ts'
import type { Booking } from '#contract/bookings.ts'

import { Grouped } from '#web/features/bookings/bank-reference.tsx'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { UnreadableBooking } from '#web/features/bookings/unreadable-booking.tsx'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { invoicePath } from '#web/lib/booking-papers.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import type { LoadedTimeline } from './load-timeline.ts'
import { momentStyleOf } from './moment-words.ts'
import './timeline.css'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/timeline.ts'
import { dayWords, momentWords } from '#words/times.ts'

/** Shows a booking's history, newest first, and the state of its refund. */
export function TimelinePage({ told }: { told: LoadedTimeline }) {
  const { revalidate } = useRevalidator()
  if (told.at === 'unreadable')
    return <UnreadableBooking title={t.whatHappened} refusal={told.refusal} onRetry={() => void revalidate()} />
  const { booking, moments } = told
  return (
    <main id="main" className="wrap timeline-page">
      <h1>{t.whatHappened}</h1>
      <section className="box flow" aria-labelledby="timeline-h">
        <div>
          <div className="row justify-between">
            <h2 id="timeline-h" className="text-3">
              {t.booking(booking.short_id)}
            </h2>
            <StatusBadge booking={booking} />
          </div>
          <p className="soft">
            {booking.hotel.name}, {momentWords(new Date(booking.checkin_date), serverNow())}
          </p>
        </div>
        <ol>
          {moments.map((moment) => (
            <BookingMomentRow key={`${moment.kind} ${moment.at} ${moment.reference ?? ''}`} moment={moment} />
          ))}
        </ol>
      </section>
      <div className="timeline-side">
        <RefundSteps refunds={booking.refunds} heading="h2" />
        {booking.has_invoice && <LinkButton to={invoicePath(booking.id)}>{common.taxInvoice}</LinkButton>}
        <LinkButton to={myBookingsPath()}>{common.myBookings}</LinkButton>
      </div>
    </main>
  )
}

const STATUS = {
  UPCOMING: { tone: 'trust', words: t.upcoming },
  PAST: { tone: 'dull', words: t.past },
  CANCELLED: { tone: 'dull', words: t.cancelled },
} as const

function StatusBadge({ booking: { listing } }: { booking: Booking }) {
  if (listing === null) return null
  const { tone, words } = STATUS[listing]
  return <Badge tone={tone}>{words}</Badge>
}

function BookingMomentRow({ moment }: { moment: BookingMoment }) {
  const { icon, tone, words } = momentStyleOf(moment)
  return (
    <Moment icon={icon} tone={tone}>
      {words(moment)}
      {moment.kind === 'refund_sent' && moment.reference && (
        <span className="soft block">
          <Sentence text={t.bankReference(moment.reference)} reference={(words) => <Grouped reference={words} />} />
        </span>
      )}
      {moment.kind === 'refund_started' && moment.dueBy && (
        <span className="soft block">{t.inYourAccountBy(dayWords(new Date(moment.dueBy), serverNow()))}</span>
      )}
      <time className="soft block" dateTime={moment.at}>
        {momentWords(new Date(moment.at), serverNow())}
      </time>
    </Moment>
  )
}

export const TimelineSkeleton = () => (
  <main id="main" className="wrap section">
    <h1>{t.whatHappened}</h1>
    <LoadingWord />
  </main>
)
