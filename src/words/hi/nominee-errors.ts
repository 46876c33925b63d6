import type { NomineeFault } from '#domain/accounts/nominee.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { FORM_ERRORS } from './form-errors.ts'

export const NOMINEE_ERRORS: Readonly<Record<NomineeFault, string>> = {
  ...FORM_ERRORS,
  nameTooLong: `ज़्यादा से ज़्यादा ${MAX_NAME_LENGTH} अक्षर लिखिए`,
  yourself: 'किसी और को चुनिए: यह आपका अपना नंबर है',
}
