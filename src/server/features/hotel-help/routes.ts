import type { FastifyInstance } from 'fastify'
import * as ofDesk from '#contract/desk-help.ts'
import type { ErrorCode } from '#contract/errors.ts'
import * as calls from '#contract/hotel-help.ts'
import { canAnswer } from '#domain/hotel-help/help-case.ts'
import { canAskForHelp } from '#domain/hotel-help/help-window.ts'
import type { Result } from '#domain/kernel/result.ts'
import { severalLines } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { acceptUpload } from '../pictures/accept-upload.ts'
import { addHelpPictures } from '../pictures/add-pictures.ts'
import { NO_STORE, sendImage } from '../pictures/send-image.ts'
import { answerHelpAtDesk, markHelpSeen } from './answer-at-desk.ts'
import { addHelpPhotos, answerHelp } from './answer-help.ts'
import { askForHelp } from './ask-for-help.ts'
import { readHelpOf } from './help-rows.ts'
import { findHelpPhoto, openHelpPhoto } from './open-photo.ts'

const RETRY_SECONDS = 5

function valueOf<Value>(done: Result<Value, ErrorCode>): Value {
  if (!done.ok) throw refusal(done.refusal)
  return done.value
}

/** Registers the calls of guests who need help at their hotel (decision 0096). */
function guestRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const helpOf = async (bookingId: string) => ({ cases: await readHelpOf(db, bookingId, clock.now()) })

  handleCall(app, services, calls.readHotelHelp, ({ params }) => helpOf(params.id))

  handleCall(app, services, calls.askForHelp, async ({ params, body, session: { userId }, requestKey }) => {
    const { kind, pictures } = body
    const isRoom = kind === 'not_as_shown'
    const fault = isRoom ? (body.fault ?? null) : null
    if (isRoom && fault === null) throw fieldRefusal('fault', 'REQUIRED', 'Please say what is wrong')
    const press = { bookingId: params.id, userId, requestKey }
    const said = severalLines(body.said ?? '')
    valueOf(await askForHelp(services, { ...press, kind, fault, said, pictures: (isRoom && pictures) || [] }))
    return helpOf(params.id)
  })

  handleCall(app, services, calls.uploadHelpPhotos, async ({ params, request, session: { userId: ownerId } }) => {
    const booking = await db
      .selectFrom('bookings')
      .select(['status', 'checkin_at', 'leaves_at'])
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    const period = { start: booking.checkin_at, end: booking.leaves_at }
    if (!canAskForHelp({ status: booking.status, period }, clock.now())) throw refusal('NOT_ALLOWED_NOW')
    const { upload } = calls.uploadHelpPhotos
    const ids = await acceptUpload({ services, request, ownerId, upload }, (originals) =>
      addHelpPictures(services, { ownerId, originals }),
    )
    return { files: ids.map((id) => ({ id })) }
  })

  handleCall(app, services, calls.addHelpPhotos, async ({ params, body, session: { userId }, requestKey }) => {
    valueOf(await addHelpPhotos(services, { bookingId: params.id, userId, requestKey, pictures: body.pictures }))
    return helpOf(params.id)
  })

  handleCall(app, services, calls.answerHelp, async ({ params, body, session: { userId }, requestKey }) => {
    valueOf(await answerHelp(services, { bookingId: params.id, userId, requestKey, ...body }))
    return helpOf(params.id)
  })
}

/** Registers the calls by which a desk sees and answers its guests' requests for help. */
function deskRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, ofDesk.markHelpSeen, async ({ params, body, session, requestKey }) =>
    valueOf(await markHelpSeen(services, { session, bookingId: params.id, requestKey, kind: body.kind })),
  )

  handleCall(app, services, ofDesk.answerHelpAtDesk, async ({ params, body, session, requestKey }) => {
    if (!canAnswer(body.kind, body.answer)) throw fieldRefusal('answer', 'INVALID', 'answer does not fit the kind')
    return valueOf(await answerHelpAtDesk(services, { session, bookingId: params.id, requestKey, ...body }))
  })

  handleCall(app, services, calls.openHelpPhoto, async ({ params, session, reply }) => {
    const wanted = { hotelId: session.hotelId, bookingId: params.id, n: params.n }
    const photo = await findHelpPhoto(services, wanted)
    if (!photo) throw refusal('NOT_ALLOWED_NOW')
    const opened = await openHelpPhoto(services, photo, session)
    if (opened.ok) return sendImage(reply, opened.value, NO_STORE)
    throw refusal(opened.refusal, opened.refusal === 'OVERLOADED' ? RETRY_SECONDS : undefined)
  })
}

export function hotelHelpRoutes(app: FastifyInstance, services: Services): void {
  guestRoutes(app, services)
  deskRoutes(app, services)
}
