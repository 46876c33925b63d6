import type { FastifyInstance } from 'fastify'
import { cityPictures } from '#db/picture-pool/picture-pool.ts'
import * as calls from '#contract/cities.ts'
import { getCityPlan } from '#contract/city-plans.ts'
import * as placeCalls from '#contract/places.ts'
import { spellingOf } from '#domain/places/names.ts'
import { isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { coalesceRequests } from '../../http/coalesce-requests.ts'
import { cachedResponse } from '../../http/response-cache.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { Db, Services } from '../../services.ts'
import { findCity, listCities, localitiesOf, lowestPrices, type CityRow } from './list-cities.ts'
import { findPlace, findPlaces } from './find-places.ts'
import { findPlan } from './find-plan.ts'

/** Lets browsers and caches keep a plan for an hour. After that, an unchanged plan is answered with a 304. */
const PLAN_KEPT = 'public, max-age=3600'

const pictureNames = new Map(cityPictures.map(({ city, name }) => [city, name]))

function withPicture(city: CityRow): calls.City {
  const name = pictureNames.get(city.slug)
  return { ...city, picture: name ? `/pictures/pool/${name}-352.webp` : null }
}

async function cityWithParts(db: Db, ref: string | number) {
  const city = await findCity(db, ref)
  if (!city) return undefined
  const [localities, prices] = await Promise.all([localitiesOf(db, city.id), lowestPrices(db, city.id)])
  return { city, localities, prices }
}

export function cityRoutes(app: FastifyInstance, services: Services): void {
  const { reads } = services
  // Shares the answer among concurrent requests, because every page of results requests both.
  const list = coalesceRequests(services, async () => (await reads.recent(listCities)).map(withPicture))
  const find = coalesceRequests(services, (ref) => reads.recent((db) => cityWithParts(db, ref)))

  const plan = coalesceRequests(services, async (ref) => {
    const found = await reads.recent((db) => findPlan(db, ref))
    return found && cachedResponse(JSON.stringify(found), { version: '', from: services.clock.now(), until: null })
  })

  handleCall(app, services, calls.listCities, () => list('all'))

  const named = coalesceRequests(services, (text) => reads.recent((db) => findPlaces(db, text)))

  handleCall(app, services, placeCalls.findPlaces, ({ query }) => named(spellingOf(query.text)))

  handleCall(app, services, placeCalls.getPlace, async ({ params }) => {
    const place = await reads.recent((db) => findPlace(db, params.id, params.slug))
    if (!place) throw refusal('NOT_FOUND')
    return place
  })

  handleCall(app, services, getCityPlan, async ({ params, request, reply }) => {
    const found = await plan(params.id)
    if (!found) throw refusal('NOT_FOUND')
    reply.header('cache-control', PLAN_KEPT)
    return sendCached(request, reply, found, services.env)
  })

  handleCall(app, services, calls.getCity, async ({ params }) => {
    const found = await find(params.id)
    if (!found) throw refusal('NOT_FOUND')
    const { city, localities, prices } = found
    const bySlot = prices.flatMap(({ slot, price }) => (isSlotIndex(slot) ? [[slotAt(slot).key, price] as const] : []))
    return { ...withPicture(city), localities, lowestPrices: Object.fromEntries(bySlot) }
  })
}
