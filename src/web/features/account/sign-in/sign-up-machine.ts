import { readTypedPhone } from '#domain/accounts/phone.ts'
import {
  canProceedSignUp,
  GENDERS,
  faultOfCity,
  faultOfEmail,
  faultOfName,
  faultOfOtp,
  TOO_SHORT_PHONE_LENGTH,
  faultOfPhone,
  type Gender,
  type FormFault,
} from '#domain/accounts/sign-up-form.ts'
import type { SentOtp } from '#web/features/account/otp/sent-otp.ts'
import { normalisePhone } from '#domain/accounts/phone.ts'
import { unreachable } from '#domain/kernel/result.ts'
import {
  nextOtp,
  NOT_REQUESTED,
  resetWaiting,
  type OtpEvent,
  type OtpStage,
} from '#web/features/account/otp/otp-stage.ts'
import * as t from '#words/account/sign-in.ts'
import * as errors from '#words/form-errors.ts'

/** The value that stands for a city outside the list. */
export const OTHER_CITY = 'other'

/** The guest's input. `city` is a city's id, or OTHER_CITY with the name in a separate field. */
export type SignUpDetails = {
  name: string
  gender: Gender | ''
  email: string
  city: string
  otherCity: string
  phone: string
  contactConsent: 'given' | 'not-given'
}

export type SignUpField = 'name' | 'email' | 'city' | 'phone' | 'token'

/** The longest value accepted from a stored field. */
const MAX_KEPT = 200

/** The fields in the form's order, so that the first faulty one gets the focus. */
const SIGN_UP_FIELDS: readonly SignUpField[] = ['name', 'email', 'city', 'phone', 'token']

export type SignUpState = {
  details: SignUpDetails
  left: ReadonlySet<SignUpField>
  /** the server's message about a field; typing in the field clears it */
  flags: Partial<Record<SignUpField, string>>
  otp: OtpStage
}

export type SignUpEvent =
  | OtpEvent
  | { type: 'typed'; changed: Partial<SignUpDetails> }
  | { type: 'left'; field: SignUpField }
  | { type: 'submitted' }
  | { type: 'phone-cleared' }
  | { type: 'flagged'; flags: SignUpState['flags'] }

const NOTHING_TYPED: SignUpDetails = {
  name: '',
  gender: '',
  email: '',
  city: '',
  otherCity: '',
  phone: '',
  contactConsent: 'not-given',
}

export const startSignUp = (known: Partial<SignUpDetails> = {}): SignUpState => ({
  details: { ...NOTHING_TYPED, ...known },
  left: new Set(),
  flags: {},
  otp: NOT_REQUESTED,
})

const isConsent = (kept: unknown): boolean => kept === 'given' || kept === 'not-given'

/** Validates the details that an earlier page of this tab stored, and drops invalid fields. */
export function readStoredDetails(kept: unknown): Partial<SignUpDetails> {
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.entries(kept).filter(
    ([field, value]) => field in NOTHING_TYPED && typeof value === 'string' && value.length <= MAX_KEPT,
  )
  const { gender, contactConsent, ...details } = Object.fromEntries(known)
  return {
    ...details,
    ...(GENDERS.some((each) => each === gender) ? { gender: gender as Gender } : {}),
    ...(isConsent(contactConsent) ? { contactConsent: contactConsent as SignUpDetails['contactConsent'] } : {}),
  }
}

/**
 * Builds the form's initial state. Phones reload a page while the guest reads the SMS, so the input is restored. The
 * OTP field is restored too if an OTP was sent to this phone and has not expired. A different phone starts with an
 * empty form.
 */
export function resumeSignUp(
  known: Partial<SignUpDetails>,
  kept: Partial<SignUpDetails>,
  sent: SentOtp | undefined,
): SignUpState {
  const phone = known.phone || kept.phone || ''
  const isSame = phone === (kept.phone ?? '')
  const state = startSignUp({ ...(isSame ? kept : {}), ...withoutEmpty(known), phone })
  if (!isSame || sent?.phone !== phone || phone === '') return state
  return { ...state, otp: nextOtp(NOT_REQUESTED, { type: 'sent', ...sent }) }
}

const withoutEmpty = (details: Partial<SignUpDetails>): Partial<SignUpDetails> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))

