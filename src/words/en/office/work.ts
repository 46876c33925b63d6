import type { ReportReason } from '#domain/feedback/report.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import type { SignOfDoubt } from '#domain/relocations/signs-of-doubt.ts'
import { plural } from '../plural.ts'
import { REASON_WORDS } from './reports.ts'

/** Groups of tasks that the same person would handle. */
export const atDesk = 'At the desk'
export const toRing = 'To ring'
export const refunds = 'Refunds'
export const toConfirm = 'To confirm'
export const books = 'Books'
export const complaints = 'Complaints'
export const hotels = 'Hotels'
export const failedForGood = 'Failed for good'

/** Tasks, each named in a few words. */
export const unsafe = 'They do not feel safe'
export const unsafeFine = 'They did not feel safe, and say that they are fine'
export const ringGuestsNow = (where: string) => `${where}. Ring them now. The hotel is not told.`
export const moreMoney = 'The desk asks for more money'
export const ringDesk = (where: string) => `${where}. Ring the desk.`
const FAULTS: Readonly<Record<string, string>> = {
  dirty: 'dirty',
  other_room: 'another room',
  missing: 'something is missing',
}
export const notAsShown = (fault: string | null) => `Room not as shown: ${FAULTS[fault ?? ''] ?? 'see the photo'}`
export const decideDispute = 'Decide: money back, or the hotel keeps it'
export const dearerRoom = (hotel: string | null) =>
  hotel === null ? 'Guests wait for a dearer room' : `Guests wait for a dearer room at ${hotel}`
export const guestsNotTaken = (hotel: string | null, count: number) =>
  `${hotel ?? 'A hotel'}: ${count} ${plural(count, 'guest', 'guests')} not taken today`
export const refusedAtDesk = 'Refused at the desk'
export const ringHotel = (hotel: string | null) => `Ring ${hotel ?? 'the hotel'}`
export const soldTwice = (hotel: string | null) => `${hotel ?? 'A hotel'}: a booked room is sold twice`
export const otherSiteToo = (where: string) =>
  `${where}. Another site sold their room for the same time. Ring the desk: who gets another room?`
export const ringIsRoomEmpty = (hotel: string | null) => `Ring ${hotel ?? 'the hotel'}: is the room empty?`
export const refundFailed = (amount: string | null) => (amount === null ? 'Refund failed' : `Refund failed, ${amount}`)
export const paymentDisputed = (amount: string | null) =>
  amount === null ? 'The bank disputes a payment' : `The bank disputes ${amount}`
export const refundLate = (amount: string | null) => (amount === null ? 'Refund late' : `Refund late, ${amount}`)
export const guestObjects = 'A guest objects to a no-show'
export const colleagueProposes = 'A colleague proposes an act'
const CONFIRMED: Readonly<Record<string, string>> = {
  bank_account: 'Confirm: bank details',
  hotel_terms: 'Confirm: terms of a hotel',
  rate: 'Confirm: a rate',
  payout: 'Confirm: payouts',
}
export const toConfirmOf = (note: string | null, hotel: string | null) =>
  [CONFIRMED[note ?? ''] ?? 'Confirm', ...(hotel === null ? [] : [hotel])].join(', ')
export const secondPerson = 'A second person looks at it and says yes or no.'
export const booksDiffer = (count: number) => `Books differ in ${count} ${plural(count, 'place', 'places')}`
export const lookAtBooks = 'The check names what differs. Nothing is paid out before it is understood.'
export const taxDue = (tax: string, month: string, amount: string | null) =>
  `${tax} of ${month}: ${amount ?? ''} to pay`
export const payTax = 'Pay it to the state, and record the challan.'
export const monthReady = (month: string, count: number) =>
  `${month}: ${count} ${plural(count, 'hotel', 'hotels')} to close`
export const closeMonth = 'The month is over. What is closed can be paid.'
export const eInvoice = (number: string, hotel: string | null) =>
  `Register e-invoice ${number}${hotel === null ? '' : `, ${hotel}`}`
export const portalSilent = 'The portal does not answer. It will be asked again.'
export const hotelsLack = (what: string | null, count: number) =>
  `${count} ${plural(count, 'hotel', 'hotels')} without ${what === 'bank' ? 'bank details' : 'terms'}`
export const lackingCosts = (what: string | null) =>
  what === 'bank'
    ? 'Guests book them, and we cannot pay them.'
    : 'Guests book them at our usual commission, and without a PAN more tax is taken off.'
export const report = (note: string) => {
  const [subject = '', reason = ''] = note.split(' ')
  return `A reported ${subject}: ${REASON_WORDS[reason as ReportReason]}`
}
export const hideWhatIsWrong = (where: string) => `${where}: look, and take off the page what is wrong. Then settle it.`
export const complaint = (id: string, note: string) => `Complaint ${id}, ${note}`
export const application = (hotel: string) => `Application: ${hotel}`
export const ringNotMe = (hotel: string | null) => `Ring ${hotel ?? 'the hotel'}: a manager said "Not me"`

/** Lines below the tasks. `where` is a booking’s code, a hotel or both. */
export const notSeen = 'Bookings nobody has seen: asked twice, no answer.'
export const stayFrom = (moment: string) => `Stay from ${moment}`
export const shouldHaveLeft = (where: string) =>
  `${where || 'A walk-in'} should have left, and the desk does not say whether they have. Their room sells nothing for the next hours.`
export const silencePaysGuestsBack = (where: string) =>
  `${where}. The guests say turned away, the hotel objects. Silence pays the guests back.`
export const paidForDearerRoom = (where: string) =>
  `${where}. We paid for a dearer room of theirs in the last ${DEARER_ROOM_DAYS} days.`
export const lookAfterCases = 'Ring it, and look after its cases.'
export const acknowledgeAndSettle = `Acknowledge within ${COMPLAINT_ANSWER_HOURS} hours, settle within a month.`
export const postOfOnlyManager = 'To the post of its only manager: nothing has ended.'
export const passkeyNoLongerCounts = 'To a passkey: it no longer counts.'
export const message = (note: string) => `A message: ${note}`

/** Texts for the codes in a refused booking's note. */
export const noteCodes = { turned_away: 'turned away', cannot_take: 'the hotel cannot take them' }

/** Reasons to doubt the guests’ claim, shown in the row and before the decision. */
export const signs: Record<SignOfDoubt, string> = {
  scanned: 'A device of the desk has read their voucher.',
  greeted: 'The desk has greeted them already.',
  new_account: 'No desk has greeted this account before.',
  shared_browser: `Another account on the same browser was turned away in the last ${DEARER_ROOM_DAYS} days.`,
  several_today: 'Several guests of this hotel were not taken today.',
  room_free: 'The hotel still sells this time and has another room free.',
}

/** How long something has waited. */
export const minutes = (count: number) => `${count} min`
export const hours = (count: number) => `${count} h`
export const days = (count: number) => `${count} ${plural(count, 'day', 'days')}`
