import { formatCount } from '#domain/kernel/money.ts'
import { plural } from './plural.ts'

export const whatCouplesSay = 'ஜோடிகள் சொல்வது'
export const ratingsAndReviews = (ratings: number, reviews: number) =>
  `${formatCount(ratings)} ${plural(ratings, 'ரேட்டிங்', 'ரேட்டிங்குகள்')}, ${formatCount(reviews)} ${plural(reviews, 'விமர்சனம்', 'விமர்சனங்கள்')}`
export const howGuestsRated = 'விருந்தினர்கள் தந்த ரேட்டிங்'
export const hearts = (count: number) => `${count} இதயம்`
export const whichReviews = 'எந்த விமர்சனங்கள்'
export const top = 'சிறந்தவை'
export const withPictures = 'படங்களுடன்'
export const newest = 'புதியவை'
export const noReviewsOfThisKind = 'இந்த வகை விமர்சனம் இன்னும் இல்லை.'
export const couldNotLoadMore = 'மேலும் விமர்சனங்களைக் காட்ட முடியவில்லை.'
export const showMoreReviews = 'மேலும் விமர்சனங்களைக் காட்டு'
export const nobodyHasRated = 'இந்த ஹோட்டலுக்கு இன்னும் யாரும் ரேட்டிங் தரவில்லை. தங்கிய பிறகு முதல் ஆளாகத் தாருங்கள்.'

export const stayedHere = 'இங்கே தங்கினார்'
export const readMore = (guest: string) => `மேலும் படி<hidden>: ${guest} எழுதிய விமர்சனம்</hidden>`
export const readLess = (guest: string) => `சுருக்கு<hidden>: ${guest} எழுதிய விமர்சனம்</hidden>`
export const hotelAnswers = (date: string) => `<b>ஹோட்டலின் பதில்</b> <soft>${date}</soft>`
export const guestsPicture = (guest: string, index: number) => `${guest} காட்டும் படம், ${index} (புதிய டேப்)`
export const somebodysPicture = (index: number) => `ஒரு விருந்தினர் காட்டும் படம், ${index} (புதிய டேப்)`

export const howWasYourStay = 'தங்கல் எப்படி இருந்தது?'
export const pressHeart = 'ஓர் இதயத்தை அழுத்துங்கள்'
export const ofFive = (rating: number) => `5-இல் ${rating}`
export const yourReview = 'உங்கள் விமர்சனம் <soft>(விரும்பினால்)</soft>'
export const yourReviewIsShown = 'உங்கள் விமர்சனம் உங்கள் முதல் பெயருடன் மட்டும் காட்டப்படும்.'
export const rateAspects = 'தனியுரிமை, சுத்தம், வரவேற்பு, இடம் ஆகியவற்றுக்கு ரேட்டிங் தாருங்கள்'
export const addPictures = 'படங்களைச் சேர்'
export const yourPictures = 'உங்கள் படங்கள்'
export const yourPicture = (index: number) => `உங்கள் படம் ${index}`
export const removePicture = (index: number) => `படம் ${index}-ஐ நீக்கு`
export const sendReview = (booking: string) => `விமர்சனத்தை அனுப்பு<hidden>, புக்கிங் ${booking}</hidden>`
export const sendingReview = (booking: string) => `அனுப்புகிறது...<hidden> புக்கிங் ${booking}</hidden>`
export const pleaseChooseHearts = '1 முதல் 5 இதயங்களைத் தேர்ந்தெடுங்கள்.'
export const reviewIsTooLong = (most: number) => `விமர்சனம் அதிகபட்சம் ${most} எழுத்துகள் இருக்கட்டும்.`

export const youGave = 'நீங்கள் தந்தது <hearts></hearts>'
export const thankYou = 'நன்றி. உங்கள் விமர்சனம் மற்றவர்கள் தேர்ந்தெடுக்க உதவும்.'
export const takeBack = 'என் ரிவ்யூவைத் திரும்பப் பெறுங்கள்'
export const takenBackForGood = 'இனி யாரும் அதைப் படிக்க முடியாது, இந்தத் தங்கலுக்கு வேறு எழுதவும் முடியாது.'
export const yesTakeBack = 'ஆம், திரும்பப் பெறுகிறேன்'
export const keepReview = 'இருக்கட்டும்'
export const youTookBack = 'உங்கள் ரிவ்யூவைத் திரும்பப் பெற்றீர்கள்.'
