import { Type, type Static } from 'typebox'
import { FORM_THREE_HOURS } from '#domain/desk/form-three.ts'
import { ID_KINDS, MAX_LINES } from '#domain/desk/guest-register.ts'
import { defineCall } from './call.ts'
import { DeskRow } from './desk.ts'
import { IdParams, Instant, Nullable, OneOf } from './primitives.ts'
import { RegisterLine, TypedRegisterLine } from './register-line.ts'

const Reason = Type.String({ maxLength: 200 })
const Day = Type.String({ maxLength: 10, description: 'a day in India, by when the guests came' })
const Words = (maxLength: number, description: string) => Type.String({ maxLength, description })

/** A register entry as it is displayed and printed. */
export const RegisterEntry = Type.Object(
  {
    id: Type.Integer(),
    number: Type.Integer({ description: 'running, of this hotel' }),
    name: Nullable(Type.String({ description: 'null: the line only strikes another one through' })),
    id_kind: Nullable(OneOf(ID_KINDS)),
    id_last_four: Nullable(Type.String()),
    home: Nullable(Type.String()),
    nationality: Nullable(Type.String({ description: 'ISO 3166-1, two letters' })),
    booking: Nullable(Type.String({ description: 'its id; null for a walk-in' })),
    rooms: Type.Array(Type.String()),
    arrived_at: Instant('when they came'),
    left_at: Nullable(Instant('when they left')),
    written_by: Nullable(Type.String()),
    written_at: Instant('when'),
    strikes: Nullable(Type.Integer({ description: 'number of the line that this one strikes through' })),
    reason: Nullable(Type.String({ description: 'why it strikes it through' })),
    struck_by: Nullable(Type.Integer({ description: 'number of the line that strikes this one through' })),
    form_three: Nullable(
      Type.Object(
        {
          due_at: Instant(`${FORM_THREE_HOURS} hours after the arrival`),
          hours_late: Type.Integer({ description: 'not filed in time: begun hours; 0 otherwise' }),
          filed: Nullable(
            Type.Object(
              {
                reference: Type.String({ description: 'of the registration office' }),
                by: Type.String(),
                at: Instant('when it was noted as filed'),
              },
              { title: 'FormThreeFiling' },
            ),
          ),
        },
        { title: 'FormThree', description: 'of a guest with a foreign passport' },
      ),
    ),
  },
  { title: 'RegisterEntry' },
)
export type RegisterEntry = Static<typeof RegisterEntry>

export const RegisterDay = Type.Object(
  {
    date: Type.String(),
    today: Type.String(),
    first_date: Type.String({ description: 'of what is kept' }),
    kept_months: Type.Integer({ description: 'then lines are destroyed, as the state of the hotel asks' }),
    hotel: Type.Object({ name: Type.String(), address: Type.String(), city: Type.String(), state: Type.String() }),
    entries: Type.Array(RegisterEntry, { maxItems: 1000, description: 'of guests who came on this day, by number' }),
    missing: Type.Array(DeskRow, { maxItems: 500, description: 'bookings of this day with fewer lines than guests' }),
    missing_walk_ins: Type.Array(
      Type.Object(
        { id: Type.String(), room: Type.String(), arrived_at: Instant('when') },
        { title: 'UnregisteredWalkIn' },
      ),
      { maxItems: 500, description: 'walk-ins of this day without a line' },
    ),
    forms: Type.Array(RegisterEntry, {
      maxItems: 200,
      description: 'of any day: Form III not filed yet, the latest due first',
    }),
    orders: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          number: Type.String({ description: 'of the written order' }),
          officer: Type.String(),
          station: Type.String(),
          day: Type.String({ description: 'of the register that was handed out' }),
          first_entry: Nullable(Type.Integer()),
          last_entry: Nullable(Type.Integer()),
          by: Type.String({ description: 'the manager' }),
          at: Instant('when'),
        },
        { title: 'RegisterOrder' },
      ),
      { maxItems: 20, description: 'what was shown to officers, latest first' },
    ),
  },
  { title: 'RegisterDay' },
)
export type RegisterDay = Static<typeof RegisterDay>

const look = { method: 'GET', tag: 'Desk', rights: 'desk' } as const

export const registerDay = defineCall({
  ...look,
  path: '/desk/register',
  summary: 'The guest register of a day. The hotel’s log says who opened it',
  query: Type.Object({ date: Type.Optional(Day) }),
  response: RegisterDay,
  refusals: ['NO_SESSION'],
  limitPerMinute: 60,
})

