import { sql, type RawBuilder } from 'kysely'
import type { DecidedCase } from '#domain/hotel-cases/hotel-case.ts'
import { WELCOME_CHANGE_HOURS, WELCOME_DAYS, type StayAskedAbout } from '#domain/welcome/welcome-answer.ts'
import { addMinutes } from '#domain/kernel/ist.ts'

export type WelcomeFactsJson = {
  isAttended: boolean
  refusal: DecidedCase | null
  answeredAt: string | null
  countsIn: number | null
}

/**
 * Selects the facts of booking `b` from which the domain decides whether its guests may rate how they were welcomed.
 */
export const welcomeFacts: RawBuilder<WelcomeFactsJson> = sql<WelcomeFactsJson>`json_build_object(
  'isAttended', is_attended(b.id),
  'refusal', (select json_build_object('cause', r.cause, 'outcome', r.outcome, 'visit', v.status, 'hotelSaid', r.hotel_said,
      'decidedFor', r.decided_for, 'verdict', k.verdict, 'wasSilent', coalesce(r.was_silent, false))
    from relocations r left join case_looks k on k.booking_id = r.booking_id left join visits v on v.booking_id = r.booking_id
    where r.booking_id = b.id),
  'answeredAt', (select a.answered_at from welcome_answers a where a.booking_id = b.id),
  'countsIn', (select max(a.half_year) from welcome_answers a
    where a.user_id = b.user_id and a.hotel_id = b.hotel_id and a.weighs and a.booking_id <> b.id))`

type AskedRow = { leaves_at: Date; welcome: WelcomeFactsJson }

/** Returns the stay whose guests we ask how they were welcomed. */
export const stayAskedAbout = ({
  leaves_at: leavesAt,
  welcome: { answeredAt, ...facts },
}: AskedRow): StayAskedAbout => ({
  ...facts,
  leavesAt,
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
})

/** Returns when the guests' questions close, which happens without a write to the database. */
export function welcomeMoments(row: AskedRow): Date[] {
  const { leavesAt, answeredAt } = stayAskedAbout(row)
  return [
    addMinutes(leavesAt, WELCOME_DAYS * 24 * 60),
    ...(answeredAt ? [addMinutes(answeredAt, WELCOME_CHANGE_HOURS * 60)] : []),
  ]
}
