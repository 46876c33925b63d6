import type { BankAnswer } from '#contract/office-bank-answers.ts'
import { plural } from '../plural.ts'

const hotels = (count: number) => plural(count, 'one hotel', `${count} hotels`)

export const payouts = 'Payouts'
export const noRunYet = 'No payout yet'
export const whatAppearsHere =
  'Close the statements of a month, then propose a run. Its hotels, sums and the bank’s file appear here.'
export const toStatements = 'To the statements'
export const runOf = (moment: string) => `Run of ${moment}`
export const olderRuns = 'Show older runs'
export const furtherPayouts = (count: number) => `Show ${plural(count, 'one more hotel', `${count} more hotels`)}`
export const runTotal = (total: string, count: number) => `${total} to ${hotels(count)}`
export const runStates = { proposed: 'Waits for a second person', confirmed: 'Confirmed', dropped: 'Taken back' }
export const confirmedBy = (proposedBy: string, moment: string, reason: string, name: string) =>
  `${proposedBy}, ${moment}: ${reason}. Confirmed by ${name}`
/** `state` is one of the four texts below */
export const accountAndState = (bank: string, ending: string, state: string) =>
  `${bank}, account ending ${ending}. ${state}`
export const cameBack = (moment: string) => `Came back ${moment}`
export const paid = (moment: string, reference: string) => `Paid ${moment}, ${reference}`
export const notSentYet = 'Not sent yet'
export const sent = (moment: string) => `Sent ${moment}`
export const confirm = 'Confirm'
export const dropIt = 'Drop it'
export const takeItBack = 'Take it back'
export const fileAgain = (number: number) => `File ${number} again`
export const fileForBank = 'File for the bank'
export const sendAgain = 'Send again'
export const itIsPaid = 'It is paid'
export const itCameBack = 'It came back'
export const fileTo = (number: number, amount: string, count: number, madeBy: string, moment: string, reason: string) =>
  `File ${number}: ${amount} to ${hotels(count)}, ${madeBy}, ${moment}: ${reason}`

/** The bank refused the payout; the bank's own words follow. */
export const refusedByBank = (moment: string, why: string) => `Refused by the bank ${moment}: ${why}`
export const bankRefusedIt = 'The bank refused it'
export const nextRunPays = (hotel: string) =>
  `Nothing was paid. We still owe it to ${hotel}, and the next run pays it, to the account that counts then. This payout can never be marked as paid.`

export const readAnswer = 'Read the bank’s answer'
export const whatAnswerIs =
  'The table with every payment that the bank gives back, as CSV: reference, status, amount and UTR. Nothing is recorded before you have seen what it says.'
export const answerTable = 'The bank’s table'
export const chooseTable = 'Choose the bank’s table.'
export const bankPaid = 'Paid'
export const bankRefused = 'Refused'
export const knownAlready = 'Recorded already'
export const withoutAnswer = 'Without a clear answer'
export const amountTo = (amount: string, count: number) => `${amount} to ${hotels(count)}`
export const payoutCount = (count: number) => `${count} ${plural(count, 'payout', 'payouts')}`
export const refusedOf = (hotel: string, amount: string, why: string) => `${hotel}, ${amount}: ${why}`
export const linesIgnored = (count: number) =>
  `${count} ${plural(count, 'line changes', 'lines change')} nothing. Look at them with the bank:`
export const lineFault = (line: number, reference: string, fault: string) => `Line ${line}, ${reference}: ${fault}`
export const answerFaults: Record<BankAnswer['faults'][number]['fault'], string> = {
  unknown_reference: 'not a payout of this run',
  answered_twice: 'the bank answers it more than once',
  other_amount: 'another amount than we ordered',
  unclear_status: 'neither paid nor refused',
  no_utr: 'paid, but without a UTR',
  utr_used: 'its UTR belongs to another payout',
  differs_from_record: 'we recorded something else',
}
export const nothingToRecord = 'Nothing in it is new.'
export const recordAnswer = (count: number) => `Record ${count} ${plural(count, 'payout', 'payouts')}`
export const recordedSoFar = (done: number, count: number) => `${done} of ${count} recorded`

export const proposeRun = 'Propose a run'
export const proposeIt = 'Propose it'
export const everythingLeftToPay =
  'Everything that the closed statements of the month leave to pay. Somebody else confirms it.'
export const month = 'Month'
export const runIsProposed = 'The run is proposed.'
export const nothingLeftToPay = 'No closed statement of this month leaves anything to pay.'
export const withoutBankDetails = (names: string, more: number) =>
  `These are owed money and have no bank details that count: ${names}${more > 0 ? `, and ${hotels(more)} more` : ''}.`

export const confirmRun = 'Confirm the run'
export const letGo = (amount: string) => `Let ${amount} go`
export const compareEachAmount = (proposedBy: string) =>
  `${proposedBy} proposed it. Compare each amount with its statement first: after this the file for the bank can be made.`

export const takeRunBack = 'Take the run back'

export const payoutCameBack = 'The payout came back'
export const weOweItAgain = (hotel: string) => `We owe it to ${hotel} again, and the next run pays it.`

export const amountIsPaid = (amount: string) => `${amount} is paid`
export const markAsPaid = 'Mark it as paid'
export const hotelReadsReference = (hotel: string) => `To ${hotel}. The hotel reads the reference on its statement.`
export const bankReference = 'The bank’s reference (UTR)'
export const writeBankReference = 'Write the bank’s reference (UTR): letters and digits.'

export const makeFile = 'Make the file'
export const whatFilePays = (amount: string, count: number) =>
  `${amount} to ${hotels(count)}: what is not paid yet, for the upload on the bank’s page. Mark each one as paid once the bank has done it.`
export const fileWithoutNumber =
  'A file was made of this run before files had numbers. If the bank took it, do not upload another one.'

export const takeFileAgain = (number: number) => `Take file ${number} again`
export const fileWasMade = (moment: string, madeBy: string) =>
  `It was made on ${moment} by ${madeBy}. You get the same file, with what has been paid since.`
export const uploadOnlyIfNobodyDid =
  'Upload it only if nobody did. Some banks refuse a file whose number they know, others pay it a second time.'

export const makeAnotherFile = 'Make another file'
export const howYouKnow = (number: number) => `How it is known that the bank did not take file ${number}, for the log`
export const whatAnotherFilePays = (amount: string, count: number) =>
  `Another file, with a number of its own, for ${amount} to ${hotels(count)}: what is not marked as paid.`
export const bankMayPayTwice = (number: number) =>
  `If the bank took file ${number} as well, it pays these hotels twice: to the bank, another number is another order. Look at the account on the bank’s page first, and mark what it paid.`
