import { plural } from '../plural.ts'

export const guest = 'Guest'
export const cityAndSince = (city: string | null, date: string) => `${city ?? 'No city'}, since ${date}`
export const erased = 'Erased'
export const blocked = 'Blocked'
export const blockedSince = (moment: string, reason: string) => `Blocked since ${moment}: ${reason}`
export const account = 'The account'
export const credits = 'Credits'
export const passkeys = 'Passkeys'
export const signedIn = 'Signed in'
export const devices = (count: number) => `${count} ${plural(count, 'device', 'devices')}`
export const bookings = 'Bookings'
export const noneYet = 'None yet.'
export const whatOfficeDid = 'What the office did'

export const acts = 'Acts'
export const nothingIsLeft = 'Nothing is left of this account.'
export const letThemSignInAgain = 'Let them sign in again'
export const correctPhoneAfterProof = 'Correct the phone, after proof'
export const forgetTheirPasskeys = 'Forget their passkeys'
export const readTheirNominee = 'Read their nominee'
export const exportTheirData = 'Export their data'
export const block = 'Block'
export const eraseOnTheirRequest = 'Erase on their request'

export const blockGuest = 'Block the guest'
export const theyAreSignedOutEverywhere =
  'They are signed out everywhere and cannot sign in. Their bookings stay until you cancel them.'

export const letGuestSignInAgain = 'Let the guest sign in again'
export const letThemSignIn = 'Let them sign in'

export const makeFile = 'Make the file'
export const everythingWeHoldAboutThem =
  'Everything we hold about them, as their own page gives it. Hand it only to the person themselves.'

export const eraseGuest = 'Erase the guest'
export const eraseForGood = 'Erase for good'
export const erasingCannotBeUndone =
  'This cannot be undone. Bills and invoices stay without the person, as tax law wants. It is refused while a stay is ahead or money is on its way.'

export const forgetPasskeys = (count: number) => plural(count, 'Forget the passkey', `Forget ${count} passkeys`)
export const howYouKnowWhoRings = 'How it is known who rings, for the log'
export const onlyWhenEveryDeviceIsLost =
  'Only when every device is lost, and once it is known who rings: afterwards somebody who has their phone number opens their identity images and data with an OTP. They may add a passkey again.'
export const onlyWhenEveryDeviceIsLostAndSignedOut = (count: number) =>
  `Only when every device is lost, and once it is known who rings: afterwards somebody who has their phone number opens their identity images and data with an OTP. They are signed out on ${devices(count)}. They may add a passkey again.`

export const correctPhone = 'Correct the phone'
export const proposeNumber = 'Propose the number'
export const whatWasTheProof = 'What was the proof, for the log'
export const onlyAfterProofOfAccount =
  'Only after proof that the account is theirs, such as an ID and an invoice. Another admin confirms it: then they are signed out everywhere, and the old number gets an SMS.'
export const rightNumber = 'The right number'

export const show = 'Show'
export const whoAsks = 'Who asks, and what was the proof, for the log'
export const onlyWhenSomebodyAsks =
  'Only when somebody asks for a guest who died or cannot act. Ask them who they are before you read it.'
export const theirNominee = 'Their nominee'
export const namedOn = 'Named on'
