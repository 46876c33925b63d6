import { isObjection, type DeskHelpAnswer, type KindForHotel } from '#domain/hotel-help/help-case.ts'
import type { Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { actOnBooking, type DeskRequest } from '../desk/bookings/act-on-booking.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { lockOpenHelp } from './ask-for-help.ts'

/** Records that the desk has seen its guests' question. A repeated call changes nothing. */
export const markHelpSeen = (services: Services, ask: DeskRequest & { kind: KindForHotel }) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    const open = await lockOpenHelp(trx, booking.id, ask.kind)
    if (!open) throw new Refused('NOT_ALLOWED_NOW')
    if (open.seen_at !== null) return
    const { staffId } = ask.session
    await trx.updateTable('help_cases').set({ seen_at: now, seen_by: staffId }).where('id', '=', open.id).execute()
    await writeAct(trx, ask.session, { kind: 'help_seen', bookingId: booking.id, detail: { kind: ask.kind } }, now)
  })

/** Records the desk's answer to its guests. Only an objection can later be replaced by another answer. */
export const answerHelpAtDesk = (
  services: Services,
  ask: DeskRequest & { kind: KindForHotel; answer: DeskHelpAnswer },
) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    const { kind, answer, session } = ask
    const open = await lockOpenHelp(trx, booking.id, kind)
    if (!open) throw new Refused('NOT_ALLOWED_NOW')
    if (open.answer === answer) return
    if (open.answer !== null && !isObjection(open.answer as DeskHelpAnswer)) throw new Refused('ALREADY_ANSWERED')
    await trx
      .updateTable('help_cases')
      .set({
        answer,
        answered_at: now,
        answered_by: session.staffId,
        ...(open.seen_at === null && { seen_at: now, seen_by: session.staffId }),
      })
      .where('id', '=', open.id)
      .execute()
    await writeAct(trx, session, { kind: 'help_answered', bookingId: booking.id, detail: { kind, answer } }, now)
  })
