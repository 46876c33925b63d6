import { PHONE_DIGITS } from './phone.ts'

export const GENDERS = ['male', 'female', 'third_gender', 'wont_say'] as const
export type Gender = (typeof GENDERS)[number]

export const MAX_NAME_LENGTH = 80
export const MAX_EMAIL_LENGTH = 254

/** The form enables its button once the phone has more than this many characters (specification §5, §9). */
export const TOO_SHORT_PHONE_LENGTH = 9

/** What is wrong with a field. Each language's `form-errors.ts` has the sentence. */
export type FormFault =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'cityRequired'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'phoneShort'
  | 'otpRequired'

/**
 * Accepts most addresses: one @, a dot in the domain, no spaces. Only the link that we email proves that an address
 * works.
 */
const EMAIL = /^[^\s@<>"']+@[^\s@.<>"']+(?:\.[^\s@.<>"']+)+$/

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

export const faultOfName = (name: string): FormFault | undefined => (name.trim() ? undefined : 'nameRequired')

export function faultOfEmail(email: string): FormFault | undefined {
  if (!email.trim()) return 'emailRequired'
  return isEmail(email.trim()) ? undefined : 'emailInvalid'
}

export const faultOfCity = (city: string): FormFault | undefined => (city.trim() ? undefined : 'cityRequired')

/**
 * Returns the error for a typed phone, which must be numeric and have at most ten characters (specification §5). A
 * shorter number is also an error, because no OTP would reach it.
 */
export function faultOfPhone(phone: string): FormFault | undefined {
  if (!phone) return 'phoneRequired'
  if (!/^\d+$/.test(phone) || phone.length > PHONE_DIGITS) return 'phoneInvalid'
  return phone.length > TOO_SHORT_PHONE_LENGTH ? undefined : 'phoneShort'
}

/** Returns the error for a typed OTP, which the form requires only once an OTP has been sent. */
export const faultOfOtp = (token: string, isRequested: boolean): FormFault | undefined =>
  isRequested && !token.trim() ? 'otpRequired' : undefined

export type OtpFormState = { phone: string; token: string; stage: 'details' | 'waiting' | 'verifying' }

const hasPhone = ({ phone }: OtpFormState) => phone.length > TOO_SHORT_PHONE_LENGTH

/** Whether the sign-up form's 'GET OTP' / 'Proceed' button is enabled (specification §5). */
export function canProceedSignUp(form: OtpFormState & { name: string; email: string }): boolean {
  if (!form.name.trim() || !form.email.trim() || !hasPhone(form)) return false
  return canProceed(form)
}

/** Whether the login form's 'Get OTP' / 'Login' button is enabled. */
export const canProceedLogin = (form: OtpFormState): boolean => hasPhone(form) && canProceed(form)

function canProceed(form: OtpFormState): boolean {
  if (form.stage === 'verifying') return false
  return form.stage === 'details' || form.token.trim() !== ''
}
