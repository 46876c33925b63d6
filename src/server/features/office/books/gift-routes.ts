import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-gifts.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { reasonOf } from '../write-log.ts'
import { releaseByOperator } from './release-by-operator.ts'
import { listWaitingGifts } from './waiting-gifts.ts'

/** Registers the calls that list the money we hold back, and let the office release it. */
export function officeGiftRoutes(app: FastifyInstance, services: Services): void {
  const list = async (): Promise<calls.WaitingGift[]> => {
    const gifts = await listWaitingGifts(services.db, services.clock.now())
    return gifts.map(({ bookingId, code, hotelId, hotel, what, paise, left, waitsFor }) => ({
      booking_id: bookingId,
      code,
      hotel: { id: hotelId, name: hotel },
      what,
      paise,
      left_at: toIstIso(left),
      waits_for: waitsFor,
    }))
  }

  handleCall(app, services, calls.waitingMoney, list)

  handleCall(app, services, calls.releaseMoney, async ({ session, params: { id }, body }) => {
    if (!isUuid(id)) throw refusal('NOT_FOUND')
    const reason = reasonOf(body.reason)
    const released = await releaseByOperator(services, { session, bookingId: id, what: body.what, reason })
    if (!released.ok) throw refusal(released.refusal)
    return { waiting: await list(), proposal_id: released.value }
  })
}
