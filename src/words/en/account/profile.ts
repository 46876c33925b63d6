import { plural } from '../plural.ts'

export const yourCredit = 'Your credit'
export const creditToSpend = (amount: string) => `<amount>${amount}</amount> <soft>to spend on your next booking</soft>`
export const noCreditYet = 'No credit earned or spent yet.'

export const notVerifiedYet = 'Not verified yet.'
export const resendLink = 'Resend link'
export const linkSent = 'We have sent the link. Please check your email.'
export const emailVerifiedThanks = 'Your email is verified. Thank you.'

export const verifyYourEmail = 'Verify your email'
export const pressToConfirm = 'Press the button to confirm that this email is yours.'
export const verifyEmail = 'Verify email'
export const yourEmailIsVerified = 'Your email is verified'
export const weCanNowEmail = 'We can now email you about your bookings.'
export const linkIncomplete = 'This link is incomplete. Please open the full link from our email.'
export const goToMyBookings = 'Go to My Bookings'

export const photoSaved = 'Your photo is saved'
export const sendingPhoto = (percent: number) => `Sending, ${percent}%<hidden> your photo</hidden>`
export const changePhoto = 'Change<hidden> your photo</hidden>'
export const uploadPhoto = 'Upload<hidden> your photo</hidden>'
/** Pixels, width by height. */
export const photoSize = '200 X 200 recommended'

export const yourIds = 'Your IDs'
export const idsYouAdded = (count: number) =>
  plural(
    count,
    'You added this ID for superfast check-in.',
    `You added these ${count} IDs for superfast check-in, the oldest first.`,
  )
export const idNumbered = (number: number) => `ID ${number}`
export const removeNumberedId = (number: number) => `Remove<hidden> ID ${number}</hidden>`
export const noIdsLeft = 'You have no IDs left.'
export const uploadYourId = 'Please upload your ID for superfast Checkin. <link>(How it works?)</link>'
export const acceptedIds =
  'Driving Licence, Voter id, Passport or Aadhar card. PAN is not accepted. Images only. Of an Aadhar card, the first eight digits are covered on your phone.'
export const moreIds = (count: number) => `+ ${count}<hidden> more: see all your IDs</hidden>`
export const browseForId = 'Browse<hidden> for an ID</hidden>'
export const addAnotherId = 'Add<hidden> another ID</hidden>'
export const addingFirstId = (percent: number) => `Adding, ${percent}%<hidden> for an ID</hidden>`
export const addingAnotherId = (percent: number) => `Adding, ${percent}%<hidden> another ID</hidden>`
/** `all`: how much credit the guest has now */
export const idsAdded = (count: number, all: number) =>
  all > count
    ? `${plural(count, 'ID', `${count} IDs`)} added, ${all} in all`
    : plural(count, 'ID added', `${count} IDs added`)
export const addPhotoAndIdTogether = 'Add photo and ID together'

export const showId = (number: number) => `Show<hidden> ID ${number}</hidden>`
export const yourId = (number: number) => `Your ID ${number}`
export const removeId = (number: number) => `Remove ID ${number}`
export const removeThisId = 'Remove this ID?'
export const idToRemove = 'The ID to remove'
export const destroyedAtOnce = 'We destroy the image at once.'
export const onlyIdDestroyedAtOnce =
  'We destroy the image at once. This is your only ID, and superfast check-in needs one.'
export const remove = 'Remove'
export const removing = 'Removing...'
export const keepId = 'Keep ID'
export const idRemoved = 'ID removed'

/** The specification's words, letter for letter. */
export const userIdNotFound = 'Could not found user Id'
