import { plural } from '../plural.ts'

export const money = 'Money'
/** The tabs of the section Money. */
export const books = 'Books'
export const statements = 'Statements'
export const payouts = 'Payouts'
export const waiting = 'Waiting'
export const owing = 'Owing'
export const taxes = 'Taxes'
export const returns = 'Returns'
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
/** The sum of a group of accounts. */
export const together = 'Together'
export const allAccountsTogether = (total: string) =>
  `All accounts together: ${total}. Each posting’s entries sum to nothing, and the database refuses one that does not.`

export const checkBooksNow = 'Check the books now'
export const check = 'Check'
export const whatIsCompared =
  'Payments, refunds, credits, stays, statements and the gateway’s own list are compared with the books.'

export const gatewayPaidUs = 'The gateway paid us'
export const recordSettlement = 'Record it'
export const gatewayHolds = (amount: string) => `The gateway holds ${amount} for us.`
export const gatewayHoldsOnly = (amount: string) =>
  `With the fee this is more than the ${amount} that the gateway holds.`
export const settlementReference = 'Settlement'
export const settlementReferenceHint = 'The gateway’s reference, such as setl_9K3mQ2, or the bank’s UTR'
export const writeReference = 'Write the reference: 6 to 60 letters, digits, - and _.'
export const arrivedAtBank = 'Arrived at our bank'
export const gatewayFee = 'Fee the gateway kept'
export const gatewayFeeHint = 'Its GST included; 0 if it kept none'
export const writeAmount = 'Write the amount, such as 1250 or 1250.50.'
