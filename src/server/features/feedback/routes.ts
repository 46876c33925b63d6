import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/feedback.ts'
import { readFeedback } from '#domain/feedback/feedback.ts'
import { isReasonFor, reportDue } from '#domain/feedback/report.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { REASON_WORDS } from '../../../words/en/office/reports.ts'
import { MORE_FORM_ERRORS } from '../../../words/en/more-form-errors.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { acceptUpload } from '../pictures/accept-upload.ts'
import { addMessagePictures } from '../pictures/add-pictures.ts'
import { sendReport } from './send-report.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { sendFeedback } from './send-feedback.ts'

export function feedbackRoutes(app: FastifyInstance, services: Services): void {
  ticketRoutes(app, services)

  handleCall(app, services, calls.sendFeedback, async ({ body, session }) => {
    const feedback = readFeedback(body)
    if (!feedback.ok) {
      const { field, kind, fault } = feedback.refusal
      throw fieldRefusal(field, kind, MORE_FORM_ERRORS[fault])
    }
    const sending = { feedback: feedback.value, userId: session?.userId ?? null, pictures: body.pictures ?? [] }
    const sent = await sendFeedback(services, sending)
    if (!sent.ok) throw refusal(sent.refusal)
    return { ticket: sent.value }
  })

  handleCall(app, services, calls.uploadMessagePictures, async ({ request, session: { userId: ownerId } }) => {
    const { upload } = calls.uploadMessagePictures
    const ids = await acceptUpload({ services, request, ownerId, upload }, (originals) =>
      addMessagePictures(services, { ownerId, originals }),
    )
    return { files: ids.map((id) => ({ id })) }
  })

  handleCall(app, services, calls.sendReport, async ({ body, session }) => {
    const { subject, reason } = body
    if (!isReasonFor(subject, reason)) throw fieldRefusal('reason', 'INVALID', 'This reason is of another subject')
    // The text and the phone of a report follow the rules of a message.
    const read = readFeedback({
      kind: 'feedback',
      message: body.words || REASON_WORDS[reason],
      phone: body.phone ?? null,
    })
    if (!read.ok) {
      const { field, kind, fault } = read.refusal
      throw fieldRefusal(field === 'message' ? 'words' : field, kind, MORE_FORM_ERRORS[fault])
    }
    const { message, phone } = read.value
    const { hotelId: hotel, of } = body
    const report = { subject, reason, hotel, of, message, phone, userId: session?.userId ?? null }
    const sent = await sendReport(services, report)
    if (!sent) throw refusal('NOT_FOUND')
    return { ticket: sent.ticket, due: toIstIso(reportDue(reason, sent.came)) }
  })
}
