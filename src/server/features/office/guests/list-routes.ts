import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-guest-list.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { filterWords } from '../filter-words.ts'
import { writeLog } from '../write-log.ts'
import { guestsCsv } from './guests-csv.ts'
import { listGuests } from './list-guests.ts'

const PAGE = 30
const MAX_EXPORTED = 2000

/** Registers the calls of the list of guests: its pages and its table. */
export function officeGuestListRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeGuests, async ({ query }) => {
    if (query.after !== undefined && !isUuid(query.after))
      throw fieldRefusal('after', 'INVALID', 'after is the id of a guest')
    const guests = await listGuests(db, query, PAGE + 1, clock.now())
    return { guests: guests.slice(0, PAGE), has_more: guests.length > PAGE }
  })

  handleCall(app, services, calls.exportGuests, async ({ session, query, reply }) => {
    const now = clock.now()
    const guests = await listGuests(db, query, MAX_EXPORTED + 1, now)
    const lines = Math.min(guests.length, MAX_EXPORTED)
    // The words may be a guest's name, which does not belong in the log.
    const detail = {
      lines,
      filter: filterWords({ ...(query.only && { only: query.only }), ...(query.text && { text: 'a name' }) }),
    }
    const line = { act: 'guests_exported', subject: 'guests', reason: 'taken along as a table', detail } as const
    await db.transaction().execute((trx) => writeLog(trx, session, line, now))
    const cutAt = guests.length > MAX_EXPORTED ? MAX_EXPORTED : undefined
    return sendCsv(reply, { name: 'uncle-guests.csv', text: guestsCsv(guests.slice(0, lines), cutAt) })
  })
}
