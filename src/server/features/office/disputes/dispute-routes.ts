import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-disputes.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { answerDispute } from '../../disputes/answer-dispute.ts'
import { readDisputes } from '../../disputes/read-disputes.ts'
import { sendPdfFile } from '../../tax-documents/send-pdf.ts'
import { reasonOf, writeLog } from '../write-log.ts'
import { presentListed, readDispute } from './present-dispute.ts'
import { readEvidence } from './read-evidence.ts'

const LIST_PAGE = 50

/** Registers the calls about payments that guests' banks dispute. */
export function disputeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const disputeOf = async (reference: string) => {
    const dispute = await readDispute(db, reference)
    if (!dispute) throw refusal('NOT_FOUND')
    return dispute
  }
  const aboutOf = ({ booking }: calls.OfficeDispute) => (booking ? { bookingId: booking.id } : {})

  handleCall(app, services, calls.officeDisputes, async ({ query: { skip = 0 } }) => {
    const found = await readDisputes(db, { limit: LIST_PAGE + 1, skip })
    return { disputes: found.slice(0, LIST_PAGE).map(presentListed), has_more: found.length > LIST_PAGE }
  })

  handleCall(app, services, calls.officeDispute, ({ params }) => disputeOf(params.reference))

  handleCall(app, services, calls.disputeEvidence, async ({ session, params: { reference }, reply }) => {
    const dispute = await disputeOf(reference)
    const facts = await readEvidence(db, dispute.booking?.id ?? null)
    const { renderEvidence } = await import('./render-evidence.ts')
    const pdf = await renderEvidence(dispute, facts, clock.now())
    const line = {
      act: 'evidence_taken',
      subject: reference,
      reason: 'taken along as a PDF',
      ...aboutOf(dispute),
    } as const
    await db.transaction().execute((trx) => writeLog(trx, session, line, clock.now()))
    return sendPdfFile(reply, `proof-${reference}`, pdf)
  })

  handleCall(app, services, calls.answerDispute, async ({ session, params: { reference }, body }) => {
    const reason = reasonOf(body.reason)
    const about = aboutOf(await disputeOf(reference))
    const asked = { reference, answer: body.answer, operatorId: session.operatorId, reason }
    const answered = await answerDispute(services, asked, (trx, done) =>
      writeLog(trx, session, { act: 'payment_dispute_answered', reason, ...about, ...done }, clock.now()),
    )
    if (!answered.ok) throw refusal(answered.refusal)
    return disputeOf(reference)
  })
}
