import type { HotelAndSurroundings } from '#contract/hotels.ts'
import { apiPeriod, carriedStay, writeStayQuery, type StayQuery } from '#web/features/stay/booking-query.ts'
import { WaitOpener } from '#web/features/waiting/wait-opener.tsx'
import { canWait, type WaitSubject } from '#web/features/waiting/wait-subject.ts'
import { cityOf, localityOf } from '#web/lib/names-in-language.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import type { BookProps } from './book-props.ts'

type WaitForHotelProps = BookProps & { variant: 'primary' | 'quiet' }

/** Offers the waiting list for a sold-out hotel. Shows nothing if no room can become free. */
export function WaitForHotel({ page: { hotel }, choice: { query, state }, variant }: WaitForHotelProps) {
  const subject = waitFor(hotel, query)
  if ((state !== 'sold' && state !== 'paused') || !canWait(subject, serverNow())) return null
  return (
    <div className="mt-3">
      <WaitOpener subject={subject} variant={variant} />
    </div>
  )
}

const waitFor = (hotel: HotelAndSurroundings, query: StayQuery): WaitSubject => ({
  hotel: { slug: hotel.slug, name: hotel.name },
  locality: { slug: hotel.localitySlug, name: localityOf(hotel) },
  city: { slug: hotel.citySlug, name: cityOf(hotel) },
  slot: query.slot,
  ...apiPeriod(query),
  rooms: query.rooms,
  stay: writeStayQuery(carriedStay(query)).toString(),
})
