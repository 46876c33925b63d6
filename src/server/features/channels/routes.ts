import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-channels.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { MAX_INTEGER } from '#contract/primitives.ts'
import { readCalendarAddress } from '#domain/channels/given-calendar.ts'
import type { Result } from '#domain/kernel/result.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { findConflicts } from './find-conflicts.ts'
import { endGiven, giveCalendar, renewGiven } from './given-calendars.ts'
import { addChannel, editChannel, endChannel, type Asked, type RoomAddress } from './manage-channels.ts'
import { presentChannels } from './present-channels.ts'
import { readChannelNow } from './read-channel-now.ts'
import { settleConflict } from './settle-conflict.ts'
import { writeCalendar } from './write-calendar.ts'

function idOf({ id }: { id: string }): number {
  if (!/^\d+$/u.test(id) || Number(id) > MAX_INTEGER) throw refusal('NOT_FOUND')
  return Number(id)
}

function calendarsOf(typed: readonly RoomAddress[], allowsHttp: boolean): RoomAddress[] {
  const rooms = new Set<number>()
  return typed.map(({ room, address }) => {
    const read = readCalendarAddress(address, allowsHttp)
    if (read === undefined)
      throw fieldRefusal('address', 'INVALID', 'Please copy the whole address, which begins with https')
    if (rooms.has(room)) throw fieldRefusal('room', 'INVALID', 'This room is in the list already')
    rooms.add(room)
    return { room, address: read }
  })
}

/** Registers the calls about other sites that sell a hotel's rooms (decision 0109). */
export function channelRoutes(app: FastifyInstance, services: Services): void {
  const allowsHttp = services.env.APP_ENV === 'local'
  const after = async ({ session }: Asked, done: Promise<Result<unknown, ErrorCode>>) => {
    const result = await done
    if (!result.ok) throw refusal(result.refusal)
    return presentChannels(services, session.hotelId)
  }

  handleCall(app, services, calls.channels, ({ session }) => presentChannels(services, session.hotelId))
  const conflictsOf = ({ hotelId }: Asked['session']) => findConflicts(services.db, hotelId, services.clock.now())
  handleCall(app, services, calls.conflicts, ({ session }) => conflictsOf(session))
  handleCall(app, services, calls.settleConflict, async (asked) => {
    const settled = await settleConflict(services, asked, idOf(asked.params))
    if (!settled.ok) throw refusal(settled.refusal)
    return conflictsOf(asked.session)
  })

  handleCall(app, services, calls.addChannel, (asked) => {
    const { body } = asked
    const name = body.name.trim()
    if (!name) throw fieldRefusal('name', 'REQUIRED', 'Please say which site this is')
    const calendars = calendarsOf(body.calendars, allowsHttp)
    return after(asked, addChannel(services, asked, { name, keepsBack: body.keeps_back, calendars }))
  })
  handleCall(app, services, calls.editChannel, (asked) => {
    const { body, params } = asked
    const calendars = calendarsOf(body.calendars, allowsHttp)
    return after(asked, editChannel(services, asked, idOf(params), { keepsBack: body.keeps_back, calendars }))
  })
  handleCall(app, services, calls.readChannel, (asked) =>
    after(asked, readChannelNow(services, asked, idOf(asked.params), asked.body.is_right)),
  )
  handleCall(app, services, calls.endChannel, (asked) => after(asked, endChannel(services, asked, idOf(asked.params))))

  handleCall(app, services, calls.giveCalendar, (asked) => {
    const { kind, room = null, channel = null } = asked.body
    if ((kind === 'room') !== (room !== null)) throw fieldRefusal('room', 'INVALID', 'Please choose the room')
    return after(asked, giveCalendar(services, asked, { kind, room, channel }))
  })
  handleCall(app, services, calls.renewGiven, (asked) => after(asked, renewGiven(services, asked, idOf(asked.params))))
  handleCall(app, services, calls.endGiven, (asked) => after(asked, endGiven(services, asked, idOf(asked.params))))

  handleCall(app, services, calls.givenCalendar, async ({ params, reply }) => {
    const calendar = await writeCalendar(services, params.address)
    if (calendar === null) throw refusal('NOT_FOUND')
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache')
    return calendar
  })
}
