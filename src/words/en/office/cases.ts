import type { CaseKind } from '#domain/office/cases.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { plural } from '../plural.ts'
import { reasons } from './log.ts'

export const kinds: Record<CaseKind, string> = {
  complaint: 'Complaint',
  report: 'Report',
  sponsorship: 'Sponsorship',
  feedback: 'Feedback',
  turned_away: 'Turned away',
  cannot_take: 'The hotel cannot take them',
  more_money: 'The desk asks for more',
  not_as_shown: 'Room not as shown',
  unsafe: 'They do not feel safe',
}
export const caseTitle = (kind: CaseKind, name: string) => `${kinds[kind]}: ${name}`
export const aCase = 'Case'
export const noCase = 'There is no such case.'

export const settled = 'Settled'
export const acknowledgeBy = (moment: string) => `Acknowledge by ${moment}`
export const decideBy = (moment: string) => `Decide by ${moment}`
export const settleBy = (moment: string) => `Settle by ${moment}`

export const whatWasSaid = 'What was said'
export const oldestFirst = 'Oldest first'
export const uncle = 'Uncle, by its rules'
export const someone = 'Somebody'
/** Next to the name: who wrote, and on which page. */
export const onPage = (path: string) => `on ${path}`
export const noteOf = (name: string) => `${name}, note`
export const answerOf = (name: string) => `${name}, answer`

/** What one side said or did, if it wrote no text of its own. */
export const said: Readonly<Record<string, string>> = {
  ...reasons,
  turned_away: 'The hotel turned us away.',
  moved: 'Moved them.',
  wants_dearer: 'They ask for a dearer room.',
  asks_money: 'They ask for their money.',
  asks_rest: 'They ask for what the cheaper room does not cost.',
  welcome: 'They are welcome, or in their room.',
  did_not_take: 'We did not take them.',
  disputed: 'The two sides disagree, and the office’s time began.',
  decided_couple: 'Decided for the guests.',
  decided_hotel: 'Decided for the hotel.',
  outcome_moved: 'The guests moved to another hotel.',
  outcome_money_back: 'All money went back.',
  outcome_kept: 'The hotel keeps the money.',
  rest_settled: 'The difference is settled.',
  acknowledged: 'Told the sender that we have it.',
  more_money: 'They ask for more money than agreed.',
  unsafe: 'We do not feel safe. The hotel is not told.',
  dirty: 'The room is dirty.',
  other_room: 'It is another room than shown.',
  missing: 'Something is missing in the room.',
  help_seen: 'Saw it.',
  nothing_more: 'Nothing more is due.',
  added: 'Added:',
  taken_back: 'Took it back.',
  officer_asked: 'Asked the grievance officer to look again.',
  agreed_extra: 'They agreed to pay more.',
  another_room: 'We give them another room.',
  put_right: 'We put it right.',
  as_shown: 'The room is as shown.',
  not_solved: 'That does not help. Please decide.',
  solved: 'It is solved.',
  fine: 'We are fine. Ring them all the same.',
}

export const signsTitle = 'Signs'
export const neverAlone = 'For weighing. None decides.'

export const answerGuest = 'Answer the guest'
export const yourAnswer = 'Your answer'
export const answerByEmail = (email: string, language: string) =>
  `Goes to ${email} in ${language}; your words go as you write them. The text message says only that there is an answer.`
export const answerByPhone = (language: string) =>
  `They left no email. A text message in ${language} says only that there is an answer: ring them and tell it.`
export const acknowledgeAndSend = 'Acknowledge and send'
export const send = 'Send the answer'
export const acknowledgeOnly = 'Only acknowledge'
export const answerMissing = 'Write the answer.'

export const time = 'Time'
export const cameIn = 'Came in'
export const acknowledged = 'Acknowledged'
export const answered = 'Answered'
export const byLaw = (moment: string) => `By ${moment}, by law`
export const by = (moment: string) => `By ${moment}`

export const whoAndWhat = 'Who and what'
export const guest = 'Guest'
export const account = 'Their account'
export const noAccount = 'Without an account'
export const staysAndComplaints = 'Stays, complaints'
export const booking = 'Booking'
export const lastStay = 'Last stay before it'
export const hotel = 'Hotel'
export const hotelCases = (days: number) => `Its cases, ${days} days`
export const paid = 'Paid'
export const reception = 'Reception'

export const acts = 'Acts'
export const decide = 'Decide about the money'
export const allow = 'Say yes to the dearer room'
export const openBooking = 'Refund, move or credit: open the booking'
export const settle = 'Settle it'
export const settleTitle = (ref: string) => `Settle ${ref}`
export const settleHint = 'It leaves the list. An answer can still be sent after it.'
export const verdictTitle = (ref: string) => `Verdict on ${ref}`
export const giveVerdict = 'Say whose fault it was'
export const verdicts: Record<CaseVerdict, string> = {
  counts: 'It counts against the hotel',
  dismissed: 'It is dismissed',
}
export const settledBy = (name: string, reason: string) => `${name}: ${reason}`
export const stayCount = (stays: number, complaints: number) =>
  `${stays} ${plural(stays, 'stay', 'stays')}, ${complaints} ${plural(complaints, 'complaint', 'complaints')}`

export const photosOfRoom = 'Photos from the guests'
export const openPhoto = (n: number) => `Open photo ${n}`
export const photoOf = (n: number) => `Photo ${n} from the guests`
/** How a call for help was resolved. Money or another hotel is given on the booking's page. */
export const decideOnBooking =
  'Another hotel, part of the money or all of it: on the booking’s page, within your limits. Then settle the case here.'

export const forOfficer = (handledBy: readonly string[]) =>
  handledBy.length === 0
    ? 'The sender asked the grievance officer.'
    : `The sender asked the grievance officer. ${handledBy.join(', ')} answered before, so somebody else looks at it.`
export const notYou = 'You answered it.'
export const nobodyElse = 'Nobody else is in the office: an admin lets in who decides it'
