import { plural } from '../plural.ts'

export const money = 'Money'
/** The tabs in the section Money. */
export const books = 'Books'
export const statements = 'Statements'
export const settlements = 'Settlements'
export const bank = 'Bank'
export const disputes = 'Disputes'
export const payouts = 'Payouts'
export const waiting = 'Waiting'
export const owing = 'Owing'
export const taxes = 'Taxes'
export const returns = 'Returns'
export const trialBalance = 'Trial balance'
export const rates = 'Rates'

export const checkNow = 'Check now'
export const notCheckedYet = 'Books not checked yet'
export const booksBalance = (moment: string) => `Books balance, ${moment}`
export const differences = (count: number, moment: string) =>
  `${count} ${plural(count, 'difference', 'differences')}, ${moment}`
export const differencesFound = (count: number) =>
  `${count} ${plural(count, 'difference', 'differences')} between the books and what they are compared with:`

export const whereMoneyIs = 'Where the money is'
export const whatWeHave = 'What we have'
export const whoseItIs = 'Whose it is'
export const whatWeOwe = 'What we owe'
export const ours = 'Ours'
export const whatWeEarnedAndGave = 'What we earned and gave'
export const theStates = 'The state’s'
export const taxWeCollectedAndPay = 'Tax we collected and pay on'
/** The total of a group of accounts. */
export const together = 'Together'
export const allAccountsTogether = (total: string) =>
  `All accounts together: ${total}. Each posting’s entries sum to nothing, and the database refuses one that does not.`

export const checkBooksNow = 'Check the books now'
export const check = 'Check'
export const whatIsCompared =
  'Payments, refunds, credits, stays, statements, the gateway’s own list, its settlements and the bank’s statement are compared with the books.'
