import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-prices.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { editRequest } from '../hotel-editor.ts'
import { priceEdits } from './price-edits.ts'

/** Registers the calls for a manager's prices (desk-and-office, "The desk"). */
export function deskPriceRoutes(app: FastifyInstance, services: Services): void {
  const prices = priceEdits(services)

  handleCall(app, services, calls.deskPrices, ({ session }) => prices.read(session.hotelId))
  handleCall(app, services, calls.previewPrice, ({ session, query }) => prices.preview(session.hotelId, query))
  handleCall(app, services, calls.setBasePrice, (asked) => prices.setBase(editRequest(asked), asked.body))
  handleCall(app, services, calls.setDeskPriceRule, (asked) => prices.setRule(editRequest(asked), asked.body))
  handleCall(app, services, calls.setDayPrices, (asked) => prices.setDays(editRequest(asked), asked.body))
  handleCall(app, services, calls.removeDeskPriceRule, (asked) =>
    prices.removeRule(editRequest(asked), asked.params.id),
  )
}
