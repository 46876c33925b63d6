export const whatYouAgreedTo = 'What you agreed to'
export const mayContactMeBySms = (productName: string) =>
  `${productName} may contact me by SMS or call, regardless of my DND status`
export const analyticsInThisBrowser =
  'Analytics in this browser: which pages are opened, never with my name, number or booking'

export const yourCopy = 'Your copy is in your downloads'
export const copyForYou = 'A copy for you'
export const yourAccountBookingsBillsInvoices =
  'Your account, bookings, bills, invoices, payments, reviews, consents, messages, what desks marked and looks at your IDs, in one file.'
export const makingIt = 'Making it...'
export const downloadMyCopy = 'Download my copy'

export const savedLookIntoYourNew = 'Saved. Look into your new email for our link'
export const saved = 'Saved'
export const yourDetails = 'Your details'
export const weSendLink = 'We send a link there. Until you press it, the email counts as not verified.'
export const saving = 'Saving...'
export const save = 'Save'

export const eraseEverything = 'Erase everything'
export const yourPhotoIdsDetailsFavourites =
  'Your photo, IDs, details, favourites, credit, passkeys and logins go at once. A booking ahead, or money on its way, comes first. What stays:'
export const eraseMyAccount = 'Erase my account'
export const eraseYourAccount = 'Erase your account?'
export const thisCannotBeUndone =
  'This cannot be undone. Your credit is lost, and a new account with your phone gets no joining credit again.'
export const erasing = 'Erasing...'
export const eraseIt = 'Erase it'
export const keepIt = 'Keep it'

export const yourIdsAreDestroyed = 'Your IDs are destroyed'
export const idsForSuperfastCheck = 'IDs for superfast check-in: none here. You agree by sending one with a booking.'
export const ids = (count: number) => `${count} IDs`

export const myData = 'My data'

export const nomineeRemoved = 'Nominee removed'
export const yourNominee = 'Your nominee'
export const youMayNamePerson =
  'You may name a person who uses these rights for you if you die or cannot act. We send them nothing, and our office reads who it is only when somebody asks in your place.'
export const yourNomineeInNomineeBox = 'your nominee'
export const nameAnotherPerson = 'Name another person'
export const namePerson = 'Name a person'
export const nomineesName = 'Nominee’s name'
export const nomineesPhone = 'Nominee’s phone'
export const saveNominee = 'Save the nominee'
export const cancel = 'Cancel'

export const bookingIsSharedWithMe = (code: string) =>
  `Booking ${code} is shared with me: its hotel may see my photo and ID for check-in`
export const myPartnerSeesBooking = (code: string) => `My partner sees booking ${code}`
export const myInvitedPartnerMaySee = (code: string) => `My invited partner may see booking ${code}`
export const noLongerShared = 'No longer shared'

export const device = 'A device'
export const sinceLastUsed = (madeAt: string, usedAt: string) => `Since ${madeAt}, last used ${usedAt}`
export const thisDeviceKeeps = 'This device keeps it for your IDs and data, but cannot sign in with it.'
export const passkeyOf = (device: string) => `the passkey of ${device}`

export const passkeyAdded = 'Passkey added'
export const passkey = 'Passkey'
export const passkeyInstead = 'Use a passkey'
export const passkeyRemoved = 'Passkey removed'
export const addAnotherPasskey = 'Add another passkey'
export const addPasskey = 'Add a passkey'

export const loggedOutEverywhere = 'Logged out everywhere'
export const whereYouAreSignedIn = 'Where you are signed in'
export const thisDevice = 'This device'
export const anotherDevice = 'Another device'
export const signedIn = 'Signed in'
export const lastUsed = 'Last used '
export const now = 'Now'
export const loggedOutThere = 'Logged out there'
export const loggingOut = 'Logging out...'
export const logOut = 'Log out'
export const loggedOutEverywhereElse = 'Logged out everywhere else'
export const logOutEverywhereElse = 'Log out everywhere else'
export const logOutEverywhereHereToo = 'Log out everywhere, here too'

export const you = 'You'
export const whoLookedAtYourIds = 'Who looked at your IDs'
export const nobodySoFar = 'Nobody so far.'
export const why = (why: string) => `Why: ${why}`
export const copyOfYourDataHolds = 'The copy of your data holds all looks.'
