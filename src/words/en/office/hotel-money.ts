import type { HotelTerms } from '#contract/office-terms.ts'

export const propose = 'Propose'
export const ringHotelFirst = 'Ring the hotel by a number you know before you confirm: letters and emails are forged.'

export const terms = 'Terms'
export const confirmTerms = 'Confirm the terms'
export const dropTerms = 'Drop the terms'
export const usualTerms = 'The usual commission; not registered for GST.'
export const usualCommission = 'Usual commission'
export const commission = (percent: string) => `Commission ${percent}`
/** Parts of a line such as 'From Sat, 5 Dec, PAN given, not registered for GST'. */
export const fromDay = (day: string) => `From ${day}`
export const pans: Record<HotelTerms['pan'], string> = {
  given: 'PAN given',
  given_small: 'PAN given, free of TDS up to the yearly amount',
  missing: 'no PAN',
}
export const gst = (number: string, name: string) => `GST ${number}, ${name}`
export const notRegisteredForGst = 'not registered for GST'

export const proposeTerms = 'Propose terms'
export const proposeThem = 'Propose them'
export const from = 'From'
export const commissionPercent = 'Commission, percent'
export const emptyUsualOne = 'Nothing: the usual one'
export const writeCommission = 'Write the commission in percent, such as 18 or 17.5.'
export const pan = 'PAN'
export const panChoices: Record<HotelTerms['pan'], string> = {
  given: 'Given',
  given_small: 'Given, a person or family below the yearly amount',
  missing: 'Missing',
}
export const panNumber = 'PAN number'
export const emptyWithGstNumber = 'Nothing with a GST number, which contains it. Stored sealed, for the TDS return.'
export const writePanNumber = 'Write the PAN: five letters, four digits, a letter.'
export const panEnding = (pan: string, ending: string) => `${pan}, ending ${ending}`
export const gstNumber = 'GST number'
export const emptyNotRegistered = 'Nothing: not registered, and Uncle pays the GST on its rooms'
export const legalName = 'Legal name'
export const guestsReadLegalName = 'Of the business that runs the hotel. Guests read it on the hotel’s page.'
export const writeLegalName = 'Write the legal name of the business that runs the hotel.'
export const registeredAddress = 'Registered address'
export const addressOfEInvoice = 'Street, place and PIN code, with commas between: e-invoices need them'
export const writeRegisteredAddress = 'Write the registered address.'

export const bankDetails = 'Bank details'
export const confirmBankDetails = 'Confirm the bank details'
export const dropBankDetails = 'Drop the bank details'
export const noneCannotBePaid = 'None: it cannot be paid yet.'
export const accountStates = {
  proposed: 'Proposed',
  waiting: 'Waits 48 hours',
  current: 'Paid here',
  earlier: 'Earlier',
}
export const accountEnding = (bank: string, digits: string) => `${bank}, ending ${digits}`
/** The end of a line with the account holder's name and IFSC. */
export const countsFrom = (moment: string) => `from ${moment}`

export const proposeBankDetails = 'Propose bank details'
export const accountHolder = 'Holder of the account'
export const writeHolder = 'Write whose account it is.'
export const accountNumber = 'Account number'
export const accountNumberDigits = 'An account number has 9 to 18 digits.'
export const ifsc = 'IFSC'
export const ifscForm = 'An IFSC has four letters, a zero and six letters or digits.'
export const bank = 'Bank'
export const writeBank = 'Write the bank’s name.'
