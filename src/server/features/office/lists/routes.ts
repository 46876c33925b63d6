import type { FastifyInstance } from 'fastify'
import * as many from '#contract/office-many-at-once.ts'
import * as calls from '#contract/office-booking-list.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { BookingListFilter } from '#domain/office/booking-list.ts'
import { MAX_AT_ONCE } from '#domain/office/many-at-once.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../../transactions/booking-transaction.ts'
import { guestText } from '../../messages/guest-text.ts'
import { fingerprintIds } from '../fingerprint-ids.ts'
import { parseUuid } from '../parse-ids.ts'
import { sendTable } from '../send-table.ts'
import { reasonOf } from '../write-log.ts'
import { filterWords } from '../filter-words.ts'
import { bookingTable } from './bookings-csv.ts'
import { filterOf } from './booking-filter.ts'
import { countBookings, readBookingIds, readBookings, type ListPlace } from './read-bookings.ts'
import { readTellingPlan, tellGuests } from './tell-guests.ts'
import { officeViewRoutes } from './view-routes.ts'

const PAGE = 100
const MAX_COUNTED = 10_000
const MAX_EXPORTED = 10_000
/** The booking code in the example text that a plan shows. */
const EXAMPLE_CODE = '7K3M9QXZ'

const textOf = ({ at, id }: ListPlace) => `${at}_${id}`

function placeIn(typed: string | undefined): ListPlace | undefined {
  if (typed === undefined) return undefined
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.+)$/.exec(typed) ?? []
  if (at === undefined || id === undefined || !isUuid(id) || Number.isNaN(Date.parse(at))) throw refusal('NOT_FOUND')
  return { at, id }
}

/** Registers the office's calls for the list of bookings, and those for the saved views of all lists. */
export function officeListRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeBookingList, async ({ query: { after, ...query } }) => {
    const now = clock.now()
    const filter = filterOf(query, now)
    const place = placeIn(after)
    const rows = await readBookings(db, { filter, after: place, limit: PAGE + 1 }, now)
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return {
      bookings: shown.map(({ place: _place, phone: _phone, ...booking }) => booking),
      next: last ? textOf(last.place) : null,
      count: place ? null : await countBookings(db, filter, MAX_COUNTED + 1, now),
    }
  })

  handleCall(app, services, calls.exportBookingList, async ({ session, query, reply }) => {
    const now = clock.now()
    const rows = await readBookings(db, { filter: filterOf(query, now), limit: MAX_EXPORTED + 1 }, now)
    const guests = session.role === 'admin' ? 'yes' : 'no'
    const detail = { guests, filter: filterWords(query) }
    return sendTable(services, { session, reply }, bookingTable(guests), { rows, most: MAX_EXPORTED, detail })
  })

  officeViewRoutes(app, services)
  tellRoutes(app, services)
}

function tellRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const chosenIds = async ({ ids, filter }: { ids?: string[]; filter?: BookingListFilter }): Promise<string[]> => {
    if ((ids === undefined) === (filter === undefined))
      throw fieldRefusal('ids', 'INVALID', 'Choose bookings, or a filter')
    if (filter === undefined) return [...new Set((ids ?? []).map(parseUuid))]
    const now = clock.now()
    const found = await readBookingIds(db, filterOf(filter, now), MAX_AT_ONCE + 1, now)
    if (found.length > MAX_AT_ONCE) throw refusal('TOO_MANY_CHOSEN')
    return found
  }

  handleCall(app, services, many.planTellingGuests, async ({ body }) => {
    const { told, left } = await readTellingPlan(db, await chosenIds(body), clock.now())
    const { body: text } = guestText('booking_call_us', 'en', [EXAMPLE_CODE])
    return { told: told.length, left, text, fingerprint: fingerprintIds(told) }
  })

  handleCall(app, services, many.tellGuests, async ({ session, body, requestKey }) => {
    const reason = reasonOf(body.reason)
    const ask = { ids: await chosenIds(body), reason, fingerprint: body.fingerprint }
    const told = await inKeyedTransaction(services, storedUnder<number>(requestKey), (trx, now) =>
      tellGuests(trx, session, ask, now),
    )
    if (!told.ok) throw refusal(told.refusal)
    return { told: told.value }
  })
}
