import { unreachable } from '#domain/kernel/result.ts'
import { hotelApplicationErrors, type HotelApplication } from '#domain/hotel-applications/hotel-application.ts'
import * as t from '#words/hotel-application.ts'
import { MORE_FORM_ERRORS } from '#words/more-form-errors.ts'

export type PartnerField = keyof HotelApplication

/** The fields in the form's order, so that the first invalid one gets the focus. */
export const PARTNER_FIELDS: readonly PartnerField[] = [
  'name',
  'phone',
  'email',
  'hotelName',
  'city',
  'rooms',
  'message',
]

/** The values as typed. The number of rooms stays text until it is sent. */
export type TypedFields = Record<PartnerField, string>

export type HotelApplicationState = {
  typed: TypedFields
  left: ReadonlySet<PartnerField>
  /** the server's message about a field; typing in that field clears it */
  flags: Partial<Record<PartnerField, string>>
  stage: { at: 'filling'; problem?: string | undefined } | { at: 'sending' } | { at: 'received'; ticket: string }
}

export type HotelApplicationEvent =
  | { type: 'typed'; field: PartnerField; text: string }
  | { type: 'left'; field: PartnerField }
  | { type: 'submitted' }
  | { type: 'sending' }
  | { type: 'received'; ticket: string }
  | { type: 'refused'; code: string; message: string }
  | { type: 'another' }

const NOTHING_TYPED: TypedFields = { name: '', phone: '', email: '', hotelName: '', city: '', rooms: '', message: '' }

export const startHotelApplication = (typed: Partial<TypedFields> = {}): HotelApplicationState => ({
  typed: { ...NOTHING_TYPED, ...typed },
  left: new Set(),
  flags: {},
  stage: { at: 'filling' },
})

/** The API names a field in its error code: 'HOTEL_NAME_REQUIRED'. */
const codePrefix = (field: PartnerField) => `${field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_`

const fieldOf = (code: string): PartnerField | undefined =>
  PARTNER_FIELDS.find((field) => /_(?:REQUIRED|INVALID)$/.test(code) && code.startsWith(codePrefix(field)))

const WITHOUT_WORDS = t.didNotReachUs

function refused(state: HotelApplicationState, code: string, message: string): HotelApplicationState {
  const field = fieldOf(code)
  if (!field) return { ...state, stage: { at: 'filling', problem: message || WITHOUT_WORDS } }
  return { ...state, flags: { ...state.flags, [field]: message }, stage: { at: 'filling' } }
}

function typed(state: HotelApplicationState, field: PartnerField, text: string): HotelApplicationState {
  if (state.stage.at !== 'filling') return state
  const { [field]: _flag, ...flags } = state.flags
  return { ...state, typed: { ...state.typed, [field]: text }, flags }
}

/** Keeps the input after every refusal. While the form is being sent, ignores changes and further presses. */
export function nextHotelApplication(
  state: HotelApplicationState,
  event: HotelApplicationEvent,
): HotelApplicationState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.text)
    case 'left':
      return { ...state, left: new Set([...state.left, event.field]) }
    case 'submitted':
      return { ...state, left: new Set(PARTNER_FIELDS), stage: { at: 'filling' } }
    case 'sending':
      return { ...state, stage: { at: 'sending' } }
    case 'received':
      return { ...state, stage: { at: 'received', ticket: event.ticket } }
    case 'refused':
      return refused(state, event.code, event.message)
    case 'another': {
      const { name, phone, email } = state.typed
      return startHotelApplication({ name, phone, email })
    }
    default:
      return unreachable(event)
  }
}

/** Builds the request body. If the number of rooms is not a number, it becomes NaN, which the rule refuses. */
export const hotelApplicationBody = ({ rooms, message, ...required }: TypedFields) => ({
  ...required,
  rooms: rooms.trim() ? Number(rooms) : null,
  message: message.trim() || null,
})

/** Finds each field's first error, by the domain's own rule. */
function faultsByField(fields: TypedFields): Partial<Record<PartnerField, string>> {
  const faults = hotelApplicationErrors(hotelApplicationBody(fields)).toReversed()
  return Object.fromEntries(faults.map(({ field, fault }) => [field, MORE_FORM_ERRORS[fault]]))
}

/** Returns the current message under each field: its error once the visitor has left it, or the server's. */
export function hotelApplicationMessages({
  typed,
  left,
  flags,
}: HotelApplicationState): Partial<Record<PartnerField, string>> {
  const faults = faultsByField(typed)
  const shown = PARTNER_FIELDS.flatMap((field) => {
    const message = flags[field] ?? (left.has(field) ? faults[field] : undefined)
    return message ? [[field, message]] : []
  })
  return Object.fromEntries(shown) as Partial<Record<PartnerField, string>>
}

/** Returns the first invalid field of the whole form; undefined if the form can be sent. */
export function firstPartnerError({ typed }: HotelApplicationState): PartnerField | undefined {
  const faults = faultsByField(typed)
  return PARTNER_FIELDS.find((field) => faults[field])
}
