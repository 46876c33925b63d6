export const yourIds = 'Your IDs'
export const youHaveNoIdsLeft = 'You have no IDs left.'

export const yourCredit = 'Your credit'
export const toSpendOnYourNext = 'to spend on your next booking'
export const noCreditEarnedOrSpent = 'No credit earned or spent yet.'

export const yourEmailIsVerifiedThank = 'Your email is verified. Thank you.'
export const notVerifiedYet = 'Not verified yet. '
export const resendLink = 'Resend link'
export const weHaveSentLinkPlease = 'We have sent the link. Please check your email.'

export const aadharCardVoterIdPassport =
  'Aadhar card, Voter id, Passport or Driving Licence. PAN is not accepted. Images only. On an Aadhar card, cover the first eight digits.'

export const id = (number: number) => `ID ${number}`

export const howItWorks = '(How it works?)'
export const moreSeeAllYourIds = 'more: see all your IDs'
export const idAdded = 'ID added'
export const idsAdded = (count: number) => `${count} IDs added`
export const adding = (percent: number) => `Adding, ${percent}%`
export const browse = 'Browse'
export const add = 'Add'
export const addPhotoAndIdTogether = 'Add photo and ID together'

export const removeId = (number: number) => `Remove ID ${number}`
export const yourId = (number: number) => `Your ID ${number}`

export const yourPhotoIsSaved = 'Your photo is saved'
export const sending = (percent: number) => `Sending, ${percent}%`
export const change = 'Change'
export const upload = 'Upload'
export const yourPhoto = 'your photo'
export const of200X200Recommended = '200 X 200 recommended'

export const couldNotFoundUserId = 'Could not found user Id'

export const idRemoved = 'ID removed'
export const removeThisId = 'Remove this ID?'
export const idToRemove = 'The ID to remove'
export const thisIsYourOnlyId = ' This is your only ID, and superfast check-in needs one.'
export const removing = 'Removing...'
export const remove = 'Remove'
export const keepId = 'Keep ID'

export const thisLinkIsIncompletePlease = 'This link is incomplete. Please open the full link from our email.'
export const yourEmailIsVerified = 'Your email is verified'
export const verifyYourEmail = 'Verify your email'
export const weCanNowEmail = 'We can now email you about your bookings.'
export const pressButtonToConfirm = 'Press the button to confirm that this email is yours.'
export const verifyEmail = 'Verify email'
export const goToMyBookings = 'Go to My Bookings'
