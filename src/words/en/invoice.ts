export const print = 'Print'
export const savePdf = (number: string) => `Save PDF<hidden> of ${number}</hidden>`
/** `title`: 'Credit note' */
export const pdfOf = (title: string, number: string) => `${title} PDF<hidden> of ${number}</hidden>`
export const noInvoiceYet = 'No invoice yet'
export const weWriteItSoon = 'We write it within minutes of the end of your stay.'

export const originalForGuest = 'Original for the guest'
/** The heading of the column with the sold service. */
export const what = 'What'
/** The tax code of a service, printed on Indian invoices. */
export const sac = 'SAC'
export const gst = 'GST'
export const twoRates = 'two rates'
export const price = 'Price'
export const questions = (careEmail: string, supportPhone: string) => `Questions: ${careEmail}, ${supportPhone}`

export const putMyNameOnIt = 'Put my name on it'
export const employerMayAsk = 'Your employer may ask for it. It can be done once, so please check the spelling.'
export const address = 'Address'
export const saving = 'Saving...'
export const putItThere = 'Put it there'
