import type { OfficeStatement } from '#contract/office-books.ts'
import type { HotelMonth } from '#contract/office-months.ts'
import { plural } from '../plural.ts'

export const statements = 'Statements'
const hotels = (count: number) => `${count} ${plural(count, 'hotel', 'hotels')}`
export const monthLine = (count: number, isOver: boolean) =>
  `${hotels(count)}. ${isOver ? '' : 'The month is not over.'}`
export const valueOfStays = 'Value of stays'
export const onlineAndByUs = 'Online, credits, by us'
export const commissionAndTaxes = 'Commission, taxes'
export const allHotels = 'All'
/** The stages of hotels’ months, as filters and badges. */
export const monthStates: Record<HotelMonth['state'], string> = {
  not_ready: 'Not ready',
  ready: 'Ready to close',
  to_pay: 'To pay',
  no_bank: 'No bank details',
  underway: 'Being paid',
  owes: 'Owes us',
  done: 'Settled',
}
export const closeMonths = (count: number) => `Close ${hotels(count)}`
export const closesForGood = (month: string, count: number, amount: string) =>
  `Closes ${month} for ${hotels(count)}. We owe ${amount} at its end.`
export const othersStayOpen = (count: number) =>
  `${hotels(count)} ${plural(count, 'is', 'are')} not ready and ${plural(count, 'stays', 'stay')} open.`
export const closedSoFar = (done: number, count: number) => `${done} of ${count} closed`
export const closedHotels = (count: number) => `${hotels(count)} closed.`
export const leftOpen = (count: number) =>
  `${hotels(count)} stayed open, because something changed meanwhile. They are in the list with their reason.`
export const proposeToPay = (amount: string, count: number) => `Propose ${amount} to ${hotels(count)}`
export const noAccountMoved = 'No hotel’s account moved in this month.'
export const hotel = 'Hotel'
export const state = 'State'
export const open = 'Open'
export const closed = 'Closed'
export const stays = 'Stays'
export const weOwe = 'We owe'

export const statementOf = (month: string) => `Statement, ${month}`
export const closedOn = (day: string) => `Closed ${day}`
export const print = 'Print'
export const csv = 'CSV'
export const correction = 'Correction'

export const theMonth = 'The month'
export const carriedForward = 'Carried forward'
export const roomPriceAndGst = 'Room price and GST'
export const commissionWithGst = 'Commission with GST'
export const takenAtDesk = 'Due at the desk'
export const tcsAndTds = 'TCS and TDS'
export const weOweAtItsEnd = 'We owe at its end'
export const toBePaidOut = 'To be paid out'
export const payableWithoutBank = (amount: string) => `${amount}, no bank details`
export const payableTo = (amount: string, ending: string) => `${amount}, account ending ${ending}`
export const closingIt = 'Closing it'

/** How the hotel was registered, which rates applied, and where it was paid. */
export const hotelAndRates = 'Hotel and rates'
export const legalName = 'Legal name'
export const noneKnown = 'None given'
export const gstin = 'GSTIN'
export const notRegistered = 'Not registered'
export const registeredAddress = 'Registered address'
export const rates = 'Rates'
export const ratesOf = (
  { commission, tcs, tds }: { commission: number; tcs: number; tds: number },
  percent: (hundredths: number) => string,
) => `Commission ${percent(commission)}, TCS ${percent(tcs)}, TDS ${percent(tds)}`
export const paidInto = 'Bank account'
export const accountOf = (bank: string, ending: string) => `${bank}, ending ${ending}`
export const noBankDetails = 'No bank details'
export const commissionDocuments = 'Our invoices'

export const closedBy = 'Closed by'
export const readyToBeClosed = 'Ready to be closed'
export const obstacles: Record<NonNullable<OfficeStatement['obstacle']>, string> = {
  MONTH_NOT_OVER: 'The month is not over.',
  STATEMENT_CLOSED: 'It is closed.',
  EARLIER_MONTH_OPEN: 'An earlier month of this hotel is open: close that one first.',
  STAYS_NOT_SETTLED: 'Some of its stays are not in the books yet: the next turn of the job books them.',
}

export const stayCount = (count: number) => `${count} ${plural(count, 'stay', 'stays')}`
export const amountsInRupees = 'Amounts in rupees'
export const stay = 'Stay'
export const roomPrice = 'Room price'
export const gst = 'GST'
export const online = 'Online'
export const atDesk = 'At desk'
export const unpaid = (amount: string) => `${amount} left owing`
export const byUncle = 'By Uncle'
export const commissionAndGst = 'Commission, GST'
/** 9(5) is the section of the GST law under which we pay the tax on hotel rooms. */
export const tcsTdsAndRoomGst = 'TCS, TDS, 9(5)'
export const wePay = 'We pay'
export const wePayAmount = (amount: string) => `We pay ${amount}`
/** Money that we still hold back. */
export const waits = 'Waits'
/** A stay's outcome in a line with commas. A usual stay has no text. */
export const outcomes = { stayed: '', no_show: 'nobody came', kept: 'cancelled, money kept' }
export const laterChange = 'a later change'
export const others: Record<OfficeStatement['others'][number]['kind'], string> = {
  correction: 'Correction',
  moved_away: 'Guests moved to another hotel',
  payout_paid: 'Paid out',
  payout_returned: 'A payout came back',
}
export const allStays = 'All stays'
export const showMore = (count: number) => `Show ${count} more`

export const toCompanies = 'Invoices to companies'
export const hotelReportsThem =
  'Written in this month under the hotel’s GSTIN. The hotel reports them as B2B in its GSTR-1: invoices in table 4, credit notes in 9B.'
export const company = 'Company'

export const paidOut = 'Paid out'
export const paidTo = (moment: string, bank: string, ending: string) => `${moment}, ${bank}, account ending ${ending}`

export const closeMonth = 'Close the month'
export const closeForGood = 'Close it for good'
export const nothingMoreIsPosted =
  'Nothing is posted into it any more. What turns up later is corrected in the month that is open then.'

export const correctAccount = 'Correct the account'
export const postIt = 'Post it'
export const standsInOpenMonth = 'It stands in the month that is open now, whichever month it is about.'
export const inWhoseFavour = 'In whose favour?'
/** Answers to 'In whose favour?'. */
export const theHotels = 'The hotel’s'
export const uncles = 'Uncle’s'
export const amount = 'Amount'
export const writeAmount = 'Write an amount, such as 210 or 210.50.'
export const bookingCode = 'Booking’s code, if it is about one'
