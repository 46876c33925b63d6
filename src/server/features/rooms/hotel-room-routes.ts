import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-hotel-rooms.ts'
import type { HotelRooms } from '#contract/desk-hotel-rooms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { MAX_INTEGER } from '#contract/primitives.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { addRoom, editRoom, listHotelRooms, setCleaningMinutes } from './manage-rooms.ts'

function numberOf(typed: string): string {
  const number = typed.trim()
  if (!number) throw fieldRefusal('number', 'REQUIRED', 'Please enter the number of the room')
  return number
}

function roomIdOf(typed: string): number {
  const id = Number(typed)
  if (!/^\d+$/.test(typed) || id > MAX_INTEGER) throw refusal('NOT_FOUND')
  return id
}

const nameOf = (typed: string | null): string | null => typed?.trim() || null

/** What a manager changes of the rooms lent to us (desk-and-office, "Manager"). */
export function hotelRoomRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const list = (hotelId: number) => listHotelRooms(db, hotelId, clock.now())
  const listAfter = async (hotelId: number, done: Result<'done', ErrorCode>): Promise<HotelRooms> => {
    if (!done.ok) throw refusal(done.refusal)
    return list(hotelId)
  }

  handleCall(app, services, calls.hotelRooms, ({ session }) => list(session.hotelId))

  handleCall(app, services, calls.addRoom, async ({ body, ...asked }) => {
    const room = {
      number: numberOf(body.number),
      name: nameOf(body.name ?? null),
      hasBathtub: body.has_bathtub ?? false,
    }
    return listAfter(asked.session.hotelId, await addRoom(services, asked, room))
  })

  handleCall(app, services, calls.editRoom, async ({ params, body, ...asked }) => {
    const { number, name, has_bathtub: hasBathtub } = body
    const edit = {
      roomId: roomIdOf(params.id),
      ...(number === undefined ? {} : { number: numberOf(number) }),
      ...(name === undefined ? {} : { name: nameOf(name) }),
      ...(hasBathtub === undefined ? {} : { hasBathtub }),
    }
    return listAfter(asked.session.hotelId, await editRoom(services, asked, edit))
  })

  handleCall(app, services, calls.setCleaningMinutes, async ({ body, ...asked }) =>
    listAfter(asked.session.hotelId, await setCleaningMinutes(services, asked, body.minutes)),
  )
}
