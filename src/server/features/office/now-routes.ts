import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-now.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { lastCheck } from '../ledger/read-books.ts'
import { recordCall } from '../hotel-messages/unacknowledged-bookings.ts'
import { readByHour, readFigures, readSeen } from './read-figures.ts'
import { readErrorsAnHour, readOccupancy, readWork } from './read-now.ts'
import { reasonOf, writeLog } from './write-log.ts'

/** Registers the calls of the office's first page. */
export function officeNowRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeNow, async ({ session }) => {
    const now = clock.now()
    const [work, figures, by_hour, seen, check, errors_an_hour, occupancy] = await Promise.all([
      readWork(db, session.operatorId, now),
      readFigures(db, now),
      readByHour(db, now),
      readSeen(db, now),
      lastCheck(db),
      readErrorsAnHour(db, now),
      readOccupancy(db, now),
    ])
    const books = check && { at: toIstIso(check.at), differences: check.differences }
    return { work, figures, by_hour, ...seen, books, errors_an_hour, occupancy }
  })

  handleCall(app, services, calls.recordHotelCall, async ({ session, body }) => {
    const reason = reasonOf(body.reason)
    const shortId = body.code.trim().toUpperCase()
    const now = clock.now()
    const rung = await db.transaction().execute(async (trx) => {
      const done = await recordCall(trx, { shortId, operator: session.name }, now)
      if (typeof done === 'string') return done
      const { bookingId, hotelId } = done
      await writeLog(trx, session, { act: 'hotel_rung', subject: bookingId, bookingId, hotelId, reason }, now)
      return done
    })
    // 'UNCHANGED' counts as done, because the booking has just left the list, for example after a colleague called the
    // hotel.
    if (rung === 'NOT_FOUND') throw refusal('NOT_FOUND')
    return { done: true as const }
  })
}
