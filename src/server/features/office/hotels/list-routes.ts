import type { FastifyInstance } from 'fastify'
import * as many from '#contract/office-many-at-once.ts'
import * as calls from '#contract/office-hotel-list.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../../transactions/booking-transaction.ts'
import { sendTable } from '../send-table.ts'
import { reasonOf } from '../write-log.ts'
import { filterWords } from '../filter-words.ts'
import { hideHotels, planHiding } from './hide-hotels.ts'
import { HOTEL_TABLE } from './hotels-csv.ts'
import { listHotels } from './list-hotels.ts'

const PAGE = 30
const MAX_EXPORTED = 2000

/** Registers the calls for the list of hotels: its pages, its table, and hiding several hotels together. */
export function officeHotelListRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeHotels, async ({ query }) => {
    const hotels = await listHotels(db, { ...query, text: query.text?.trim() }, PAGE + 1, clock.now())
    return { hotels: hotels.slice(0, PAGE), has_more: hotels.length > PAGE }
  })

  handleCall(app, services, calls.exportHotels, async ({ session, query, reply }) => {
    const rows = await listHotels(db, { ...query, text: query.text?.trim() }, MAX_EXPORTED + 1, clock.now())
    const detail = { filter: filterWords(query) }
    return sendTable(services, { session, reply }, HOTEL_TABLE, { rows, most: MAX_EXPORTED, detail })
  })

  handleCall(app, services, many.planHidingHotels, async ({ body }) => {
    const plan = await planHiding(db, body.ids, clock.now())
    if (!plan) throw refusal('NOT_FOUND')
    return plan
  })

  handleCall(app, services, many.hideHotels, async ({ session, body, requestKey }) => {
    const ask = { ids: body.ids, reason: reasonOf(body.reason), fingerprint: body.fingerprint }
    const hidden = await inKeyedTransaction(services, storedUnder<number>(requestKey), (trx, now) =>
      hideHotels(trx, session, ask, now),
    )
    if (!hidden.ok) throw refusal(hidden.refusal)
    return { hidden: hidden.value }
  })
}
