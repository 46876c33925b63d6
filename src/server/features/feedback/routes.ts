import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/feedback.ts'
import { readFeedback } from '#domain/feedback/feedback.ts'
import { MORE_FORM_ERRORS } from '../../../words/en/more-form-errors.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { sendFeedback } from './send-feedback.ts'

export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.sendFeedback, async ({ body, session }) => {
    const feedback = readFeedback(body)
    if (!feedback.ok) {
      const { field, kind, fault } = feedback.refusal
      throw fieldRefusal(field, kind, MORE_FORM_ERRORS[fault])
    }
    return { ticket: await sendFeedback(services, feedback.value, session?.userId ?? null) }
  })
}
