import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-views.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import type { BookingListFilter } from '#domain/office/booking-list.ts'
import { holdsContact, MAX_VIEW_NAME, type ViewedList } from '#domain/office/saved-views.ts'
import { fieldRefusal, filterRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, storedUnder } from '../../../transactions/booking-transaction.ts'
import { parseUuid } from '../parse-ids.ts'
import { filterOf } from './booking-filter.ts'
import { FILTER_CHECKS } from './filter-checks.ts'
import { changeView, deleteView, readViews, saveView } from './views.ts'

const NO_CONTACT = 'A view keeps no phone number and no email address'

function nameOf(typed: string): string {
  const name = oneLine(typed)
  if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please name the view')
  if (name.length > MAX_VIEW_NAME) throw fieldRefusal('name', 'INVALID', `At most ${MAX_VIEW_NAME} letters`)
  if (holdsContact(name)) throw fieldRefusal('name', 'INVALID', NO_CONTACT)
  return name
}

/** Throws a refusal if the filter is unknown to the list, is contradictory or contains personal data. */
function refuseFilter(list: ViewedList, filter: calls.ViewFilter, now: Date): void {
  const check = FILTER_CHECKS[list]
  if (!check(filter)) throw filterRefusal(check.errors ?? [])
  if (list === 'bookings') filterOf(filter as BookingListFilter, now)
  if (holdsContact('', filter)) throw fieldRefusal('filter', 'INVALID', NO_CONTACT)
}

/** Registers the calls for the saved views of all lists. */
export function officeViewRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const viewsAfter = async (session: OfficeSession, changed: Result<true, ErrorCode>) => {
    if (!changed.ok) throw refusal(changed.refusal)
    return { views: await readViews(db, session) }
  }

  handleCall(app, services, calls.savedViews, async ({ session }) => ({ views: await readViews(db, session) }))

  handleCall(app, services, calls.saveView, async ({ session, body, requestKey }) => {
    const { list, filter } = body
    refuseFilter(list, filter, clock.now())
    const wish = { list, name: nameOf(body.name), isShared: body.is_shared, filter }
    const saved = await inKeyedTransaction(services, storedUnder<true>(requestKey), (trx, now) =>
      saveView(trx, session, wish, now),
    )
    return viewsAfter(session, saved)
  })

  handleCall(app, services, calls.changeView, async ({ session, params, body, requestKey }) => {
    const wish = { id: parseUuid(params.id), name: nameOf(body.name), isShared: body.is_shared }
    const changed = await inKeyedTransaction(services, storedUnder<true>(requestKey), (trx, now) =>
      changeView(trx, session, wish, now),
    )
    return viewsAfter(session, changed)
  })

  handleCall(app, services, calls.deleteView, async ({ session, params, requestKey }) => {
    const id = parseUuid(params.id)
    const deleted = await inKeyedTransaction(services, storedUnder<true>(requestKey), (trx) =>
      deleteView(trx, session, id),
    )
    return viewsAfter(session, deleted)
  })
}