export const findInRegister = defineCall({
  ...look,
  path: '/desk/register/find',
  summary: 'Lines of the register by a part of a name or a room’s number. The hotel’s log says who searched',
  query: Type.Object({ text: Type.String({ minLength: 2, maxLength: 80 }) }),
  response: Type.Array(RegisterEntry, { maxItems: 100, description: 'latest first, at most 100' }),
  refusals: ['NO_SESSION'],
  limitPerMinute: 20,
})

const REFUSALS = ['NO_SESSION', 'NOT_FOUND', 'CROSS_SITE', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
/**
 * The answer is `done` instead of the entry, because we store the answer for the Idempotency-Key, and it must not
 * contain a guest's name.
 */
const press = {
  method: 'POST',
  tag: 'Desk',
  rights: 'desk',
  response: Type.Object({ done: Type.Literal(true) }),
  isIdempotent: true,
} as const

const Lines = Type.Object(
  { lines: Type.Array(TypedRegisterLine, { minItems: 1, maxItems: MAX_LINES }) },
  {
    title: 'RegisterLines',
    examples: [
      {
        lines: [
          { position: 0, name: 'Asha Rao', id_kind: 'aadhaar', id_last_four: '7735', home: 'Pune', nationality: 'IN' },
        ],
      },
    ],
  },
)

export const writeRegister = defineCall({
  ...press,
  rights: 'desk-booking',
  path: '/desk/bookings/{id}/register',
  summary: 'Lines of guests who are here or have left and have none yet',
  params: IdParams,
  body: Lines,
  refusals: [...REFUSALS, 'REGISTER_WRITTEN', 'VISIT_TOO_EARLY', 'VISIT_TOO_LATE'],
})

export const walkInRegister = defineCall({
  ...look,
  path: '/desk/walk-ins/{id}/register',
  summary: 'The lines of a walk-in, by the id of its block',
  params: IdParams,
  response: Type.Object(
    {
      room: Type.String(),
      arrived_at: Instant('when they came'),
      left_at: Nullable(Instant('when they left')),
      register: Type.Array(RegisterLine),
    },
    { title: 'WalkInRegister' },
  ),
  refusals: ['NO_SESSION', 'NOT_FOUND'],
})

export const writeWalkInRegister = defineCall({
  ...press,
  path: '/desk/walk-ins/{id}/register',
  summary: 'Lines of the guests of a walk-in, by the id of its block',
  params: IdParams,
  body: Lines,
  refusals: [...REFUSALS, 'REGISTER_WRITTEN', 'VISIT_TOO_LATE'],
})

export const strikeRegisterEntry = defineCall({
  ...press,
  path: '/desk/register/{id}/strike',
  summary: 'A new line strikes a wrong one through, with a reason, and the right one may stand in it',
  params: IdParams,
  body: Type.Object(
    {
      reason: Reason,
      instead: Type.Optional(Nullable(TypedRegisterLine)),
    },
    { examples: [{ reason: 'Wrong guest' }] },
  ),
  refusals: [...REFUSALS, 'REGISTER_STRUCK'],
})

export const fileFormThree = defineCall({
  ...press,
  path: '/desk/register/{id}/form-three',
  summary: 'Form III of a guest with a foreign passport was filed, with the number that the registration office gave',
  params: IdParams,
  body: Type.Object(
    {
      reference: Words(40, 'letters, digits, - and /'),
      reason: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'why it replaces an earlier one' }))),
    },
    { examples: [{ reference: 'F3/2026-1184' }] },
  ),
  refusals: [...REFUSALS, 'FORM_FILED'],
})

export const noteRegisterOrder = defineCall({
  ...press,
  rights: 'desk-manager',
  path: '/desk/register/orders',
  summary: 'A manager notes the written order of an officer, before a day of the register is printed for them',
  body: Type.Object(
    {
      number: Words(40, 'of the written order'),
      officer: Words(80, 'rank and name'),
      station: Words(80, 'police station or office'),
      day: Day,
    },
    { examples: [{ number: '1184/2026', officer: 'SI R. Jadhav', station: 'Shivajinagar', day: '2026-11-20' }] },
  ),
  refusals: [...REFUSALS, 'MANAGERS_ONLY'],
})
