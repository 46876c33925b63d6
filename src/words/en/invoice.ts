export const print = 'Print'
export const savePdf = 'Save PDF'
export const ofLabel = (number: string) => `of ${number}`
export const noInvoiceYet = 'No invoice yet'
export const weWriteItWithinMinutes = 'We write it within minutes of the end of your stay.'

export const originalForGuest = 'Original for the guest'
export const questions = (careEmail: string, supportPhone: string) => `Questions: ${careEmail}, ${supportPhone}`
export const what = 'What'
export const sac = 'SAC'
export const gst = 'GST'
export const price = 'Price'

export const putMyNameOnIt = 'Put my name on it'
export const yourEmployerMayAsk = 'Your employer may ask for it. It can be done once, so please check the spelling.'
export const address = 'Address'
export const saving = 'Saving...'
export const putItThere = 'Put it there'
