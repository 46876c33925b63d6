import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-guest-list.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { filterWords } from '../filter-words.ts'
import { sendTable } from '../send-table.ts'
import { GUEST_TABLE } from './guests-csv.ts'
import { listGuests } from './list-guests.ts'

const PAGE = 30
const MAX_EXPORTED = 2000

/** Registers the calls for the list of guests: its pages and its table. */
export function officeGuestListRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeGuests, async ({ query }) => {
    if (query.after !== undefined && !isUuid(query.after))
      throw fieldRefusal('after', 'INVALID', 'after is the id of a guest')
    const guests = await listGuests(db, query, PAGE + 1, clock.now())
    return { guests: guests.slice(0, PAGE), has_more: guests.length > PAGE }
  })

  handleCall(app, services, calls.exportGuests, async ({ session, query, reply }) => {
    const rows = await listGuests(db, query, MAX_EXPORTED + 1, clock.now())
    // The words may be a guest's name, which must not appear in the log.
    const detail = {
      filter: filterWords({ ...(query.only && { only: query.only }), ...(query.text && { text: 'a name' }) }),
    }
    return sendTable(services, { session, reply }, GUEST_TABLE, { rows, most: MAX_EXPORTED, detail })
  })
}
