import { dayWords } from './times.ts'

export const productHome = (product: string) => `${product}, முகப்பு`
export const main = 'முதன்மை'
export const downloadApp = 'ஆப்'
export const team = 'குழு'
export const joinUsInHeader = 'சேருங்கள்'
export const loveForum = 'லவ் ஃபோரம்'
export const loginSignUp = 'லாகின்/சைன்-அப்'
export const myProfile = 'என் சுயவிவரம்'
export const logout = 'லாக்-அவுட்'

export const menu = 'மெனு'
export const closeMenu = 'மெனுவை மூடு'
export const credit = (amount: string) => `கிரெடிட்: ${amount}`
export const creditWhenYouJoin = (credit: string) => `சேரும்போது ${credit} கிரெடிட்`
export const myData = 'என் தரவு'
export const safetyAndLaw = 'பாதுகாப்பும் சட்டமும்'

export const hideThisPage = 'இந்தப் பக்கத்தை மறை'
export const today = 'இன்று'
export const todaysDate = (now: Date) => dayWords(now)
export const goBack = 'திரும்பிச் செல்'

export const help = 'உதவி'
export const helpDidNotLoad = (phone: string) => `உதவி திறக்கவில்லை. ${phone} எண்ணை எந்த நேரமும் அழையுங்கள்.`

export const allPagesAndContact = 'எல்லாப் பக்கங்களும் தொடர்பும்'
export const footer = 'அடிப்பகுதி'
export const aboutUs = 'எங்களைப் பற்றி'
export const joinUs = 'எங்களுடன் சேருங்கள்'
export const blog = 'வலைப்பதிவு'
export const referAndEarn = 'ரெஃபர் செய்து பெறுங்கள்'
export const getYourHotelListed = 'உங்கள் ஹோட்டலைச் சேர்க்க'
export const terms = 'விதிமுறைகள்'
export const privacy = 'தனியுரிமை'
export const refundsCancellations = 'ரீஃபண்ட்/​ரத்து'
export const ourRecord = 'எங்கள் பதிவு'
export const howWeOrder = 'ஹோட்டல் வரிசை'
export const findUs = 'எங்களைக் காண'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
export const youtube = 'YouTube'
export const needHelp = 'உதவி வேண்டுமா? எந்த நேரமும்'

export const theAppOffer = 'ஆப் சலுகை'
export const android = 'Android'
export const ios = 'iOS'
export const androidAndIos = 'Android, iOS. ஆப் ஐகானும் மெசேஜ்களும் எதையும் வெளிக்காட்டாது.'
export const bookingsAtHand = 'புக்கிங்குகளும் வவுச்சர்களும் கைவசம். ஐகானும் மெசேஜ்களும் எதையும் வெளிக்காட்டாது.'
export const closeAppOffer = 'ஆப் சலுகையை மூடு'

export const theQuestion = 'கேள்வி'
export const mayWeUseAnalytics = 'அனலிட்டிக்ஸ் பயன்படுத்தலாமா?'
export const analyticsAreOn = 'அனலிட்டிக்ஸ் இயங்குகிறது'
export const whatWeWouldCount =
  'எந்தப் பக்கங்கள் திறக்கப்படுகின்றன, எந்தப் படிகள் எடுக்கப்படுகின்றன என்று எண்ண விரும்புகிறோம், அவற்றை மேம்படுத்த. உங்கள் பெயர், எண், புக்கிங் இதில் ஒருபோதும் இருக்காது.'
export const googleReceives = 'இந்த எண்ணிக்கை Google-க்கும் போகும்.'
export const metaReceives = 'இந்த எண்ணிக்கை Meta-வுக்கும் போகும்.'
export const googleAndMetaReceive = 'இந்த எண்ணிக்கை Google-க்கும் Meta-வுக்கும் போகும்.'
export const theyAreOff = 'இது நிறுத்தப்பட்டுள்ளது.'
export const theyStayOff = 'நீங்கள் அனுமதிக்கும் வரை இது இயங்காது.'
export const allowAnalytics = 'அனலிட்டிக்ஸை அனுமதி'
export const noThanks = 'வேண்டாம், நன்றி'
export const turnOff = 'நிறுத்து'

export const somethingWentWrong = 'ஏதோ தவறு நடந்தது'
export const somethingWentWrongOnOurSide = 'எங்கள் தரப்பில் ஏதோ தவறு நடந்தது'
export const couldNotShowPage = (phone: string) =>
  `இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. புக் செய்துகொண்டோ பணம் செலுத்திக்கொண்டோ இருந்தால், மீண்டும் முயலும் முன் என் புக்கிங்குகளைப் பாருங்கள்: எது புக் ஆனது, எவ்வளவு செலுத்தினீர்கள் என்று அங்கே தெரியும். ${phone} எண்ணை எந்த நேரமும் அழைக்கலாம்.`
export const goToHome = 'முகப்புக்குச் செல்'
export const reportFeedback = 'பிரச்சனையைச் சொல்'
export const pageDidNotWork = 'ஒரு பக்கம் வேலை செய்யவில்லை'
export const pageNotFound = 'பக்கம் கிடைக்கவில்லை'
export const couldNotFindPage = 'இந்தப் பக்கம் கிடைக்கவில்லை'
export const addressMayBeOld = 'முகவரி பழையதாகவோ தவறாகவோ இருக்கலாம்.'

export const whatWereYouDoing = 'என்ன செய்துகொண்டிருந்தீர்கள்?'
export const whatWeCanSee = 'எந்தப் பக்கம் எப்படி நின்றது என்று எங்களுக்குத் தெரியும். பெயர், எண் எதையும் எழுத வேண்டாம்.'
export const sendReport = 'அறிக்கையை அனுப்பு'
export const yourReportNumber = (ticket: string) => `நன்றி. உங்கள் அறிக்கை எண் ${ticket}.`
export const quoteThisNumber = 'இதைப் பற்றி எங்களை அழைத்தால் இந்த எண்ணைச் சொல்லுங்கள்.'
