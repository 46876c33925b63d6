import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-register.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { isFilingReference } from '#domain/desk/form-three.ts'
import { isIstDate, toIstIso } from '#domain/kernel/ist.ts'
import type { Result } from '#domain/kernel/result.ts'
import { MAX_INTEGER } from '#contract/primitives.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { recordOrder } from './record-order.ts'
import { findEntries, recordView, readRegisterDay, readRegisterDays, type RegisterDays } from './read-register.ts'
import { fileFormThree, strikeEntry } from './strike-entry.ts'
import { readWholeLine, readWholeLines } from '../register-lines/typed-lines.ts'
import { findWalkIn, writeRegisterForBooking, writeRegisterForWalkIn } from './write-register.ts'

/** Parses the id of an entry; returns 0, which no entry has, for anything else. */
const entryIdOf = (typed: string): number =>
  /^\d{1,10}$/.test(typed) && Number(typed) <= MAX_INTEGER ? Number(typed) : 0

const DONE = { done: true as const }

function answerOf(done: Result<true, ErrorCode>): typeof DONE {
  if (!done.ok) throw refusal(done.refusal)
  return DONE
}

function dayOf(name: string, typed: string | undefined, { today, first }: RegisterDays): string {
  if (typed === undefined) return today
  if (!isIstDate(typed) || typed > today || typed < first)
    throw fieldRefusal(name, 'INVALID', 'This is a day of the kept register, at the latest today')
  return typed
}

function wordsOf(name: string, typed: string): string {
  const words = typed.trim()
  if (!words) throw fieldRefusal(name, 'REQUIRED', 'Please fill this in')
  return words
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.registerDay, async ({ session, query }) => {
    const now = clock.now()
    const days = await readRegisterDays(services, session.hotelId, now)
    const date = dayOf('date', query.date, days)
    await recordView(db, session, { kind: 'register_opened', day: date }, now)
    return readRegisterDay(services, { hotelId: session.hotelId, date, days }, now)
  })

  handleCall(app, services, calls.findInRegister, async ({ session, query }) => {
    const now = clock.now()
    const text = wordsOf('text', query.text)
    await recordView(db, session, { kind: 'register_searched' }, now)
    return findEntries(services, { hotelId: session.hotelId, text }, now)
  })

  handleCall(app, services, calls.walkInRegister, async ({ session, params }) => {
    const walkIn = await findWalkIn(db, { hotelId: session.hotelId, blockId: params.id }, clock.now())
    if (!walkIn) throw refusal('NOT_FOUND')
    const { room, arrived_at, left_at, register } = walkIn
    return { room, arrived_at: toIstIso(arrived_at), left_at: left_at && toIstIso(left_at), register }
  })
}

/** Registers the calls of a hotel's guest register (docs/decisions/0075). */
export function guestRegisterRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services)

  handleCall(app, services, calls.writeRegister, async ({ session, requestKey, params, body }) => {
    const lines = readWholeLines(body.lines)
    return answerOf(await writeRegisterForBooking(services, { session, requestKey, bookingId: params.id, lines }))
  })

  handleCall(app, services, calls.writeWalkInRegister, async ({ session, requestKey, params, body }) => {
    const lines = readWholeLines(body.lines)
    return answerOf(await writeRegisterForWalkIn(services, { session, requestKey, blockId: params.id, lines }))
  })

  handleCall(app, services, calls.strikeRegisterEntry, async ({ session, requestKey, params, body }) => {
    const reason = wordsOf('reason', body.reason)
    const instead = body.instead ? readWholeLine(body.instead, 0, 'instead') : null
    const entryId = entryIdOf(params.id)
    return answerOf(await strikeEntry(services, { session, requestKey, entryId, reason, instead }))
  })

  handleCall(app, services, calls.fileFormThree, async ({ session, requestKey, params, body }) => {
    const reference = wordsOf('reference', body.reference)
    if (!isFilingReference(reference)) throw fieldRefusal('reference', 'INVALID', 'Letters, digits, - and / only')
    const reason = body.reason?.trim() || null
    const entryId = entryIdOf(params.id)
    return answerOf(await fileFormThree(services, { session, requestKey, entryId, reference, reason }))
  })

  handleCall(app, services, calls.noteRegisterOrder, async ({ session, requestKey, body }) => {
    const days = await readRegisterDays(services, session.hotelId, services.clock.now())
    const order = {
      number: wordsOf('number', body.number),
      officer: wordsOf('officer', body.officer),
      station: wordsOf('station', body.station),
      day: dayOf('day', body.day, days),
    }
    return answerOf(await recordOrder(services, { session, requestKey, order }))
  })
}
