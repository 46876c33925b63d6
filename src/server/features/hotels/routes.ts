import type { FastifyInstance, FastifyReply } from 'fastify'
import * as searchCalls from '#contract/hotel-search.ts'
import * as calls from '#contract/hotels.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { askedParty } from '#domain/bookings/rooms-and-guests.ts'
import { searchPeriod } from '#domain/slots/detect-slot.ts'
import { checkStay } from '#domain/slots/period.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf } from '../../http/read-fields.ts'
import type { Services } from '../../services.ts'
import { findCity } from '../cities/list-cities.ts'
import { availabilityInMemory, facetsInMemory } from './catalogue/count-from-memory.ts'
import { searchInMemory, similarInMemory } from './catalogue/list-from-memory.ts'
import { findAvailability, hasRoomsFor } from './find-availability.ts'
import { findHotel } from './hotel-rows.ts'
import { presentHotel, presentHotelInList } from './present-hotel.ts'
import { searchFacets } from './search-facets.ts'
import { searchHotels } from './search-hotels.ts'
import { similarHotels } from './similar-hotels.ts'

/** `['id']` or `{id: true}`, as LoopBack clients send either. */
const fieldNames = (fields: readonly string[] | { [name: string]: boolean | undefined }): readonly string[] =>
  Array.isArray(fields) ? fields : Object.entries(fields).flatMap(([name, isWanted]) => (isWanted ? [name] : []))

/** Only the requested fields of the hotel, as the OpenAPI document describes. */
const pick = (hotel: HotelInList, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(hotel).filter(([name]) => fields.includes(name))) as HotelInList

/** Hotels as the catalogue keeps them, already written in JSON: nothing writes them again. */
const sendWritten = (reply: FastifyReply, hotels: string[]): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(`[${hotels.join(',')}]`)

export function hotelRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, searchCalls.searchHotels, async ({ query, filter, session, reply }) => {
    const search = {
      checkin: instantOf('checkin', query.checkin),
      checkout: instantOf('checkout', query.checkout),
      rooms: askedParty(query).rooms,
      filter,
      now: clock.now(),
      userId: session?.userId ?? null,
    }
    const known = await searchInMemory(services, search)
    const { total, hotels } = known ?? (await searchHotels(db, search))
    reply.header('x-total-count', String(total))
    const { fields } = filter
    if (known && !fields) return sendWritten(reply, known.hotels)
    const listed = hotels.map((hotel) =>
      typeof hotel === 'string' ? (JSON.parse(hotel) as HotelInList) : presentHotelInList(hotel),
    )
    return fields ? listed.map((hotel) => pick(hotel, fieldNames(fields))) : listed
  })

  handleCall(app, services, searchCalls.searchFacets, async ({ query, filter }) => {
    const { slot, period } = searchPeriod(instantOf('checkin', query.checkin), instantOf('checkout', query.checkout))
    const { rooms } = askedParty(query)
    const known = await services.catalogue.findCity(filter.where.cityId, period.start)
    if (known) return facetsInMemory(known, { slot, period, rooms })
    const city = await findCity(db, filter.where.cityId)
    if (!city) throw refusal('NOT_FOUND')
    return searchFacets(db, { cityId: city.id, slot, period, rooms })
  })

  handleCall(app, services, calls.getHotel, async ({ params, session }) => {
    const hotel = await findHotel(db, params.id, session?.userId ?? null)
    if (!hotel) throw refusal('NOT_FOUND')
    return presentHotel(hotel)
  })

  handleCall(app, services, searchCalls.similarHotels, async ({ params, query, filter, session, reply }) => {
    const { checkin, checkout } = query
    const search = {
      hotel: params.id,
      checkin: checkin ? instantOf('checkin', checkin) : null,
      checkout: checkout ? instantOf('checkout', checkout) : null,
      rooms: askedParty(query).rooms,
      limit: filter.limit ?? searchCalls.SIMILAR_HOTELS,
      skip: filter.skip ?? 0,
      now: clock.now(),
      userId: session?.userId ?? null,
    }
    const known = await similarInMemory(services, search)
    if (known) return sendWritten(reply, known)
    const found = await similarHotels(db, search)
    if (!found) throw refusal('NOT_FOUND')
    return found.map(presentHotelInList)
  })

  handleCall(app, services, searchCalls.findAvailability, async ({ params, query }) => {
    const { slot, period } = searchPeriod(instantOf('checkin', query.checkin), instantOf('checkout', query.checkout))
    const asked = { hotel: params.id, slot, period }
    const found = (await availabilityInMemory(services, asked)) ?? (await findAvailability(db, asked))
    if (!found) throw refusal('NOT_FOUND')
    const isSold = found.sellsSlot && checkStay(slot, period, clock.now()).ok
    const left = isSold ? found : { ...found, roomsLeft: 0, bathtubRoomsLeft: 0 }
    const availability = hasRoomsFor(left, { rooms: askedParty(query).rooms, hasBathtub: query.has_bathtub ?? false })
    return { availability: { availability, roomsLeft: left.roomsLeft, bathtubRoomsLeft: left.bathtubRoomsLeft } }
  })
}
