import type { NomineeFault } from '#domain/accounts/nominee.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { FORM_ERRORS } from './form-errors.ts'

/** The errors at the fields of the nominee's form. */
export const NOMINEE_ERRORS: Readonly<Record<NomineeFault, string>> = {
  ...FORM_ERRORS,
  nameTooLong: `Please use at most ${MAX_NAME_LENGTH} letters`,
  yourself: 'Please name another person: this is your own number',
}
