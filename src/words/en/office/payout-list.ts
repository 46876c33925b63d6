import type { PayoutState } from '#domain/ledger/payout-state.ts'
import type { READY_PAYOUT_VIEWS } from '#domain/office/payout-list.ts'
import { plural } from '../plural.ts'

export const payouts = 'Payouts'
export const hotel = 'Hotel'
export const amount = 'Amount'
export const state = 'State'
export const whatHappened = 'What happened'
export const account = 'Account'
export const acts = 'Acts'
export const month = 'Month'
export const lastMonth = 'Last month'
export const ownMonth = 'Choose a month'
/** The label of the month when the address names one that the select does not offer. */
export const monthOf = 'Month of the statements'
export const noneFits = 'No payout fits. Choose fewer filters.'
export const howMany = (count: number) => `${count} ${plural(count, 'payout', 'payouts')}`
export const moreThan = (count: string) => `More than ${count} payouts. The file takes the first ${count}.`
export const states: Record<PayoutState, string> = {
  proposed: 'To confirm',
  confirmed: 'Not sent',
  sent: 'With the bank',
  paid: 'Paid',
  returned: 'Came back',
  refused: 'Refused',
  dropped: 'Taken back',
}
export const readyViews: Record<(typeof READY_PAYOUT_VIEWS)[number]['name'], string> = {
  not_sent: 'Not sent',
  with_the_bank: 'With the bank',
  last_month: 'Last month',
}
export const accountEnding = (bank: string, ending: string) => `${bank}, ending ${ending}`
export const proposedAt = (moment: string) => `Proposed ${moment}`
