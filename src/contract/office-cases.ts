import { Type, type Static } from 'typebox'
import { CASE_VERDICTS } from '#domain/hotel-cases/hotel-case.ts'
import { CASE_ACTS, CASE_KINDS } from '#domain/office/cases.ts'
import { MAX_WORK_NOTE } from '#domain/office/work.ts'
import { SIGNS_OF_DOUBT } from '#domain/relocations/signs-of-doubt.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { Reason } from './office-people.ts'
import { Instant, Nullable, OneOf, Rupees } from './primitives.ts'

export const WorkOwner = Type.Object(
  { id: Type.String(), name: Type.String(), is_me: Type.Boolean() },
  { title: 'WorkOwner' },
)

export const WorkEntry = Type.Object(
  {
    kind: OneOf(['note', 'acknowledged', 'answer', 'settled', 'taken', 'given_back', 'snoozed', 'woken', 'done']),
    by: Type.String(),
    at: Instant('when'),
    text: Type.String({ description: 'empty where the kind says everything' }),
  },
  { title: 'WorkEntry' },
)
export type WorkEntry = Static<typeof WorkEntry>

const Said = Type.Object(
  {
    by: OneOf(['guest', 'hotel', 'office', 'rules'], 'who said or did it; rules: our own server'),
    name: Nullable(Type.String()),
    at: Instant('when'),
    what: Type.String({ description: 'a word of a closed list' }),
    text: Type.String({ description: 'in their own words; may be empty' }),
  },
  { title: 'CaseEntry' },
)
export type CaseEntry = Static<typeof Said>

export const OfficeCase = Type.Object(
  {
    ref: Type.String({ examples: ['C-ZA6W87'] }),
    key: Type.String({ description: 'of the work in `GET /office/now`' }),
    kind: OneOf(CASE_KINDS),
    is_open: Type.Boolean(),
    guest: Type.Object(
      {
        id: Nullable(Type.String({ description: 'of the account; null for somebody without one' })),
        name: Nullable(Type.String()),
        phone: Nullable(Type.String({ description: 'all but its last four digits hidden' })),
        email: Nullable(Type.String({ description: 'for an answer' })),
        language: Type.String({ description: 'of the answer' }),
        stays: Type.Integer(),
        complaints: Type.Integer({ description: 'of the same account, this one included' }),
      },
      { title: 'CaseGuest' },
    ),
    booking: Nullable(
      Type.Object(
        {
          id: Type.String(),
          code: Type.String(),
          hotel: Type.Object({ id: Type.Integer(), name: Type.String(), city: Type.String() }, { title: 'CaseHotel' }),
          reception_phone: Nullable(Type.String()),
          checkin: Instant('check-in'),
          paid: Rupees('online'),
          is_named: Type.Boolean({ description: 'else it is the last stay of the guest before they wrote' }),
          hotel_cases: Type.Integer({ description: 'guests this hotel did not take in 90 days' }),
        },
        { title: 'CaseBooking' },
      ),
    ),
    times: Type.Object(
      {
        came: Instant('when'),
        acknowledge_by: Nullable(Instant('by law')),
        acknowledged: Nullable(Instant('when')),
        answered: Nullable(Instant('when the office last answered')),
        settle_by: Nullable(Instant('by law, or by the clock of the case')),
        settled: Nullable(Instant('when')),
      },
      { title: 'CaseTimes' },
    ),
    said: Type.Array(Said, { description: 'oldest first' }),
    photos: Type.Integer({ description: 'that its guests sent' }),
    signs: Type.Array(OneOf(SIGNS_OF_DOUBT)),
    acts: Type.Array(OneOf(CASE_ACTS), { description: 'possible now' }),
    officer: Nullable(
      Type.Object(
        {
          handled_by: Type.Array(Type.String(), {
            description: 'who answered or settled it before, and so is not the officer',
          }),
          is_you: Type.Boolean({ description: 'the caller may look at it as the officer' }),
          others: Type.Integer({ description: 'people of the office who may' }),
        },
        { title: 'CaseOfficer', description: 'of a complaint whose sender asked the grievance officer' },
      ),
    ),
    settled: Nullable(
      Type.Object(
        { by: Type.String(), reason: Type.String(), verdict: Nullable(OneOf(CASE_VERDICTS)) },
        { title: 'CaseSettled' },
      ),
    ),
  },
  { title: 'OfficeCase' },
)
export type OfficeCase = Static<typeof OfficeCase>

const about = {
  tag: 'Office',
  rights: 'office',
  params: Type.Object({
    ref: Type.String({
      maxLength: 40,
      description: 'a ticket, A- and the reference of a call for help, or H- and a booking’s code',
    }),
  }),
} as const

export const officeCase = defineCall({
  ...about,
  method: 'GET',
  path: '/office/cases/{ref}',
  summary: 'A case: what each side said, what is due, and what could be done',
  response: OfficeCase,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
})

const change = {
  ...about,
  method: 'POST',
  response: OfficeCase,
  isIdempotent: true,
  limitPerMinute: 60,
} as const
const REFUSALS = [...OFFICE_REFUSALS, ...KEY_REFUSALS, 'NOT_FOUND', 'ALREADY_DECIDED', 'ACT_NOT_POSSIBLE'] as const

export const acknowledgeOfficeCase = defineCall({
  ...change,
  path: '/office/cases/{ref}/acknowledge',
  summary: 'Tells the sender that we have it; once',
  refusals: REFUSALS,
})

export const answerOfficeCase = defineCall({
  ...change,
  path: '/office/cases/{ref}/answer',
  summary: 'Answers the guest in their language’s message; the first answer acknowledges too',
  body: Type.Object(
    { text: Type.String({ maxLength: MAX_WORK_NOTE, description: 'goes out by email as it is written' }) },
    { title: 'CaseAnswer', examples: [{ text: 'We have looked at the room. Your money comes back today.' }] },
  ),
  refusals: [...REFUSALS, 'OFFICER_IS_ANOTHER'],
})

export const settleOfficeCase = defineCall({
  ...change,
  path: '/office/cases/{ref}/settle',
  summary: 'Settles a case, once; of guests that a hotel did not take or help, with a verdict',
  body: Type.Object(
    { reason: Reason, verdict: Type.Optional(OneOf(CASE_VERDICTS, 'only of guests that a hotel did not take')) },
    { title: 'SettleCase', examples: [{ reason: 'Paid back, the guest agrees' }] },
  ),
  refusals: [...REFUSALS, 'OFFICER_IS_ANOTHER'],
})

export const readCasePhone = defineCall({
  ...about,
  method: 'POST',
  path: '/office/cases/{ref}/phone',
  summary: 'The sender’s phone in full; the reading is written to the log',
  body: Type.Object({ reason: Reason }, { title: 'ReadCasePhone', examples: [{ reason: 'They wait for our call' }] }),
  response: Type.Object({ phone: Type.String() }),
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})
