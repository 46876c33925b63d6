import { inTamil } from './case-endings.ts'

export const privateRoom = 'சில மணி நேரம், ஓர் இரவு அல்லது அதற்கும் மேல் ஒரு தனி அறை. உள்ளூர் ID-க்கும் வரவேற்பு.'
type LowestPrices = { city: string; night: string; hours: string }
export const tonightFrom = ({ city, night, hours }: LowestPrices) =>
  `${inTamil(city)} இன்றிரவு <b>${night}</b> முதல், சில மணி நேரம் <b>${hours}</b> முதல், வரி உட்பட. உள்ளூர் ID-க்கும் வரவேற்பு.`
export const searchHotels = 'ஹோட்டல் தேடு'
export const hotelsClaim = '<b>700+</b> ஹோட்டல்கள்'
export const couplesClaim = '<b>50,000+</b> ஜோடிகள்'
export const supportClaim = 'உதவி <b>24 மணி நேரமும்</b>'

export const guestFavouritesIn = (city: string) => `${inTamil(city)} எல்லோருக்கும் பிடித்தவை`
export const seeAll = (count: number) => `${count}-ஐயும் பார்`
export const seeAllIn = (count: number, city: string) => `${inTamil(city)} ${count}-ஐயும் பார்`

export const stayForTimeYouNeed = 'தேவையான நேரம் மட்டும் தங்குங்கள்'
export const payForTimeYouNeed =
  'சில மணி நேரத்துக்கோ முழு இரவுக்கோ மட்டும் பணம் செலுத்துங்கள். குறைந்த நேர ஸ்லாட்டின் விலை பொதுவாகக் குறைவு.'
export const fromPrice = (price: string) => `<b>${price}</b> முதல்`

export const chooseCity = 'நகரத்தைத் தேர்ந்தெடுங்கள்'
export const hotels = (count: number) => `${count} ஹோட்டல்`
export const moreCities = (count: number) => `மேலும் ${count} நகரங்கள்`

export const beReadyBeforeYouArrive = 'வருவதற்கு முன்பே தயாராகுங்கள்'
export const howCheckInIsFaster =
  'கிளம்பும் முன் உங்கள் படத்தையும் ID-ஐயும் சேர்த்து, பார்ட்னரை ஃபோன் எண் மூலம் அழையுங்கள். 70% வரை வேகம் என்று சொல்லப்படுகிறது: ரிசப்ஷன் அவற்றைச் சரிபார்த்துச் சாவியைத் தரும். அசல் ID-களை உடன் வைத்திருங்கள்.'
export const howItWorks = 'எப்படி நடக்கிறது'
export const addYourPhoto = 'படத்தைச் சேருங்கள்'
export const addYourId = 'ID-ஐச் சேருங்கள்'
export const inviteYourPartner = 'பார்ட்னரை அழையுங்கள்'
export const collectKey = 'சாவியைப் பெறுங்கள்'

export const safeAndLegal = 'பாதுகாப்பானது, சட்டப்படி சரி, உங்கள் சொந்த விஷயம்'
export const everyHotelSaysYes = 'ஒவ்வொரு ஹோட்டலும் முதலில் சம்மதிக்கிறது'
export const eachOneAgrees = 'திருமணமானாலும் ஆகாவிட்டாலும், உள்ளூர் ID-யுடன் ஜோடிகளை வரவேற்பதாக ஒவ்வொன்றும் எழுத்தில் ஒப்புக்கொள்கிறது.'
export const lawIsOnYourSide = 'சட்டம் உங்கள் பக்கம்'
export const twoAdultsMayShare = 'வயது வந்த இருவர் ஒரு ஹோட்டல் அறையில் தங்கலாம். <link>சட்டம் சொல்வதைப் படியுங்கள்</link>'
export const quietByDesign = 'யாருக்கும் தெரியாதபடி'
export const neutralTitles = 'பக்கத் தலைப்புகளும் மெசேஜ்களும் எதையும் வெளிக்காட்டாது. எந்தப் பக்கத்தையும் உடனே மறைக்க ஒரு பட்டன் உள்ளது.'

export const creditWhenYouJoin = (credit: string) => `சேரும்போது உங்களுக்கு ${credit}`
export const signingUpGivesCredit = (rupees: number) =>
  `சைன்-அப் செய்தால் ${rupees} ரூபாய் கிரெடிட். பிறகு ஒரு நண்பரை ரெஃபர் செய்தால் இருவருக்கும் லாபம்.`
export const signUp = 'சைன்-அப் செய்'
export const doYouRunHotel = 'ஹோட்டல் நடத்துகிறீர்களா?'
export const reachCouples = 'முன்பே புக் செய்து, ID-களுடன் வரும் ஜோடிகள் கிடைப்பார்கள்.'
export const getYourHotelListed = 'உங்கள் ஹோட்டலைச் சேர்க்க'
