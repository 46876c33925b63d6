export const taxes = 'Taxes'
export const heldForStateNow = 'Held for the state now'

export const collectedByMonth = 'Collected by month'
export const askAdviserAboutDays = 'Ask the adviser about the days: holidays move them'
export const nothingWasCollectedYet = 'Nothing was collected yet.'
export const month = 'Month'
export const tax = 'Tax'
export const collected = 'Collected'
export const collectedAmount = (amount: string) => `${amount} collected`
export const paidAmount = (amount: string) => `${amount} paid`
export const state = 'State'
export const wasDue = (day: string) => `Was due ${day}`
export const due = (day: string) => `Due ${day}`

export const paidToState = 'Paid to the state'
export const nothingIsRecordedYet = 'Nothing is recorded yet.'
export const challanPaid = (challan: string, day: string, recordedBy: string, reason: string) =>
  `Challan ${challan}, paid ${day}. ${recordedBy}: ${reason}`
export const challanTakenBack = (
  challan: string,
  day: string,
  recordedBy: string,
  reason: string,
  takenBackBy: string,
) => `Challan ${challan}, paid ${day}. ${recordedBy}: ${reason}. Taken back by ${takenBackBy}`
export const enteredWrongly = 'Entered wrongly'

export const recordPayment = 'Record a payment'
export const recordIt = 'Record it'
export const forMonth = 'For the month'
export const amount = 'Amount'
export const challan = 'Challan'
export const challanHint = 'CPIN or CIN of GST, the challan’s number of TDS'
export const paidOn = 'Paid on'
export const heldOf = (amount: string, tax: string) =>
  `${amount} of ${tax} is held. Interest and late fees are not in it: they are ours.`
export const heldOfAndAfter = (amount: string, tax: string, after: string) =>
  `${amount} of ${tax} is held, ${after} after this. Interest and late fees are not in it: they are ours.`
export const writeAmount = 'Write the amount, such as 1250 or 1250.50.'
export const onlyHeld = (amount: string, tax: string) => `Only ${amount} of ${tax} is held.`
export const writeMonth = 'Write the month as 2026-12.'
export const monthHadNotBegun = 'This month had not begun when it was paid.'
export const writeChallan = 'Write the challan’s number as it is printed: letters, digits, dashes.'
export const chooseDay = 'Choose the day on which it was paid, today at the latest.'

export const itWasEnteredWrongly = 'It was entered wrongly'
export const takeItBack = 'Take it back'
export const standsAsHeldAgain = (amount: string, tax: string, challan: string) =>
  `${amount} of ${tax} stand as held for the state again, and the challan ${challan} may be entered once more. It asks no money back from the state.`
