import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/hotel-applications.ts'
import { readHotelApplication } from '#domain/hotel-applications/hotel-application.ts'
import { MORE_FORM_ERRORS } from '../../../words/en/more-form-errors.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { sendHotelApplication } from './send-hotel-application.ts'

export function hotelApplicationRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.sendHotelApplication, async ({ body }) => {
    const form = readHotelApplication(body)
    if (!form.ok) throw fieldRefusal(form.refusal.field, form.refusal.kind, MORE_FORM_ERRORS[form.refusal.fault])
    return { ticket: await sendHotelApplication(services, form.value) }
  })
}
