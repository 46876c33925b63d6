import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-notes.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { endNote, readNotes, writeNote } from './notes.ts'

function textOf(typed: string): string {
  const text = typed.trim()
  if (!text) throw fieldRefusal('text', 'REQUIRED', 'Please write the note')
  return text
}

function valueOf<Value>(done: Result<Value, ErrorCode>): Value {
  if (!done.ok) throw refusal(done.refusal)
  return done.value
}

/** Registers the calls about the desk's internal notes. */
export function noteRoutes(app: FastifyInstance, services: Services): void {
  const read = ({ hotelId }: DeskSession, bookingId: string | null) =>
    readNotes(services.db, { hotelId, bookingId }, services.clock.now())

  handleCall(app, services, calls.bookingNotes, ({ session, params }) => read(session, params.id))
  handleCall(app, services, calls.shiftNotes, ({ session }) => read(session, null))

  handleCall(app, services, calls.writeBookingNote, async ({ session, requestKey, params, body }) => {
    valueOf(await writeNote(services, { session, requestKey, bookingId: params.id, text: textOf(body.text) }))
    return read(session, params.id)
  })

  handleCall(app, services, calls.writeShiftNote, async ({ session, requestKey, body }) => {
    valueOf(await writeNote(services, { session, requestKey, bookingId: null, text: textOf(body.text) }))
    return read(session, null)
  })

  handleCall(app, services, calls.endNote, async ({ session, requestKey, params }) => {
    if (!isUuid(params.id)) throw refusal('NOT_FOUND')
    return read(session, valueOf(await endNote(services, { session, requestKey, noteId: params.id })))
  })
}
