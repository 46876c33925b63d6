import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import * as dayOffers from '#contract/day-offers.ts'
import * as searchCalls from '#contract/hotel-search.ts'
import * as calls from '#contract/hotels.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { hotelsNearMe } from '#contract/places.ts'
import { requestedParty } from '#domain/bookings/rooms-and-guests.ts'
import type { AnsweredSearch } from '#domain/figures/demand.ts'
import { isIstDate, istDateOf } from '#domain/kernel/ist.ts'
import { pricedDays } from '#domain/prices/priced-days.ts'
import { stayTotal } from '#domain/prices/stay-total.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import { nightOf } from '#domain/slots/openings.ts'
import { checkStay } from '#domain/slots/period.ts'
import { isSlotIndex } from '#domain/slots/slots.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { isSameOriginFetch } from '../../http/sec-fetch-site.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Question } from '../../ports/reads.ts'
import { cachedResponse } from '../../http/response-cache.ts'
import { instantOf } from '../../http/read-fields.ts'
import type { Session } from '../../http/session.ts'
import { sendCached } from '../../http/send-cached.ts'
import { taxRuleAt, type Db, type Services } from '../../services.ts'
import { findCity } from '../cities/list-cities.ts'
import { availabilityInMemory, facetsInMemory } from './catalogue/count-from-memory.ts'
import { fillCard, type ListedHotel } from './catalogue/hotel-card.ts'
import { searchInMemory, similarInMemory } from './catalogue/list-from-memory.ts'
import { listSender } from './catalogue/send-list.ts'
import { findAvailability, hasRoomsFor } from './find-availability.ts'
import { findHotel } from './hotel-rows.ts'
import { findNearMe } from './near-me.ts'
import { cityOffersByDay, offersByDay } from './offers-by-day.ts'
import { presentFoundHotel, presentHotelInList } from './present-hotel.ts'
import { searchFacets } from './search-facets.ts'
import { searchHotels, type FoundHotel, type Search } from './search-hotels.ts'
import { similarHotels } from './similar-hotels.ts'

/** Accepts `['id']` and `{id: true}`, because LoopBack clients send either. */
const fieldNames = (fields: readonly string[] | { [name: string]: boolean | undefined }): readonly string[] =>
  Array.isArray(fields) ? fields : Object.entries(fields).flatMap(([name, isWanted]) => (isWanted ? [name] : []))

/** Picks the requested fields of the hotel, as the OpenAPI document describes. */
const pick = (hotel: HotelInList, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(hotel).filter(([name]) => fields.includes(name))) as HotelInList

type Listed = readonly (ListedHotel | FoundHotel)[]

/**
 * Returns what our statistics store about a search. Checks only the `first` hotel, because available hotels lead the
 * list.
 */
function answeredSearch({ checkin, checkout, rooms, filter }: Search, [first]: Listed): AnsweredSearch {
  const { slot, days, period } = searchPeriod(checkin, checkout)
  const hasRoom = first !== undefined && ('card' in first ? first.found.isAvailable : first.available)
  return { day: istDateOf(period.start), slot, days, rooms, where: filter.where, hasRoom }
}

