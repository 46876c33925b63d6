import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/hotel-applications.ts'
import { readPartnerForm } from '#domain/hotel-applications/hotel-application.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { answer } from '../../http/answer.ts'
import type { Services } from '../../services.ts'
import { sendPartnerForm } from './send-hotel-application.ts'

export function partnerFormRoutes(app: FastifyInstance, services: Services): void {
  answer(app, services, calls.sendPartnerForm, async ({ body }) => {
    const form = readPartnerForm(body)
    if (!form.ok) throw fieldRefusal(form.refusal.field, form.refusal.fault, form.refusal.message)
    return { ticket: await sendPartnerForm(services, form.value) }
  })
}
