import { COMPANY_NAME_LENGTH, type CompanyFault } from '#domain/tax-documents/company-on-invoice.ts'

const { from, until } = COMPANY_NAME_LENGTH

/** The error messages of the company's fields. */
export const COMPANY_ERRORS: Readonly<Record<CompanyFault, string>> = {
  required: 'Please fill this in',
  gstinForm: 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV',
  gstinCheckDigit: 'This is not a GSTIN: its last character does not fit the others. Please check each one',
  nameLength: `Please use ${from} to ${until} letters`,
  NO_PIN: 'Please end with the PIN code of six digits',
  NO_PLACE: 'Please write street and place with a comma between: 14 Lake Road, Pune 411001',
  TOO_LONG: 'This address is too long. Please shorten it',
}
