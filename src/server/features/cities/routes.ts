import type { FastifyInstance } from 'fastify'
import { cityPictures } from '#db/picture-pool/picture-pool.ts'
import * as calls from '#contract/cities.ts'
import { isSlotIndex, slotAt } from '#domain/slots/slots.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { coalesceRequests } from '../../http/coalesce-requests.ts'
import type { Db, Services } from '../../services.ts'
import { findCity, listCities, localitiesOf, lowestPrices, type CityRow } from './list-cities.ts'

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
  // Share the answer among concurrent requests, because every page of results asks for both.
  const list = coalesceRequests(services, async () => (await reads.recent(listCities)).map(withPicture))
  const find = coalesceRequests(services, (ref) => reads.recent((db) => cityWithParts(db, ref)))

  handleCall(app, services, calls.listCities, () => list('all'))

  handleCall(app, services, calls.getCity, async ({ params }) => {
    const found = await find(params.id)
    if (!found) throw refusal('NOT_FOUND')
    const { city, localities, prices } = found
    const bySlot = prices.flatMap(({ slot, price }) => (isSlotIndex(slot) ? [[slotAt(slot).key, price] as const] : []))
    return { ...withPicture(city), localities, lowestPrices: Object.fromEntries(bySlot) }
  })
}
