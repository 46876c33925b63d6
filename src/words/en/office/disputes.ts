import type { OfficeDispute } from '#contract/office-disputes.ts'

type Dispute = OfficeDispute

export const disputes = 'Disputes'
export const aDispute = 'Dispute'
export const disputeOf = (amount: string) => `Dispute of ${amount}`
export const whatComesHere = 'Payments that guests’ banks dispute. The gateway reports each step.'
export const none = 'No bank disputes a payment.'
export const dispute = 'Dispute'
export const noBooking = 'No booking'
export const amount = 'Amount'
export const state = 'State'
export const answerBy = 'Answer by'
export const answerByMoment = (moment: string) => `Answer by ${moment}`
export const statuses: Record<Dispute['status'], string> = {
  open: 'Opened by the bank',
  action_required: 'The bank asks for more',
  under_review: 'The bank looks at our proof',
  won: 'Won',
  closed: 'Closed without a loss',
  lost: 'Lost',
}
export const phases: Record<Dispute['phase'], string> = {
  fraud: 'Suspected fraud',
  retrieval: 'The bank only asks',
  chargeback: 'Chargeback',
  pre_arbitration: 'Raised again',
  arbitration: 'Before the card network',
}

export const bankSays = 'The bank says'
export const withoutReason = 'It gives no reason.'
export const reasonAndPhase = (reason: string, phase: string) => `“${reason}”. ${phase}.`
export const held = (amount: string) => `The gateway holds back ${amount} until the bank decides.`
export const nothingHeld = 'The gateway holds nothing back yet.'
export const howFar = 'How far'
export const statusAt = (status: string, moment: string) => `${status}, ${moment}`

export const payment = 'The payment'
export const gatewayId = 'Gateway’s id'
export const paid = 'Paid'
export const paidAt = 'When'
export const method = 'Method'
export const refundedBefore = 'Refunded before'
export const unknownPayment = 'We do not know this payment. Find it at the gateway before answering.'
export const refundedAlready = (amount: string) =>
  `${amount} went back to the guest before. Send the bank the refund’s reference: money that goes twice is hard to get back.`

export const inBooks = 'If it is lost now'
export const decided = 'It is decided: the booking’s money shows what was posted.'
export const owedRefunds = 'Refunds that we owe anyway'
export const fromGuest = 'The guest’s own money'
export const ourLoss = 'Our loss'
export const attended = 'The guests were greeted and came, so the hotel keeps its money.'
export const notAttended =
  'Nobody proved that they came: the hotel is not paid with this money. If the hotel is at fault, propose a correction of its account.'
export const guest = 'The guest'
export const stays = 'Stays'
export const disputeCount = 'Disputes'

export const proof = 'Proof for the bank'
export const whatProofIs =
  'One PDF of the booking, its payment and its time line. It says whether IDs were compared, and shows none. Upload it at the gateway, then note it here.'
export const takeProof = 'Take the PDF'
export const proofIsSent = 'The proof is sent'
export const noteProof = 'Note that the proof is sent'
export const onlyAfterUpload =
  'Only after the gateway has it: this takes the dispute off the list until the bank asks for more.'
export const acceptIt = (amount: string) => `Accept it, lose ${amount}`
export const acceptDispute = 'Accept the dispute'
export const accepted = 'Accept it'
export const whatAcceptingMeans = (amount: string) =>
  `Accept it at the gateway first. The books move when the gateway reports it as lost: ${amount} is gone, and no refund may follow.`
export const answers: Record<NonNullable<Dispute['answer']>, string> = {
  evidence_sent: 'Proof sent',
  accepted: 'Accepted',
}
export const answeredBy = (answer: string, name: string, moment: string, reason: string) =>
  `${answer} by ${name}, ${moment}: ${reason}`
