import { inDays } from '#domain/retention-days.ts'

export const login = 'Login'
export const signUp = 'Sign-Up'
export const goToHome = 'Go to home'
export const signInAgain = 'You were signed out. Please sign in again to see this page.'
export const signInFirst = 'Only you can see this page. Please sign in first.'
export const couldNotOpenPage = 'We could not open this page'
/** Begins the sentence 'The login did not load'. */
export const theLogin = 'The login'

export const weSendOtp = 'We send an OTP to your phone. No password to remember.'
export const clearPhone = 'Clear phone'
export const getOtp = 'Get OTP'
export const sendingOtp = 'Sending OTP...'
export const checking = 'Checking...'
export const newHere = (credit: string) => `New here? <link>Sign up and get ${credit} credit</link>`
export const checkNumber = 'Check the number'
export const enterPhone = 'Enter your 10-digit phone number.'
export const enterOtp = 'Enter the OTP.'

export const signInWithPasskey = 'Use a passkey'
export const noPasskeyShown = 'No passkey was shown. Try again, or sign in with an OTP.'
export const passkeyDoesNotFit = 'This passkey does not sign in here. Please sign in with an OTP.'

export const notLoggedOutYet = 'You are not logged out yet'
export const logOut = 'Log out'

export const creditForJoining = (credit: string) => `${credit} credit as soon as you join.`
export const creditAndDiscountForJoining = (credit: string, discount: string) =>
  `${credit} credit as soon as you join, plus ${discount} off your first booking, thanks to your friend.`
export const yourName = 'Your name, as on your ID'
export const gender = 'Gender'
export const female = 'Female'
export const male = 'Male'
export const thirdGender = 'Third gender'
export const wontSay = 'Won’t say'
export const chooseYourCity = 'Choose your city'
export const otherCity = 'Other city'
export const yourCitysName = 'Your city’s name'
export const mayContactMe = (productName: string) =>
  `${productName} may contact me by SMS or call, regardless of my DND status (optional)`
export const whatWeDoWithDetails =
  'What we do with your details and how you take them back: <link>privacy policy</link>'
/** Added for screen readers at the end of a link. */
export const opensInNewTab = '(opens in a new tab)'
/** The specification writes this button in capitals. */
export const getOtpToSignUp = 'GET OTP'
export const proceed = 'Proceed'
export const alreadyMember = 'Already a member? Sign In Now !'
export const signIn = 'Sign In'

type Missing = 'name' | 'email' | 'phone'
const MISSING: Record<Missing, string> = { name: 'name', email: 'email', phone: 'phone number' }
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })
/** 'Please add your name, email and phone number.' */
export const pleaseAddYour = (missing: readonly Missing[]) =>
  `Please add your ${list.format(missing.map((field) => MISSING[field]))}.`

export const addPhotoAndId = 'Add your photo and ID'
export const whyPhotoAndId = (keptDays: number) =>
  `Superfast check-in is claimed to be up to 70% faster. We keep both encrypted, and destroy your IDs ${inDays(keptDays)} after your last stay. At the desk you still show the originals.`
export const yourPhoto = 'Your photo'
/** Pixels, width by height. */
export const photoSize = '200 X 200 recommended'
export const uploadPhoto = 'Upload<hidden> your photo</hidden>'
export const uploadingPhoto = (percent: number) => `${percent}%<hidden> your photo</hidden>`
export const added = 'Added'
export const photoAdded = 'Photo added'
export const yourIds = 'Your IDs'
export const browseForId = 'Browse<hidden> for an ID</hidden>'
export const addAnotherId = 'Add<hidden> another ID</hidden>'
export const idAdded = (size: string) => `ID added, ${size}`
export const pictureIsUploading = 'One moment, your picture is uploading.'
export const addPhotoToo = 'Please add your photo too.'
export const addPhotoAndAnId = 'Please add a photo and an ID.'
export const addAtLeastOneId = 'Please add at least one ID.'
/** The button that ends the sign-up; the specification writes it without the hyphen of the dialog's title. */
export const finishSignUp = 'Sign Up'
export const skip = 'Skip'
export const welcome = (productName: string, credit: string) => `Welcome to ${productName}. ${credit} credit is yours.`
