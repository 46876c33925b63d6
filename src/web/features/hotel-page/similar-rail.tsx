import { use } from 'react'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import type { Hotel } from '#contract/hotels.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { HotelCard } from '#web/features/hotels/hotel-card.tsx'
import { hotelCardView, type HotelCardView } from '#web/features/hotels/hotel-card-view.ts'
import { browserApi } from '#web/lib/api.ts'
import { apiPeriod, carriedStay, writeStayQuery } from '#web/features/stay/booking-query.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import * as t from '#words/hotel-page.ts'

/** `now`: when the page was rendered. */
export type SimilarTo = { hotel: Hotel; now: string }

/** How many hotels fill one row on a wide screen. */
const SHOWN = 4

type Asked = { address: string; found: Promise<HotelCardView[]> }

/** Sends one request per hotel and time, however often React asks while it is pending. */
let asked: Asked | undefined

async function load({ hotel, now }: SimilarTo, params: URLSearchParams): Promise<HotelCardView[]> {
  const query = readHotelStay(params, hotel, new Date(now))
  const { checkin, checkout } = apiPeriod(query)
  const answer = await browserApi.get('/hotels/similar-hotels/{id}', {
    params: { id: String(hotel.id) },
    query: { checkin, checkout, rooms: query.rooms },
    filter: { limit: SHOWN },
  })
  const card = { slot: slotAt(query.slot), rooms: query.rooms, days: query.days }
  return answer.ok ? answer.value.map((each) => hotelCardView(each, card)) : []
}

function similarTo(to: SimilarTo, params: URLSearchParams): Promise<HotelCardView[]> {
  const address = `${to.hotel.id}?${params}`
  if (asked?.address !== address) asked = { address, found: load(to, params) }
  return asked.found
}

/** Lists hotels that may interest this visitor for the same time. Hidden if there are none. */
export default function SimilarRail(to: SimilarTo) {
  const params = useQuery()
  const hotels = use(similarTo(to, params))
  if (hotels.length === 0) return null
  const stay = String(writeStayQuery(carriedStay(readHotelStay(params, to.hotel, new Date(to.now)))))
  return (
    <section className="wrap section" aria-labelledby="similar">
      <h2 id="similar">{t.moreHotelsIn(to.hotel.city)}</h2>
      <div className="card-rail">
        {hotels.map((each) => (
          <HotelCard key={each.id} hotel={each} stay={stay} />
        ))}
      </div>
    </section>
  )
}
