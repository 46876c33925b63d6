export const invoiceForCompany = 'Invoice for a company'
export const untilInvoice =
  'You can give, change or remove the company until the invoice is written, at the end of your stay.'
/** The GST registration number. */
export const gstin = 'GSTIN'
export const legalName = 'Legal name'
export const asRegistered = 'As it is registered for GST'
export const address = 'Registered address'
export const addressHint = 'With place and PIN code at the end: 14 Lake Road, Pune 411001'
export const taxOfHotelsState =
  'The tax is that of the hotel’s state. A company that is not registered there usually cannot claim it.'
export const putOnInvoice = 'Put it on the invoice'
export const saving = 'Saving...'
export const remove = 'Remove the company'
export const lostAnswer = 'No answer came. Press again: it counts once.'
export const given = (company: string) => `The invoice will be for ${company}`
export const removed = 'The invoice will name no company'
