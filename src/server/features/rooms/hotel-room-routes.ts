import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-hotel-rooms.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { byManager, editRequest } from '../desk/hotel-editor.ts'
import { roomEdits } from './room-edits.ts'

/**
 * Registers the calls by which a manager changes the rooms that the hotel sells through us (desk-and-office,
 * "Manager").
 */
export function hotelRoomRoutes(app: FastifyInstance, services: Services): void {
  const rooms = roomEdits(services)

  handleCall(app, services, calls.hotelRooms, ({ session }) => rooms.read(session.hotelId))
  handleCall(app, services, calls.addRoom, (asked) => rooms.add(byManager(asked), asked.body))
  handleCall(app, services, calls.addRooms, (asked) => rooms.addRange(byManager(asked), asked.body))
  handleCall(app, services, calls.editRoom, (asked) => rooms.edit(editRequest(asked), asked.params.id, asked.body))
  handleCall(app, services, calls.setCleaningMinutes, (asked) => rooms.setCleaning(editRequest(asked), asked.body))
}
