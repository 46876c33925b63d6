import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/partner-forms.ts'
import { readPartnerForm } from '#domain/partner-forms/partner-form.ts'
import { fieldRefusal } from '../../plugins/api-error.ts'
import { answer } from '../../plugins/answer.ts'
import type { Services } from '../../services.ts'
import { sendPartnerForm } from './send-partner-form.ts'

export function partnerFormRoutes(app: FastifyInstance, services: Services): void {
  answer(app, services, calls.sendPartnerForm, async ({ body }) => {
    const form = readPartnerForm(body)
    if (!form.ok) throw fieldRefusal(form.refusal.field, form.refusal.fault, form.refusal.message)
    return { ticket: await sendPartnerForm(services, form.value) }
  })
}
