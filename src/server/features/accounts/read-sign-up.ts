import type { SignUpForm } from '#contract/accounts.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { faultOfEmail, faultOfName } from '#domain/accounts/sign-up-form.ts'
import { FORM_ERRORS } from '../../../words/en/form-errors.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import type { Db } from '../../services.ts'
import { findCity } from '../cities/list-cities.ts'
import type { SignUpDetails } from './signup-requests.ts'

export function phoneOf(typed: string): string {
  if (!typed.trim()) throw fieldRefusal('phone', 'REQUIRED', FORM_ERRORS.phoneRequired)
  const phone = readPhone(typed)
  if (!phone) throw fieldRefusal('phone', 'INVALID', FORM_ERRORS.phoneInvalid)
  return phone
}

export function emailOf(typed: string): string {
  const fault = faultOfEmail(typed)
  if (fault) throw fieldRefusal('email', typed.trim() ? 'INVALID' : 'REQUIRED', FORM_ERRORS[fault])
  return typed.trim()
}

/**
 * Reads the details of a sign-up, and refuses the first wrong one with the message of its form field (specification
 * §5).
 */
export async function readSignUp(db: Db, form: SignUpForm): Promise<SignUpDetails> {
  const nameFault = faultOfName(form.name)
  if (nameFault) throw fieldRefusal('name', 'REQUIRED', FORM_ERRORS[nameFault])
  const email = emailOf(form.email)
  const asked = form.cityId ?? form.city
  if (asked === null || asked === undefined || !String(asked).trim())
    throw fieldRefusal('city', 'REQUIRED', FORM_ERRORS.cityRequired)
  const city = await findCity(db, typeof asked === 'string' ? asked.trim().toLowerCase() : asked)
  const cityName = city?.name ?? form.city?.trim()
  if (!cityName) throw fieldRefusal('cityId', 'INVALID', 'We do not know this city')
  return {
    name: form.name.trim(),
    email,
    gender: form.gender ?? null,
    cityId: city?.id ?? null,
    cityName,
    referralCode: form.referral?.trim() || null,
    contactConsent: form.contactConsent ?? false,
  }
}
