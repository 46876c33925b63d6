import { PHONE_DIGITS } from './phone.ts'

export const GENDERS = ['male', 'female', 'third_gender', 'wont_say'] as const
export type Gender = (typeof GENDERS)[number]

export const MAX_NAME_LENGTH = 80
export const MAX_EMAIL_LENGTH = 254

/** The form enables its button once the phone has more characters than this (specification §5, §9). */
export const PHONE_BUTTON_ABOVE = 9

/** The messages of the forms, quoted literally from the specification (§5, §8). */
export const MESSAGES = {
  nameRequired: 'Name Required',
  emailRequired: 'Email Required',
  emailInvalid: 'Invalid Email',
  cityRequired: 'City Required',
  phoneRequired: 'Phone Required',
  phoneInvalid: 'Phone is not valid',
  otpRequired: 'OTP Required',
  otpWrong: 'Please enter the correct OTP sent on your mobile.',
  resendOtp: 'Click here to resend OTP',
  notRegistered: 'There are no user account with this phone number. Please check the number or SignUp.',
  emailTaken: 'This email is already registered with us. Try to Sign In instead',
  phoneTaken: 'This phone number is already registered with us. Try to Sign In instead',
} as const

/** The message for an incomplete number, for which the specification has none. */
export const PHONE_SHORT = 'Enter all 10 digits of the phone number'

/**
 * Accepts most addresses: one @, a dot in the domain, no spaces. Only the link that we email proves that an address is
 * right.
 */
const EMAIL = /^[^\s@<>"']+@[^\s@.<>"']+(?:\.[^\s@.<>"']+)+$/

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

export const nameMessage = (name: string): string | undefined => (name.trim() ? undefined : MESSAGES.nameRequired)

export function emailMessage(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.emailRequired
  return isEmail(email.trim()) ? undefined : MESSAGES.emailInvalid
}

export const cityMessage = (city: string): string | undefined => (city.trim() ? undefined : MESSAGES.cityRequired)

/**
 * Returns the error for a typed phone, which must be numeric and at most ten characters (specification §5). A shorter
 * one is an error too, because it never gets an OTP.
 */
export function phoneMessage(phone: string): string | undefined {
  if (!phone) return MESSAGES.phoneRequired
  if (!/^\d+$/.test(phone) || phone.length > PHONE_DIGITS) return MESSAGES.phoneInvalid
  return phone.length > PHONE_BUTTON_ABOVE ? undefined : PHONE_SHORT
}

/** Returns the error for a typed OTP, which the form requires only after one was sent. */
export const otpMessage = (token: string, isRequested: boolean): string | undefined =>
  isRequested && !token.trim() ? MESSAGES.otpRequired : undefined

export type OtpFormState = { phone: string; token: string; stage: 'details' | 'waiting' | 'verifying' }

const hasPhone = ({ phone }: OtpFormState) => phone.length > PHONE_BUTTON_ABOVE

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
