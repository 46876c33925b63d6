import type { BankDifference, BankLineState, Explanation, TransferKind } from '#domain/bank/match-lines.ts'
import { plural } from '../plural.ts'

export const bank = 'Bank'
export const whatComesHere =
  'Our current account as the bank shows it, matched by UTR with settlements, payouts and refunds paid by hand.'
export const readStatement = 'Read a statement'
export const accountOf = (account: string) => `Account ··${account}`
export const accounts = 'Accounts'
export const lines = 'Lines of the bank'
export const daysRead = (from: string, until: string) => `Read from ${from} to ${until}`

export const search = 'UTR or words of the bank'
export const find = 'Search'
export const whichLines = 'Which lines'
export const states: Record<BankLineState, string> = {
  open: 'Differ',
  waiting: 'Wait for a second person',
  matched: 'Match',
  explained: 'Explained',
}
export const stateCount = (words: string, count: number) => `${words} (${count})`
export const all = 'All'
export const noneYet = 'No statement has been read yet.'
export const noneFits = 'No line fits.'

export const line = 'Line of the bank'
export const reference = 'Reference'
export const whatTheBankSays = 'What the bank says'
export const amount = 'Amount'
export const balance = 'Balance'
export const inOurBooks = 'In our books'
export const matches = 'Matches'
export const waits = 'Waits'
export const kinds: Record<TransferKind, string> = {
  settlement: 'Settlement',
  payout: 'Payout',
  payout_return: 'Payout sent back',
  refund: 'Refund by hand',
}
/** How we recorded a bank line: 'Payout, Lantern Court'. */
export const shows = (kind: TransferKind, name: string) => (name === '' ? kinds[kind] : `${kinds[kind]}, ${name}`)
export const differences: Record<BankDifference, (ours: string, kind: string) => string> = {
  unknown: () => 'Not in our books',
  other_amount: (ours) => `Ours: ${ours}`,
  doubled: () => 'A second time',
  not_booked: (_ours, kind) => `${kind}: not in the books yet`,
}
export const whatToDo: Record<BankDifference, string> = {
  unknown: 'Compare the UTR with payouts and settlements. If it is right all the same, explain it.',
  other_amount: 'Ask the bank what it paid. Correct the hotel’s account, or take the payout back and pay again.',
  doubled: 'The bank shows the same UTR twice. Ask it for the second amount.',
  not_booked: 'Confirm the settlement, or mark the payout as sent back.',
}
export const toDo = 'What to do'

export const missing = 'Never shown by the bank'
export const missingWords = (count: number) =>
  `${count} ${plural(count, 'movement', 'movements')} of our books should be on the statement by now. Read the statement that is missing, or ask the bank.`
export const utr = 'UTR'
export const day = 'Day'
export const allShown = 'The bank has shown everything.'
export const firstHundred = 'The first hundred'

export const explain = 'Explain'
export const explainLine = 'Why is this line right?'
export const proposeIt = 'Propose it'
export const explanation = 'Explanation'
export const explanations: Record<Explanation, string> = {
  charges: 'Bank charges',
  interest: 'Interest',
  booked_otherwise: 'In the books under something else',
  outside_books: 'Not of these books',
}
export const whatItDoes: Record<Explanation, string> = {
  charges: 'Posted as a cost, with the GST on it, once another admin confirms it.',
  interest: 'Posted as income once another admin confirms it.',
  booked_otherwise: 'Nothing is posted: tax paid by challan, or a payout under a wrong UTR. Say where it is.',
  outside_books: 'Nothing is posted: rent, salaries, the owners’ money. The accountant books it.',
}
export const interestComesIn = 'Interest comes in. This line left our account.'
export const decide = 'Decide'
export const confirm = 'Confirm'
export const drop = 'Drop it'
export const confirmExplanation = 'Confirm the explanation'
export const dropExplanation = 'Drop the explanation'
export const postIt = (what: string) => `Post ${what}`
export const proposedBy = (name: string, moment: string, reason: string) => `${name}, ${moment}: ${reason}`
export const confirmedBy = (name: string) => `confirmed by ${name}`
export const explainedAs = (what: string, by: string, reason: string) => `${what} (${by}: ${reason})`
export const countsForGood = 'Compare it with the bank’s paper. It counts for good.'
export const lineIsOpenAgain = 'Nothing was posted. The line is open again.'

export const whichStatement =
  'The statement as CSV from your bank’s site: date, narration, reference, debit, credit, balance. Nothing is kept before you have seen what it says.'
export const account = 'Last four digits of the account'
export const writeFourDigits = 'Write the last four digits of the account.'
export const statement = 'The statement'
export const chooseStatement = 'Choose the statement.'
export const nothingNew = 'Nothing in this statement is new.'
export const keep = (count: number) => `Keep ${count} ${plural(count, 'line', 'lines')}`
export const period = 'Period'
export const fromTo = (from: string, until: string) => `${from} to ${until}`
export const opening = 'Opening balance'
export const closing = 'Closing balance'
export const newLines = 'New'
export const knownAlready = 'Read before'
export const match = 'Match'
export const differ = 'Differ'
export const lineCount = (count: number) => `${count} ${plural(count, 'line', 'lines')}`
export const isNewAccount = (account: string) => `Nothing was read of account ··${account} before. Compare the digits.`
export const gapOf = (amount: string) =>
  `Between what was read before and this file, ${amount} moved in lines that are missing. Read them too.`
export const changesNothing = (count: number) =>
  `This file changes nothing. ${count === 100 ? 'Its first 100 faults' : plural(count, 'Its fault', `Its ${count} faults`)}:`
export const differingLines = (count: number) => `${count} new ${plural(count, 'line differs', 'lines differ')}:`
export const differingLine = (day: string, what: string, amount: string, words: string) =>
  `${day}, ${what}, ${amount}: ${words}`
