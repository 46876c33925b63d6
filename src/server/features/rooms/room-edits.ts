import type { BodyOf } from '#contract/call.ts'
import type * as calls from '#contract/desk-hotel-rooms.ts'
import type { HotelRooms } from '#contract/desk-hotel-rooms.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { MAX_INTEGER } from '#contract/primitives.ts'
import type { Result } from '#domain/kernel/result.ts'
import { roomRange } from '#domain/rooms/room-range.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { Services } from '../../services.ts'
import type { EditRequest } from '../desk/hotel-editor.ts'
import { addRoom, addRooms, editRoom, listHotelRooms, setCleaningMinutes } from './manage-rooms.ts'

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

/** Reads and changes a hotel's rooms, from the desk and from the office. */
export function roomEdits(services: Services) {
  const read = (hotelId: number): Promise<HotelRooms> => listHotelRooms(services.db, hotelId, services.clock.now())
  const after = (done: Result<'done', ErrorCode>, { by }: EditRequest): Promise<HotelRooms> => {
    if (!done.ok) throw refusal(done.refusal)
    return read(by.hotelId)
  }
  return {
    read,
    async add(ask: EditRequest, body: BodyOf<typeof calls.addRoom>): Promise<HotelRooms> {
      const room = {
        number: numberOf(body.number),
        name: nameOf(body.name ?? null),
        hasBathtub: body.has_bathtub ?? false,
      }
      return after(await addRoom(services, ask, room), ask)
    },
    /** Adds those rooms of a range that the hotel does not have yet. Refuses if it has all of them. */
    async addRange(ask: EditRequest, body: BodyOf<typeof calls.addRooms>): Promise<HotelRooms> {
      const range = roomRange(body.from, body.to)
      if (!range.ok) throw refusal(range.refusal)
      return after(await addRooms(services, ask, { numbers: range.value, hasBathtub: body.has_bathtub ?? false }), ask)
    },
    async edit(ask: EditRequest, id: string, body: BodyOf<typeof calls.editRoom>): Promise<HotelRooms> {
      const { number, name, has_bathtub: hasBathtub } = body
      const edit = {
        roomId: roomIdOf(id),
        ...(number === undefined ? {} : { number: numberOf(number) }),
        ...(name === undefined ? {} : { name: nameOf(name) }),
        ...(hasBathtub === undefined ? {} : { hasBathtub }),
      }
      return after(await editRoom(services, ask, edit), ask)
    },
    async setCleaning(ask: EditRequest, { minutes }: BodyOf<typeof calls.setCleaningMinutes>): Promise<HotelRooms> {
      return after(await setCleaningMinutes(services, ask, minutes), ask)
    },
  }
}
