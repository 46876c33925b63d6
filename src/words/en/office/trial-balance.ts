export const trialBalance = 'Trial balance'
export const trialBalanceOf = (day: string) => `Trial balance, ${day}`
export const whatItIs =
  'Every account at the end of the day: what we have or spent is a debit, what we owe or earned a credit.'
export const day = 'Day'
export const show = 'Show'
export const notThatDay = 'Choose a day that is not to come.'
export const dayGoesOn = 'This day goes on: figures may change.'
export const account = 'Account'
export const debit = 'Debit'
export const credit = 'Credit'
export const total = 'Total'
export const nothingPosted = 'Nothing was posted by then.'
export const sides = (debit: string, credit: string) => `Debit ${debit}, credit ${credit}`
export const sumsAreEqual = 'Debit and credit are equal.'
export const sumsDiffer = 'Debit and credit differ. Check the books.'
