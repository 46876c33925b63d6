import type { ReviewProps } from './review-props.ts'
import { localityAndCity } from '#web/lib/names-in-language.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { stayWords } from '#web/features/bookings/booked-stay.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { StarRating } from '#web/features/hotels/star-rating.tsx'
import { StayChangeNotice } from '#web/features/stay/stay-change-notice.tsx'
import { stayPeriod } from '#web/features/stay/booking-query.ts'
import { hasBegun } from '#domain/slots/period.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { begunWords } from '#words/times.ts'
import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import * as t from '#words/place-booking.ts'

type StaySummaryProps = {
  page: Pick<ReviewProps['page'], 'hotel' | 'now'>
  stay: Pick<ReviewProps['stay'], 'query' | 'changes' | 'changePath'>
}

/** Shows the hotel, time and guests of the stay under review. */
export function StaySummary({ page: { hotel, now }, stay: { query, changes, changePath } }: StaySummaryProps) {
  return (
    <section className="box" aria-labelledby="stay-summary">
      <HotelLine picture={hotel._pictures[0]}>
        <h2 className="small-heading mb-0" id="stay-summary" lang={foreignLanguageOf(hotel.name)}>
          {hotel.name}
        </h2>
        <p className="soft">{localityAndCity(hotel)}</p>
        {hotel.overallRating !== null && (
          <StarRating rating={hotel.overallRating.toFixed(1)} reviewsCount={hotel.reviewsCount} />
        )}
      </HotelLine>
      <StayWhen period={stayPeriod(query)} now={new Date(now)} className="mt-4" />
      {hasBegun(stayPeriod(query), new Date(now)) && <p className="mt-2">{begunWords(slotAt(query.slot))}</p>}
      <div className="row justify-between">
        <span>{stayWords(query)}</span>
        <Link className="link shrink-0" to={changePath}>
          <Sentence text={t.change} />
        </Link>
      </div>
      <StayChangeNotice words={stayChangeWords(changes, query, new Date(now))} />
    </section>
  )
}
