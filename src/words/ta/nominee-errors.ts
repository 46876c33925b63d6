import type { NomineeFault } from '#domain/accounts/nominee.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { FORM_ERRORS } from './form-errors.ts'

export const NOMINEE_ERRORS: Readonly<Record<NomineeFault, string>> = {
  ...FORM_ERRORS,
  nameTooLong: `அதிகபட்சம் ${MAX_NAME_LENGTH} எழுத்துகள்`,
  yourself: 'வேறு ஒருவரைச் சொல்லுங்கள்: இது உங்கள் சொந்த எண்',
}
