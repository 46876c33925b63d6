/**
 * Schemas shared by the office's calls. They are in a separate file because calls.ts treats every export with rights as
 * a call.
 */
import { Type } from 'typebox'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { IdParams, Instant, MAX_INTEGER, Nullable, OneOf } from './primitives.ts'

export const ADMIN_REFUSALS = [...OFFICE_REFUSALS, 'ADMINS_ONLY'] as const

/** More than any hotel's monthly turnover, and far below the largest number that JavaScript counts exactly. */
export const MAX_PAISE = 100_000_000_000

export const PaiseFrom = (description: string, minimum: number) =>
  Type.Integer({ minimum, maximum: MAX_PAISE, description: `${description}, paise` })
export const Paise = (description: string) => Type.Integer({ description: `${description}, paise` })

/** Who proposed a change and why, who confirmed it, and whether the caller proposed it. */
export const twoPeople = {
  proposed_by: Type.String(),
  proposed_at: Instant('when'),
  reason: Type.String({ description: 'of the proposal' }),
  is_own: Type.Boolean({ description: 'proposed by the one who asks: somebody else confirms it' }),
  confirmed_by: Nullable(Type.String()),
  confirmed_at: Nullable(Instant('when')),
}

/** The settings of calls that only admins may make. */
export const byAdmin = { method: 'POST', tag: 'Office', rights: 'office-admin', limitPerMinute: 60 } as const
/**
 * The settings of calls by which a second admin decides about a colleague's proposal. These calls refuse anyone who
 * became an admin less than two days ago.
 */
export const bySecondPerson = { ...byAdmin, rights: 'office-second' } as const
export const aboutHotel = { tag: 'Office', params: IdParams } as const

/** The second admin's decision about proposed bank details, terms or rates. */
export const decision = {
  ...bySecondPerson,
  body: Type.Object(
    {
      proposal_id: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }),
      decision: OneOf(['confirm', 'drop']),
      reason: Reason,
    },
    { title: 'Decision', examples: [{ proposal_id: 1, decision: 'confirm', reason: 'Rang the owner' }] },
  ),
} as const
export const DECISION_REFUSALS = [
  ...ADMIN_REFUSALS,
  'ADMIN_TOO_NEW',
  'NOT_FOUND',
  'SAME_PERSON',
  'ALREADY_DECIDED',
] as const
