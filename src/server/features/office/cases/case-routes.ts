import type { FastifyInstance } from 'fastify'
import * as ofHelp from '#contract/hotel-help.ts'
import * as calls from '#contract/office-cases.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { severalLines } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { findMessagePicture } from '../../feedback/message-pictures.ts'
import { findHelpPhoto, openHelpPhoto } from '../../hotel-help/open-photo.ts'
import { NO_STORE, sendImage } from '../../pictures/send-image.ts'
import { reasonOf, writeLog, type Operator } from '../write-log.ts'
import { acknowledgeCase, answerCase, settleCase } from './change-case.ts'
import { readCase, readCaseFile, readRecipient } from './read-case.ts'

const RETRY_SECONDS = 5

/** Registers the calls for the pages of cases: complaints, and disagreements between hotels and guests. */
export function officeCaseRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const caseOf = async (typed: string, { operatorId: viewerId }: Operator) => {
    const found = await readCase(db, { typed, viewerId }, clock.now())
    if (!found) throw refusal('NOT_FOUND')
    return found
  }
  const after = async (ref: string, session: Operator, done: Result<true, ErrorCode>) => {
    if (!done.ok) throw refusal(done.refusal)
    return caseOf(ref, session)
  }

  handleCall(app, services, calls.officeCase, ({ params, session }) => caseOf(params.ref, session))

  handleCall(app, services, calls.acknowledgeOfficeCase, async ({ session, params: { ref } }) =>
    after(ref, session, await acknowledgeCase(services, { session, ref })),
  )

  handleCall(app, services, calls.answerOfficeCase, async ({ session, params: { ref }, body }) => {
    const text = severalLines(body.text)
    if (!text) throw fieldRefusal('text', 'REQUIRED', 'Please write the answer')
    return after(ref, session, await answerCase(services, { session, ref, text }))
  })

  handleCall(app, services, calls.settleOfficeCase, async ({ session, params: { ref }, body }) => {
    const asked = { session, ref, reason: reasonOf(body.reason), verdict: body.verdict }
    return after(ref, session, await settleCase(services, asked))
  })

  handleCall(app, services, ofHelp.openCasePhoto, async ({ session, params: { ref, n }, reply }) => {
    const file = await readCaseFile(db, ref, clock.now())
    const photo =
      file && ((await findHelpPhoto(services, { ref: file.ref, n })) ?? (await findMessagePicture(db, file.ref, n)))
    if (!photo) throw refusal('NOT_FOUND')
    const about = { userId: photo.owner_id, ...(file.bookingId === null ? {} : { bookingId: file.bookingId }) }
    const line = { act: 'help_photo_opened', subject: file.ref, ...about, reason: 'to decide the case' } as const
    await db.transaction().execute((trx) => writeLog(trx, session, { ...line, detail: { n } }, clock.now()))
    const opened = await openHelpPhoto(services, photo, { staffId: session.operatorId, name: session.name })
    if (opened.ok) return sendImage(reply, opened.value, NO_STORE)
    throw refusal(opened.refusal, RETRY_SECONDS)
  })

  handleCall(app, services, calls.readCasePhone, async ({ session, params, body }) => {
    const reason = reasonOf(body.reason)
    const now = clock.now()
    return db.transaction().execute(async (trx) => {
      const file = await readCaseFile(trx, params.ref, now)
      const phone = file && (await readRecipient(trx, file)).phone
      if (!file || !phone) throw refusal('NOT_FOUND')
      const about = {
        ...(file.userId === null ? {} : { userId: file.userId }),
        ...(file.bookingId === null ? {} : { bookingId: file.bookingId }),
      }
      await writeLog(trx, session, { act: 'phone_read', subject: file.ref, ...about, reason }, now)
      return { phone }
    })
  })
}
