export const enterYour10DigitPhone = 'Enter your 10-digit phone number.'
export const enterOtp = 'Enter the OTP.'

export const weSendOtp = 'We send an OTP to your phone. No password to remember.'
export const signUpAndGetCredit = (signUpCredit: string) => `Sign up and get ${signUpCredit} credit`
export const getOtp = 'Get OTP'
export const login = 'Login'
export const sendingOtp = 'Sending OTP...'
export const checking = 'Checking...'
export const signUp = 'Sign-Up'
export const checkNumber = 'Check the number'

export const youAreNotLogged = 'You are not logged out yet'
export const logOut = 'Log out'

export const noPasskeyWasShownTry = 'No passkey was shown. Try again, or sign in with an OTP.'
export const thisPasskeyDoesNotSign = 'This passkey does not sign in here. Please sign in with an OTP.'
export const passkeyInstead = 'Use a passkey'

export const clearPhone = 'Clear phone'

export const superfastCheckInIsClaimed = (identityKeptDays: string) =>
  `Superfast check-in is claimed to be up to 70% faster. We keep both encrypted, and destroy your IDs ${identityKeptDays} after your last stay. At the desk you still show the originals.`
export const signUpInPictureUploadScreen = 'Sign Up'
export const skip = 'Skip'
export const oneMomentYourPicture = 'One moment, your picture is uploading.'
export const pleaseAddYourPhotoToo = 'Please add your photo too.'
export const pleaseAddPhotoAndId = 'Please add a photo and an ID.'
export const pleaseAddAtLeastOne = 'Please add at least one ID.'
export const yourPhoto = 'Your photo'
export const added = 'Added'
export const upload = 'Upload'
export const yourPhotoInPictureUploadScreen = 'your photo'
export const photoAdded = 'Photo added'
export const yourIds = 'Your IDs'
export const browse = 'Browse'
export const add = 'Add'
export const idAdded = (bytes: string) => `ID added, ${bytes}`

export const opensInNewTab = '(opens in a new tab)'

export const youWereSignedOutPlease = 'You were signed out. Please sign in again to see this page.'
export const onlyYouCanSee = 'Only you can see this page. Please sign in first.'
export const weCouldNotOpen = 'We could not open this page'

export const addYourPhotoAndId = 'Add your photo and ID'
export const goToHome = 'Go to home'

export const female = 'Female'
export const male = 'Male'
export const thirdGender = 'Third gender'
export const wontSay = 'Won’t say'
export const gender = 'Gender'
export const chooseYourCity = 'Choose your city'
export const otherCity = 'Other city'
export const yourCitysName = 'Your city’s name'

export const pleaseAddYour = (missing: string) => `Please add your ${missing}.`

export const yourName = 'Your name, as on your ID'
export const mayContactMeBySms = (productName: string) =>
  `${productName} may contact me by SMS or call, regardless of my DND status (optional)`
export const proceed = 'Proceed'
export const alreadyMemberSignInNow = 'Already a member? Sign In Now !'
export const signIn = 'Sign In'

export const welcomeToCreditIsYours = (productName: string, signUpCredit: string) =>
  `Welcome to ${productName}. ${signUpCredit} credit is yours.`