/** Only a changed phone needs a new OTP (specification §4); other changes are sent with the final form. */
function typed(state: SignUpState, changed: Partial<SignUpDetails>): SignUpState {
  const details = { ...state.details, ...changed }
  if (changed.phone !== undefined) details.phone = readTypedPhone(changed.phone)
  const flags = { ...state.flags }
  for (const field of Object.keys(changed) as SignUpField[]) delete flags[field]
  if ('otherCity' in changed) delete flags.city
  const isSamePhone = details.phone === state.details.phone
  return { ...state, details, flags, otp: isSamePhone ? state.otp : resetWaiting(state.otp) }
}

/** The pending request was refused for a field, so keep the typed OTP for the corrected form. */
const stopWaiting = (otp: OtpStage): OtpStage => ({
  ...otp,
  stage: otp.stage === 'verifying' ? 'waiting' : otp.stage,
  isAsking: false,
  isProving: false,
})

export function nextSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.changed)
    case 'left':
      return { ...state, left: new Set([...state.left, event.field]) }
    case 'submitted':
      return { ...state, left: new Set(SIGN_UP_FIELDS) }
    case 'phone-cleared':
      return typed({ ...state, left: new Set([...state.left].filter((field) => field !== 'phone')) }, { phone: '' })
    case 'flagged':
      return { ...state, flags: event.flags, otp: event.flags.phone ? resetWaiting(state.otp) : stopWaiting(state.otp) }
    case 'sent':
      // The OTP field has just appeared, so being empty is not an error yet.
      return {
        ...state,
        flags: {},
        left: new Set([...state.left].filter((field) => field !== 'token')),
        otp: nextOtp(state.otp, event),
      }
    case 'asked':
    case 'proving':
    case 'not-sent':
    case 'token-typed':
    case 'verify-started':
    case 'token-refused':
      return { ...state, otp: nextOtp(state.otp, event) }
    default:
      return unreachable(event)
  }
}

const cityWords = ({ city, otherCity }: SignUpDetails) => (city === OTHER_CITY ? otherCity : city)

/** Returns the current message under each field (specification §5, §8). */
export function signUpMessages({ details, left, flags, otp }: SignUpState): Partial<Record<SignUpField, string>> {
  const faults: Record<SignUpField, FormFault | undefined> = {
    name: faultOfName(details.name),
    email: faultOfEmail(details.email),
    city: faultOfCity(cityWords(details)),
    phone: faultOfPhone(details.phone),
    token: faultOfOtp(otp.token, otp.stage !== 'details'),
  }
  const messages: Partial<Record<SignUpField, string>> = {}
  for (const field of SIGN_UP_FIELDS) {
    const message = flags[field] ?? (left.has(field) ? errors.formError(faults[field]) : undefined)
    if (message) messages[field] = message
  }
  if (otp.problem?.kind === 'wrong-token') messages.token = errors.otpWrong
  return messages
}

/** Returns the first invalid field of the whole form; undefined if the form can be sent. */
export const firstFieldError = (state: SignUpState): SignUpField | undefined => {
  const messages = signUpMessages({ ...state, left: new Set(SIGN_UP_FIELDS) })
  return SIGN_UP_FIELDS.find((field) => messages[field])
}

/** Explains why the button is disabled; undefined if it can be pressed or a request is pending. */
export function missingInSignUp(state: SignUpState): string | undefined {
  const { details, otp } = state
  if (otp.isAsking || otp.stage === 'verifying' || canSendSignUp(state)) return undefined
  const missing = [
    !details.name.trim() && ('name' as const),
    !details.email.trim() && ('email' as const),
    details.phone.length <= TOO_SHORT_PHONE_LENGTH && ('phone' as const),
  ].filter((field) => field !== false)
  return missing.length > 0 ? t.pleaseAddYour(missing) : t.enterOtp
}

/** Whether 'GET OTP' / 'Proceed' is enabled, so that the form is not sent twice. */
export const canSendSignUp = ({ details: { name, email, phone }, otp }: SignUpState): boolean =>
  !otp.isAsking && canProceedSignUp({ name, email, phone, token: otp.token, stage: otp.stage })

/** Builds the request body (specification §3, "Signup payload"), with the city's name looked up by id. */
export function signUpPayload(
  details: SignUpDetails,
  cities: readonly { id: number; name: string }[],
  referral: string | undefined,
) {
  const city = cities.find(({ id }) => String(id) === details.city)
  return {
    phone: normalisePhone(details.phone),
    name: details.name.trim(),
    email: details.email.trim(),
    ...(details.gender ? { gender: details.gender } : {}),
    city: city?.name ?? details.otherCity.trim(),
    cityId: city?.id ?? null,
    referral: referral ?? null,
    contactConsent: details.contactConsent === 'given',
  }
}
