import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-books.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Db, Services } from '../../../services.ts'
import { owedTo } from '../../ledger/books.ts'
import { checkBooks } from '../../ledger/check-books.ts'
import { readBookingPostings } from '../../ledger/read-books.ts'
import { parseNumericId } from '../parse-ids.ts'
import { reasonOf } from '../write-log.ts'
import { correctByOperator } from './correct-by-operator.ts'
import { factOf } from './id-of-request.ts'
import { logAction } from './log-action.ts'
import { presentBooks, presentPostings } from './present-books.ts'

/** Finds the booking that a correction is about. It must belong to the same hotel. */
async function bookingOf(db: Db, hotelId: number, code: string): Promise<string> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('short_id', '=', code.trim().toUpperCase())
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst()
  if (!booking) throw fieldRefusal('code', 'INVALID', 'This hotel has no booking of this code')
  return booking.id
}

/** Registers the calls by which the office reads the ledger and posts corrections. */
export function officeBooksRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeBooks, () => presentBooks(db))

  handleCall(app, services, calls.officeBookingLedger, async ({ params: { id } }) => {
    const postings = isUuid(id) ? await readBookingPostings(db, id) : undefined
    if (!postings) throw refusal('NOT_FOUND')
    return presentPostings(postings)
  })

  handleCall(app, services, calls.checkOfficeBooks, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'books_checked', reason: body.reason })
    const found = await checkBooks(services, clock.now())
    const done = { subject: 'books', detail: { differences: found.length } }
    await db.transaction().execute((trx) => log(trx, done))
    return presentBooks(db)
  })

  handleCall(app, services, calls.correctHotelAccount, async ({ session, params, body, requestKey }) => {
    const reason = reasonOf(body.reason)
    const hotelId = parseNumericId(params.id)
    const { paise, code } = body
    if (paise === 0) throw fieldRefusal('paise', 'INVALID', 'A correction moves something')
    const correction = {
      hotelId,
      paise,
      reason,
      ...(code ? { bookingId: await bookingOf(db, hotelId, code) } : {}),
      ...(requestKey ? { key: factOf(requestKey) } : {}),
    }
    const corrected = await correctByOperator(services, { session, correction, requestKey })
    if (!corrected.ok) throw refusal(corrected.refusal)
    return { owed: await owedTo(db, hotelId), proposal_id: corrected.value }
  })
}
