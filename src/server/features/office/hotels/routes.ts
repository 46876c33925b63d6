import type { FastifyInstance } from 'fastify'
import * as sales from '#contract/office-hotel-sales.ts'
import * as calls from '#contract/office-hotels.ts'
import { MAX_PAUSE_DAYS } from '#domain/hotel-cases/office-pause.ts'
import { isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { slugOf } from '#domain/kernel/slug.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { hotelNamed } from '../hotel-named.ts'
import { parseNumericId } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { declineApplication, draftHotel, listApplications } from './applications.ts'
import { checkHotel, hideHotel, decideCaseAtOffice, publishHotel } from './change-hotel.ts'
import { officeHotelListRoutes } from './list-routes.ts'
import { pauseHotel, resumeHotel } from './pause-hotel.ts'
import { readHotel } from './read-hotel.ts'
import { readHotelBookings, readHotelSales } from './read-sales.ts'

const PAGE = 30

/** Validates a typed line, which needs a letter or digit, because a slug is made from it. */
function lineOf(field: string, typed: string): string {
  const line = oneLine(typed)
  if (!line || !slugOf(line)) throw fieldRefusal(field, 'REQUIRED', `Please write the ${field}`)
  return line
}

function dayOf(typed: string | undefined): IstDate | undefined {
  if (typed === undefined || isIstDate(typed)) return typed
  throw fieldRefusal('day', 'INVALID', 'Choose a day')
}

function salesRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, sales.officeHotelBookings, async ({ params, query: { state, day, after } }) => {
    const hotelId = await hotelNamed(db, params.id)
    if (after !== undefined && !isUuid(after)) throw refusal('NOT_FOUND')
    const wish = { hotelId, state, day: dayOf(day), after, limit: PAGE + 1 }
    const bookings = await readHotelBookings(db, wish, clock.now())
    return { bookings: bookings.slice(0, PAGE), has_more: bookings.length > PAGE }
  })

  handleCall(app, services, sales.officeHotelSales, async ({ params }) =>
    readHotelSales(db, await hotelNamed(db, params.id), clock.now()),
  )
}

/** Registers the office's calls for hotels: from application to publication, their checklist, rank and cases. */
export function officeHotelRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const hotelOf = async (id: string) => {
    const hotel = await readHotel(db, parseNumericId(id), clock.now())
    if (!hotel) throw refusal('NOT_FOUND')
    return hotel
  }

  handleCall(app, services, calls.officeHotel, ({ params }) => hotelOf(params.id))

  officeHotelListRoutes(app, services)
  salesRoutes(app, services)

  handleCall(app, services, calls.checkHotel, async ({ session, params, body }) => {
    const { items, note } = body
    const ask = { session, hotelId: parseNumericId(params.id), items, reason: reasonOf(note) }
    if (!(await checkHotel(services, ask))) throw refusal('NOT_FOUND')
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.publishHotel, async ({ session, params, body }) => {
    const ask = { session, hotelId: parseNumericId(params.id), reason: reasonOf(body.reason) }
    const published = await publishHotel(services, ask)
    if (!published.ok) throw refusal(published.refusal)
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.hideHotel, async ({ session, params, body }) => {
    const ask = { session, hotelId: parseNumericId(params.id), reason: reasonOf(body.reason) }
    if (!(await hideHotel(services, ask))) throw refusal('NOT_FOUND')
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.pauseHotel, async ({ session, params, body }) => {
    const ask = {
      session,
      hotelId: parseNumericId(params.id),
      reason: reasonOf(body.reason),
      until: new Date(body.until),
    }
    const paused = await pauseHotel(services, ask)
    if (!paused.ok && paused.refusal === 'NOT_FOUND') throw refusal('NOT_FOUND')
    if (!paused.ok) throw fieldRefusal('until', 'INVALID', `Choose a moment ahead, at most ${MAX_PAUSE_DAYS} days`)
    services.nudge()
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.resumeHotel, async ({ session, params, body }) => {
    const ask = { session, hotelId: parseNumericId(params.id), reason: reasonOf(body.reason) }
    if (!(await resumeHotel(services, ask))) throw refusal('NOT_FOUND')
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.decideHotelCase, async ({ session, params, body }) => {
    const { code, verdict } = body
    const ask = { session, hotelId: parseNumericId(params.id), reason: reasonOf(body.reason), verdict }
    const looked = await decideCaseAtOffice(services, { ...ask, code: code.trim().toUpperCase() })
    if (!looked.ok) throw refusal(looked.refusal)
    return hotelOf(params.id)
  })

  handleCall(app, services, calls.officeApplications, () => listApplications(db))

  handleCall(app, services, calls.draftHotel, async ({ session, body }) => {
    const drafted = await draftHotel(services, {
      session,
      ticket: body.ticket.trim(),
      cityId: body.cityId,
      name: lineOf('name', body.name),
      locality: lineOf('locality', body.locality),
      address: lineOf('address', body.address),
      reason: reasonOf(body.reason),
    })
    if (!drafted.ok) throw refusal(drafted.refusal)
    return { hotel_id: drafted.value }
  })

  handleCall(app, services, calls.declineApplication, async ({ session, body }) => {
    const declined = await declineApplication(services, {
      session,
      ticket: body.ticket.trim(),
      reason: reasonOf(body.reason),
    })
    if (!declined.ok) throw refusal(declined.refusal)
    return { done: true as const }
  })
}