export function hotelRoutes(app: FastifyInstance, services: Services): void {
  const { db, reads, clock } = services
  const sendList = listSender(services.env)

  /** Reads from the primary for a signed-in guest, because a replica may lack the guest's latest favourites. */
  const readFor = (session: Session | null) =>
    session ? <Value>(ask: Question<Db, Value>) => ask(db) : reads.withOwnWrites

  handleCall(app, services, searchCalls.searchHotels, async ({ query, filter, session, request, reply }) => {
    const now = clock.now()
    const search = {
      checkin: instantOf('checkin', query.checkin),
      checkout: instantOf('checkout', query.checkout),
      rooms: requestedParty(query).rooms,
      taxRule: taxRuleAt(services, now),
      filter,
      now,
      userId: session?.userId ?? null,
    }
    const known = await searchInMemory(services, search)
    const { total, hotels } = known ?? (await readFor(session)((from) => searchHotels(from, search)))
    // Counts a search on our own site when its page is sent, not when the page requests lists. Counts an app's search
    // when it requests the first part of a list.
    if (!filter.skip && !isSameOriginFetch(request)) services.searches.count(answeredSearch(search, hotels))
    reply.header('x-total-count', String(total))
    const { fields } = filter
    if (known && !fields) return sendList(request, reply, known.hotels)
    const listed = hotels.map((hotel) =>
      'card' in hotel ? (JSON.parse(fillCard(hotel)) as HotelInList) : presentHotelInList(hotel),
    )
    return fields ? listed.map((hotel) => pick(hotel, fieldNames(fields))) : listed
  })

  handleCall(app, services, hotelsNearMe, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    const found = await findNearMe(services, {
      position: body.position,
      checkin: instantOf('checkin', body.checkin),
      checkout: instantOf('checkout', body.checkout),
      rooms: requestedParty(body).rooms,
      limit: body.limit,
    })
    if (!found) throw refusal('NOT_FOUND')
    return found
  })

  handleCall(app, services, searchCalls.searchFacets, async ({ query, filter }) => {
    const stay = searchPeriod(instantOf('checkin', query.checkin), instantOf('checkout', query.checkout))
    const now = clock.now()
    const wanted = { rooms: requestedParty(query).rooms, taxRule: taxRuleAt(services, now), now }
    const asked = { days: pricedDays(stay), period: stay.period, ...wanted }
    const known = await services.catalogue.findCity(filter.where.cityId, stay.period.start)
    if (known) return facetsInMemory(known, asked)
    const facets = await reads.withOwnWrites(async (from) => {
      const city = await findCity(from, filter.where.cityId)
      return city && searchFacets(from, { cityId: city.id, ...asked })
    })
    if (!facets) throw refusal('NOT_FOUND')
    return facets
  })

  handleCall(app, services, calls.getHotel, async ({ params, session }) => {
    const hotel = await (session
      ? findHotel(db, params.id, { userId: session.userId, now: clock.now() })
      : reads.recent((from) => findHotel(from, params.id, { now: clock.now() })))
    if (!hotel) throw refusal('NOT_FOUND')
    return presentFoundHotel(hotel)
  })

  handleCall(app, services, searchCalls.similarHotels, async ({ params, query, filter, session, request, reply }) => {
    const { checkin, checkout } = query
    const now = clock.now()
    const search = {
      hotel: params.id,
      checkin: checkin ? instantOf('checkin', checkin) : null,
      checkout: checkout ? instantOf('checkout', checkout) : null,
      rooms: requestedParty(query).rooms,
      taxRule: taxRuleAt(services, now),
      limit: filter.limit ?? searchCalls.SIMILAR_HOTELS,
      skip: filter.skip ?? 0,
      now,
      userId: session?.userId ?? null,
    }
    const known = await similarInMemory(services, search)
    if (known) return sendList(request, reply, known)
    const found = await readFor(session)((from) => similarHotels(from, search))
    if (!found) throw refusal('NOT_FOUND')
    return found.map(presentHotelInList)
  })

  handleCall(app, services, searchCalls.findAvailability, async ({ params, query }) => {
    const stay = searchPeriod(instantOf('checkin', query.checkin), instantOf('checkout', query.checkout))
    const now = clock.now()
    const asked = { hotel: params.id, days: pricedDays(stay), period: stay.period, now }
    const found =
      (await availabilityInMemory(services, asked)) ??
      (await reads.withOwnWrites((from) => findAvailability(from, asked)))
    if (!found) throw refusal('NOT_FOUND')
    const isSold = found.sellsSlot && !found.isTooLate && checkStay(stay.slot, stay.period, now).ok
    const left = isSold ? found : { ...found, roomsLeft: 0, bathtubRoomsLeft: 0 }
    const { rooms } = requestedParty(query)
    const availability = hasRoomsFor(left, { rooms, hasBathtub: query.has_bathtub ?? false })
    const { tax, total } = found.dayPrices
      ? stayTotal(found.dayPrices, rooms, taxRuleAt(services, now))
      : { tax: null, total: null }
    const { price, roomsLeft, bathtubRoomsLeft } = left
    const isPaused = left.isPaused || left.isTooLate
    return { availability: { availability, price, tax, total, isPaused, roomsLeft, bathtubRoomsLeft } }
  })

  handleCall(app, services, dayOffers.offersByDay, async ({ params, query, request, reply }) => {
    const asked = offerDays(query, clock.now())
    const offers = await offersByDay(services, { hotel: params.id, ...asked })
    if (!offers) throw refusal('NOT_FOUND')
    return sendOffers(services, { request, reply }, { slot: asked.slot, days: offers })
  })

  handleCall(app, services, dayOffers.cityOffersByDay, async ({ params, query, request, reply }) => {
    const asked = offerDays(query, clock.now())
    const offers = await cityOffersByDay(services, { city: params.id, ...asked })
    return sendOffers(services, { request, reply }, { slot: asked.slot, days: offers })
  })
}

function offerDays(query: Static<typeof dayOffers.offersByDay.query>, now: Date) {
  const { slot, from: first = nightOf(now), days = dayOffers.OFFER_DAYS, rooms = 1 } = query
  if (!isIstDate(first)) throw fieldRefusal('from', 'INVALID', 'from is no day')
  if (!isSlotIndex(slot)) throw fieldRefusal('slot', 'INVALID', 'slot is 0 to 4')
  return { slot, first, days, rooms, now }
}

/** Lets a repeated request with an unchanged answer get a 304. Caches must revalidate each time. */
function sendOffers(
  { env, clock }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  offers: dayOffers.OffersByDay,
) {
  reply.header('cache-control', 'no-cache')
  const answer = cachedResponse(JSON.stringify(offers), { version: '', from: clock.now(), until: null })
  return sendCached(request, reply, answer, env)
}
