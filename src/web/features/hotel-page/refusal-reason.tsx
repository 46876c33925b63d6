import { istDateOf } from '#domain/kernel/ist.ts'
import { slotAt } from '#domain/slots/slots.ts'
import type { HotelAndSurroundings } from '#contract/hotels.ts'
import { apiPeriod, carriedStay, writeStayQuery, type StayQuery } from '#web/features/stay/booking-query.ts'
import { WaitOpener } from '#web/features/waiting/wait-opener.tsx'
import { canWait, type WaitSubject } from '#web/features/waiting/wait-subject.ts'
import { cityOf, localityOf } from '#web/lib/names-in-language.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { dateWords } from '#words/times.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BookProps } from './book-props.ts'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

const REFUSALS = {
  sold: t.soldOutOn,
  closed: t.closedOn,
  'not-offered': t.notOfferedOn,
  over: t.tooLateOn,
} as const

/** Explains why the stay cannot be booked as chosen. */
export default function RefusalReason({
  page: { hotel, offer },
  choice: { query, state },
  hasTimes,
}: BookProps & { hasTimes: boolean }) {
  if (state === 'free') return <Notice tone="danger">{offer.problem}</Notice>
  const date = dateWords(query.date)
  const paused = query.date === istDateOf(serverNow()) ? t.noBookingsToday : t.noBookingsOn(date)
  const wait = waitFor(hotel, query)
  const isSold = state === 'sold' || state === 'paused'
  return (
    <>
      <Notice tone="warn">
        <b>{state === 'paused' ? paused : REFUSALS[state](slotName(slotAt(query.slot)), date)}</b>
        <br />
        {hasTimes ? t.theseAreFree : t.pleaseTryAnotherDate}
      </Notice>
      {isSold && canWait(wait, serverNow()) && (
        <div className="mt-3">
          <WaitOpener subject={wait} variant={hasTimes ? 'quiet' : 'primary'} />
        </div>
      )}
    </>
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
