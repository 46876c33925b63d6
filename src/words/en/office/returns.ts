import type { MonthReturn } from '#contract/office-returns.ts'
import { plural } from '../plural.ts'
import { monthWords } from './months.ts'

export const returns = 'Returns'
export const returnsOf = (month: string) => `Returns, ${monthWords(month)}`
export const filedOnThePortal = 'Made from documents and statements. File them on the portal; ask the adviser first.'
export const monthNotOver = 'This month is not over.'
export const openHotels = (count: number) =>
  `This month is still open for ${count} ${plural(count, 'hotel', 'hotels')}: figures may change.`

const NAMES: Record<MonthReturn['kind'], string> = {
  'gstr-8': 'GSTR-8',
  'gstr-1': 'GSTR-1',
  'gstr-3b': 'GSTR-3B',
  '26q': '26Q',
}
/** Form 26Q covers a quarter: '26Q, October 2026 to December 2026'. */
export const nameOf = (kind: MonthReturn['kind'], [first, , last]: readonly string[]): string =>
  kind === '26q' ? `26Q, ${monthWords(first ?? '')} to ${monthWords(last ?? '')}` : NAMES[kind]
export const fileBy = (day: string) => `File by ${day}`

type Figure = MonthReturn['figures'][number]['figure']
const FIGURES: Record<Figure, string> = {
  commission_to_registered: 'Commission, hotels with GSTIN',
  commission_taken_back: 'Commission taken back, credit notes',
  commission_to_others: 'Commission, other hotels',
  rooms: 'Rooms, section 9(5)',
  own_supplies: 'Commission, 3.1(a)',
  input_credit: 'Input credit on gateway fees, 4(A)(5)',
  registered_hotels: 'TCS, hotels with GSTIN',
  deductees: 'TDS, by PAN',
  deductees_pan_not_kept: 'TDS, PAN to be added by hand',
  deductees_without_pan: 'TDS, hotels without PAN',
}
export const figureName = (figure: Figure, count: number | null): string =>
  count === null ? FIGURES[figure] : `${FIGURES[figure]}: ${count}`
export const ofValue = (amount: string) => `of ${amount}`
export const inTheReturn = 'In the return'
export const datedInOtherMonths = 'Dated in other months'
export const inTheBooks = 'In the books'
export const agrees = 'Agrees with the books'
export const differsBy = (amount: string) => `Differs by ${amount}`
export const staysThatDiffer = 'Documents of these stays differ from their settlement, or are not written yet:'
export const stayDiffers = (code: string, amount: string) => `${code}, ${amount}`

export const commissionInvoices = 'Commission invoices'
export const noCommissionInvoices =
  'None yet: they are written a few minutes after a hotel’s month is closed, if it earned commission.'
export const document = 'Number'
export const kind = 'Kind'
export const kinds = { commission_invoice: 'Invoice', commission_credit_note: 'Credit note' }
export const hotel = 'Hotel'
export const gstin = 'GSTIN'
export const notRegistered = 'None'
export const commission = 'Commission'
export const gst = 'GST'

export const eInvoice = 'e-invoice'
export const registered = 'Registered'
export const registerBy = (day: string) => `To register by ${day}`
export const noEInvoice = 'None'

export const challans = 'Challans of TDS'
export const challanOf = (challan: string, month: string) => `${challan}, for ${monthWords(month)}`
export const paidOn = (day: string) => `Paid on ${day}`
export const paidWithChallans = 'Paid'
export const challansAgree = 'The challans agree with the return'
export const stillToPay = (amount: string) => `${amount} of the return is not paid yet`
export const paidTooMuch = (amount: string) => `${amount} more is paid than the return has`
export const challansCsv = 'Challans, CSV'

export const csv = 'CSV'
/** The accountant's program that imports the file. */
export const journalForTally = 'Journal for Tally'
export const trialBalance = 'Trial balance'
