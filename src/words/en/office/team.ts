export const limits = 'Limits'
export const change = 'Change'
export const onePersonGivesAway = (perBooking: string, perDay: string) =>
  `One person gives away at most ${perBooking} on a booking and ${perDay} on a day. Above that a second person, an admin, confirms.`
export const changeLimits = 'Change the limits'
export const save = 'Save'
export const onOneBooking = 'On one booking'
export const onOneDay = 'On one day'

export const yourPasskey = 'Your passkey'
export const shownOnThisDeviceMake =
  'Shown on this device. Make another for a second device, so that a lost one does not lock you out.'
export const thisMachineDoesNotAsk = 'This machine does not ask for one. Everywhere else the office opens only with it.'

export const team = 'Team'
export const adminsSeeAndChange = 'Admins see and change who works in the office.'
export const whoWorksHere = 'Who works here'
export const addSomebody = 'Add somebody'
export const endSWork = (operator: string) => `End ${operator}’s work`
export const removeFromOffice = 'Remove from the office'
export const theirSessionsEndAtOnce = 'Their sessions end at once. What they did stays in the log.'
export const forgetSPasskeys = (operator: string) => `Forget ${operator}’s passkeys`
export const forgetPasskeys = 'Forget the passkeys'
export const onlyAfterYouHaveSpoken =
  'Only after you have spoken with them: they make a new passkey after the next one-time password.'
export const sinceAddedBy = (phone: string, istDate: string, by: string) => `${phone}, since ${istDate}, added by ${by}`
export const neverSignedIn = 'Never signed in'
export const lastSeen = (istMoment: string) => `Last seen ${istMoment}`
export const confirmsNothingBefore = (istMoment: string) => `Confirms nothing before ${istMoment}`
export const gaveAwayIn30Days = (given: string) => `Gave away ${given} in 30 days`
export const lostDevice = 'Lost device'
export const remove = 'Remove'
export const proposeAdmin = 'Propose an admin'
export const add = 'Add'
export const role = 'Role'

export const twoPeople = 'Two people'
export const nobodyElseCanConfirmToday =
  'Nobody else can confirm today. What takes two people waits until another admin has been here for 48 hours; the first ones are added by a command on the server.'
export const nothingWaitsForSecondPerson = 'Nothing waits for a second person.'
export const whatTakesTwoPeople = 'What takes two people'
export const counts = (counts: string) => `Counts: ${counts}`
export const open = 'Open'
