import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-cleaning.ts'
import type { Cleaning } from '#contract/desk-cleaning.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { MAX_INTEGER } from '#contract/primitives.ts'
import type { Result } from '#domain/kernel/result.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { markClean, markDirty, startCleaning, type CleaningRequest } from './mark-cleaning.ts'
import { readCleaning } from './read-cleaning.ts'
import { readRoomsNow } from './read-rooms-now.ts'

type Asked = { session: DeskSession; params: { id: string }; requestKey: RequestKey | null }

function askOf({ session, params, requestKey }: Asked): CleaningRequest {
  const roomId = Number(params.id)
  if (!/^\d+$/.test(params.id) || roomId > MAX_INTEGER) throw refusal('NOT_FOUND')
  return { session, roomId, requestKey }
}

/** Registers the calls about the current state of rooms and their cleaning (decision 0076). */
export function cleaningRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const read = ({ session }: { session: DeskSession }): Promise<Cleaning> =>
    readCleaning(db, session.hotelId, clock.now())
  const after = async (asked: Asked, done: Promise<Result<'done', ErrorCode>>): Promise<Cleaning> => {
    const result = await done
    if (!result.ok) throw refusal(result.refusal)
    return read(asked)
  }

  handleCall(app, services, calls.roomsNow, ({ session }) => readRoomsNow(db, session.hotelId, clock.now()))
  handleCall(app, services, calls.cleaning, read)
  handleCall(app, services, calls.startCleaning, async (asked) => after(asked, startCleaning(services, askOf(asked))))
  handleCall(app, services, calls.markClean, async (asked) => after(asked, markClean(services, askOf(asked))))
  handleCall(app, services, calls.markDirty, async (asked) => {
    const reason = asked.body.reason.trim()
    if (!reason) throw fieldRefusal('reason', 'REQUIRED', 'Please say what is to be cleaned')
    return after(asked, markDirty(services, { ...askOf(asked), reason }))
  })
}
