import { Type } from 'typebox'
import { DESK_HELP_ANSWERS, KINDS_FOR_HOTEL } from '#domain/hotel-help/help-case.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { DeskBooking } from './desk.ts'
import { IdParams, OneOf } from './primitives.ts'

const act = {
  method: 'POST',
  tag: 'Desk',
  rights: 'desk-booking',
  params: IdParams,
  response: DeskBooking,
  isIdempotent: true,
  limitPerMinute: 60,
} as const
const REFUSALS = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'NOT_ALLOWED_NOW', ...KEY_REFUSALS] as const

export const markHelpSeen = defineCall({
  ...act,
  path: '/desk/bookings/{id}/help-seen',
  summary: 'The desk has seen what its guests ask; they read when. Again changes nothing',
  body: Type.Object(
    { kind: OneOf(KINDS_FOR_HOTEL) },
    { title: 'HelpSeen', examples: [{ kind: 'not_as_shown' }], additionalProperties: false },
  ),
  refusals: REFUSALS,
})

export const answerHelpAtDesk = defineCall({
  ...act,
  path: '/desk/bookings/{id}/help-answer',
  summary: 'The desk answers its guests. An objection may still become another answer, but not the other way round',
  body: Type.Object(
    { kind: OneOf(KINDS_FOR_HOTEL), answer: OneOf(DESK_HELP_ANSWERS) },
    {
      title: 'HelpAnswerOfDesk',
      examples: [{ kind: 'not_as_shown', answer: 'another_room' }],
      additionalProperties: false,
    },
  ),
  refusals: [...REFUSALS, 'ALREADY_ANSWERED'],
})
