import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/waits.ts'
import { detectSlot } from '#domain/slots/detect-slot.ts'
import { checkStay, hasBegun, type Stay } from '#domain/slots/period.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { instantOf, STAY_REFUSALS } from '../../http/read-fields.ts'
import type { Services } from '../../services.ts'
import { readWaits } from './wait-rows.ts'
import { waitForRoom } from './wait-for-room.ts'

/** A guest can wait for a slot only until it begins. */
function stayToWaitFor(checkin: string, checkout: string, now: Date): Stay {
  const period = { start: instantOf('checkin', checkin), end: instantOf('checkout', checkout) }
  const stay = checkStay(detectSlot(period.start), period, now)
  if (!stay.ok) throw refusal(STAY_REFUSALS[stay.refusal])
  if (hasBegun(period, now) || period.start.getTime() === now.getTime()) throw refusal('SLOT_STARTED')
  return stay.value
}

export function waitRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.listWaits, ({ session }) => readWaits(db, session.userId, clock.now()))

  handleCall(app, services, calls.waitForRoom, async ({ body, session }) => {
    const { hotelId: hotel, cityId: city, locality, rooms = 1 } = body
    if ((hotel === undefined) === (city === undefined))
      throw fieldRefusal('hotelId', 'REQUIRED', 'name a hotel or a city')
    const stay = stayToWaitFor(body.checkin, body.checkout, clock.now())
    const waiting = await waitForRoom(services, {
      userId: session.userId,
      place: { hotel, city, locality },
      stay,
      rooms,
    })
    if (!waiting.ok) throw refusal(waiting.refusal)
    const wait = (await readWaits(db, session.userId, clock.now())).find(({ id }) => id === waiting.value)
    // The guest ended the wait in another tab a moment ago.
    if (!wait) throw refusal('NOT_FOUND')
    return wait
  })

  handleCall(app, services, calls.stopWaiting, async ({ params, session }) => {
    await db
      .deleteFrom('waits')
      .where('user_id', '=', session.userId)
      .where((e) => e(e.cast<string>('id', 'text'), '=', params.id))
      .execute()
    return { id: params.id }
  })
}
