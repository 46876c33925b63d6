export const whichId = 'Which ID?'
export const anyIsQuickest = 'Any of these three is quickest. You show the original at the desk.'
export const OTHER_IDS = {
  driving_licence: { name: 'Driving Licence', side: 'Front side' },
  voter_id: { name: 'Voter id', side: 'Front side' },
  passport: { name: 'Passport', side: 'The page with your photo' },
}
export const noOtherId = 'No other ID?'
export const aadhaarCard = 'Aadhar card'
export const aadhaarHint =
  'We may not hold its number, so its first 8 digits are covered on your phone before anything leaves it'
export const panAndImages = 'PAN is not accepted. Images only.'

export const coverYourNumber = 'Cover your number'
export const lookingForNumber =
  'Looking for the number on your phone. The first time, this loads about 2 MB. You can cover it by hand instead.'
export const isNumberCovered =
  'Covered: the first 8 digits. Look closely: is anything left? Paint over the square code too.'
export const coverAgain = 'The cover is gone. Paint over the first 8 digits with your finger.'
export const numberNotFound =
  'We couldn’t find the number. Paint over its first 8 digits and the square code with your finger.'
export const coverWithFinger = 'Paint over the first 8 digits of the number and the square code with your finger.'
export const pictureUnreadable = 'This browser can’t open the picture. Please choose a JPEG or PNG.'
export const stillReadable = 'We didn’t send it: a full number can still be read. Cover its first 8 digits.'
export const coverByHand = 'Cover it by hand'
export const findItForMe = 'Find the number for me (about 2 MB)'
export const cardIsMasked = 'My card is masked: only the last four digits show'
export const nothingHasLeft = 'Nothing has left your phone yet. Only the covered picture goes.'
export const sendThisPicture = 'Yes, use this picture'
export const checking = 'Checking...'
export const chooseAnotherPicture = 'Choose another picture'
export const showAnotherId = 'Use another ID instead'

export const tools = 'Tools'
export const brush = 'Brush'
export const uncover = 'Uncover'
export const undo = 'Undo'
export const yourPicture = 'Your picture with its covers'
export const keysPaint = 'Arrow keys move the brush. Space paints a dot, Shift with an arrow key paints a line.'
