import type { RetainedAfterErasing } from '#domain/accounts/retained-after-erasing.ts'
import { REGISTER_RETENTION_MONTHS } from '#domain/desk/register-retention.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { TAX_RETENTION_YEARS } from '#domain/retention-days.ts'
import { NAMED_FROM } from '#domain/tax-documents/document-content.ts'
import { plural } from './plural.ts'

export const myData = 'My data'
export const questionsOrComplaint = (officer: string, email: string) =>
  `Questions or a complaint: our grievance officer ${officer}, <link>${email}</link>`

export const whereYouAreSignedIn = 'Where you are signed in'
export const thisDevice = 'This device'
export const anotherDevice = 'Another device'
export const deviceSignedInSince = (device: string, moment: string) => `${device}, since ${moment}`
export const signedInSince = (moment: string) => `Signed in, since ${moment}`
export const lastUsed = (moment: string) => `Last used ${moment}`
export const now = 'Now'
export const logOut = (device: string | null) => `Log out<hidden> ${device ?? 'another device'}</hidden>`
export const loggingOutOf = (device: string | null) => `Logging out...<hidden> ${device ?? 'another device'}</hidden>`
export const loggedOutThere = 'Logged out there'
export const logOutEverywhereElse = 'Log out everywhere else'
export const loggedOutEverywhereElse = 'Logged out everywhere else'
export const logOutEverywhere = 'Log out everywhere, here too'
export const loggedOutEverywhere = 'Logged out everywhere'
export const loggingOut = 'Logging out...'

export const passkey = 'Passkey'
export const whatPasskeyDoes =
  'Sign in with your fingerprint, face or screen lock, without waiting for an OTP: press <b>Use a passkey</b> at the login. From then on only your passkey opens your IDs, downloads your data or erases your account. An OTP in the wrong hands is not enough.'
export const unknownDevice = 'A device'
export const sinceLastUsed = (madeOn: string, usedOn: string) => `Since ${madeOn}, last used ${usedOn}`
export const cannotSignInWithIt = 'This device keeps it for your IDs and data, but cannot sign in with it.'
export const addPasskey = 'Add a passkey'
export const addAnotherPasskey = 'Add another passkey'
export const passkeyAdded = 'Passkey added'
export const removePasskey = (device: string) => `Remove<hidden> the passkey of ${device}</hidden>`
export const passkeyRemoved = 'Passkey removed'

export const yourDetails = 'Your details'
export const weSendLink = 'We send a link there. Until you press it, the email counts as not verified.'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Saved'
export const savedOpenLink = 'Saved. Look into your new email for our link'
export const phoneIsAccount = (phone: string, supportPhone: string) =>
  `Your phone ${phone} is your account and cannot be changed here. For a new number call <link>${supportPhone}</link>. Bookings keep the name they were made with.`

export const whatYouAgreedTo = 'What you agreed to'
export const mayContactMe = (productName: string) =>
  `${productName} may contact me by SMS or call, regardless of my DND status`
export const analyticsInThisBrowser =
  'Analytics in this browser: which pages are opened, never with my name, number or booking'
export const idsMayBeKept = (count: number) =>
  plural(
    count,
    'My ID for superfast check-in may be kept and shown to the desk of my stay. Turning this off destroys it at once',
    `My ${count} IDs for superfast check-in may be kept and shown to the desk of my stay. Turning this off destroys them at once`,
  )
export const noIdsKept = 'IDs for superfast check-in: none here. You agree by sending one with a booking.'
export const idsAreDestroyed = 'Your IDs are destroyed'
export const bookingIsSharedWithMe = (code: string) =>
  `Booking ${code} is shared with me: its hotel may see my photo and ID for check-in`
export const partnerSeesBooking = (code: string) => `My partner sees booking ${code}`
export const invitedPartnerMaySeeBooking = (code: string) => `My invited partner may see booking ${code}`
export const noLongerShared = 'No longer shared'

export const whoLookedAtYourIds = 'Who looked at your IDs'
export const nobodySoFar = 'Nobody so far.'
/** Who looked at the data: the guest. */
export const you = 'You'
export const seenByDeskOf = (hotel: string) => `Seen by the desk of ${hotel}`
export const seenByADesk = 'Seen by the desk of a hotel'
export const seenByOffice = (who: string) => `Seen by ${who} of Uncle’s office`
export const seenBySomebodyOfOffice = 'Seen by somebody of Uncle’s office'
export const why = (reason: string) => `Why: ${reason}`
export const copyHoldsAllLooks = 'The copy of your data holds all looks.'

export const yourNominee = 'Your nominee'
export const whatNomineeIs =
  'You may name a person who uses these rights for you if you die or cannot act. We send them nothing, and our office reads who it is only when somebody asks in your place.'
export const namePerson = 'Name a person'
export const nameAnotherPerson = 'Name another person'
export const nomineesName = 'Nominee’s name'
export const nomineesPhone = 'Nominee’s phone'
export const saveNominee = 'Save the nominee'
export const cancel = 'Cancel'
export const removeNominee = 'Remove<hidden> your nominee</hidden>'
export const nomineeRemoved = 'Nominee removed'

export const copyForYou = 'A copy for you'
export const whatCopyHolds =
  'Your account, bookings, bills, invoices, payments, reviews, consents, messages, what desks marked and looks at your IDs, in one file.'
export const downloadMyCopy = 'Download my copy'
export const makingCopy = 'Making it...'
export const copyIsDownloaded = 'Your copy is in your downloads'

export const eraseEverything = 'Erase everything'
export const whatIsErased =
  'Your photo, IDs, details, favourites, credit, passkeys and logins go at once. A booking ahead, or money on its way, comes first. What stays:'
export const retained: Record<RetainedAfterErasing, string> = {
  books: `Bookings, bills and invoices stay ${TAX_RETENTION_YEARS} years, as tax law requires, without your name, email and phone.`,
  named_invoices: `Only an invoice of ${formatRupees(NAMED_FROM / 100)} or more, or for a company, keeps the name it was written for, as the law asks.`,
  register: `A hotel’s guest register keeps your name, kind of ID, its last four characters, home town and nationality for at least ${REGISTER_RETENTION_MONTHS} months, as the law of its state asks.`,
  writings:
    'Reviews with the hotel’s answer, and what you wrote to us, stay: your name, email and phone in them are struck out.',
  logs: 'What our people and the hotels’ desks noted of their own acts stays as it was written: those logs never change.',
}
export const eraseMyAccount = 'Erase my account'
export const eraseYourAccount = 'Erase your account?'
export const cannotBeUndone =
  'This cannot be undone. Your credit is lost, and a new account with your phone gets no joining credit again.'
export const eraseIt = 'Erase it'
export const erasing = 'Erasing...'
export const keepIt = 'Keep it'
