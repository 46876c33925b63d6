import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import type { Approval } from '#domain/office/two-people.ts'

export const team = 'Team'
export const adminsSeeTeam = 'Admins see and change who works in the office.'
export const whoWorksHere = 'Who works here'
export const addedBy = (phone: string, day: string, name: string) => `${phone}, since ${day}, added by ${name}`
export const neverSignedIn = 'Never signed in'
export const lastSeen = (moment: string) => `Last seen ${moment}`
/** The end of a line such as 'Never signed in, no passkey yet'. */
export const noPasskeyYet = 'no passkey yet'
export const confirmsNothingBefore = (moment: string) => `Confirms nothing before ${moment}`
export const gaveAway = (amount: string) => `Gave away ${amount} in 30 days`
export const lostDevice = 'Lost device'
export const remove = 'Remove'

export const addSomebody = 'Add somebody'
export const writeTheirName = 'Write their name.'
export const role = 'Role'
export const proposeAdmin = 'Propose an admin'
export const add = 'Add'

export const endWorkOf = (name: string) => `End ${name}’s work`
export const removeFromOffice = 'Remove from the office'
export const sessionsEndAtOnce = 'Their sessions end at once. What they did stays in the log.'

export const forgetPasskeysOf = (name: string) => `Forget ${name}’s passkeys`
export const forgetPasskeys = 'Forget the passkeys'
export const onlyAfterYouSpoke =
  'Only after you have spoken with them: they make a new passkey after the next one-time password.'

export const limits = 'Limits'
export const change = 'Change'
export const onePersonGivesAway = (perBooking: string, perDay: string) =>
  `One person gives away at most ${perBooking} on a booking and ${perDay} on a day. Above that a second person, an admin, confirms.`
export const changeLimits = 'Change the limits'
export const save = 'Save'
export const onOneBooking = 'On one booking'
export const onOneDay = 'On one day'

export const yourPasskey = 'Your passkey'
export const shownOnThisDevice =
  'Shown on this device. Make another for a second device, so that a lost one does not lock you out.'
export const thisMachineDoesNotAsk = 'This machine does not ask for one. Everywhere else the office opens only with it.'

export const twoPeople = 'Two people'
export const nobodyElseCanConfirm = `Nobody else can confirm today. What takes two people waits until another admin has been here for ${NEW_ADMIN_HOURS} hours; the first ones are added by a command on the server.`
export const nothingWaits = 'Nothing waits for a second person.'
export const whatTakesTwoPeople = 'What takes two people'
/** When an action needs two people; follows the action's name and a colon. */
export const approvals: Record<Approval, string> = {
  two: 'always',
  raised: 'to raise them',
  above_limit: 'above the limits',
}
export const counts = (what: string) => `Counts: ${what}`
export const open = 'Open'
