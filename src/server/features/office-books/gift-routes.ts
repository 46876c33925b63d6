import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-gifts.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { logDeed } from './log-deed.ts'
import { listWaitingGifts, releaseGift } from './waiting-gifts.ts'

/** What Uncle holds back of the own money, and the office's yes. */
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
    const log = logDeed(services, session, { act: 'money_released', reason: body.reason })
    const release = { bookingId: id, what: body.what, operatorId: session.operatorId, reason: body.reason.trim() }
    const done = await releaseGift(services, release, log)
    if (!done.ok) throw refusal(done.refusal)
    return list()
  })
}
