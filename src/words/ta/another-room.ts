import { formatCount } from '#domain/kernel/money.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { plural } from './plural.ts'

export const anotherRoom = 'வேறு அறை'
export const isHotelRefusingYou = 'ஹோட்டல் உங்களை மறுக்கிறதா?'
export const tapOnce =
  'ஒரு முறை தட்டுங்கள், ஹோட்டலுக்கும் எங்கள் குழுவுக்கும் சொல்கிறோம். பிறகு நீங்கள் தேர்ந்தெடுக்கலாம்: கூடுதல் செலவில்லாமல் அருகில் வேறு அறை, அல்லது உங்கள் பணம் திரும்ப. பணத்துக்கு முதலில் ஹோட்டலிடம் கேட்போம்.'
export const hotelTurnsUsAway = 'ஹோட்டல் எங்களை மறுக்கிறது'
export const keepBooking = 'புக்கிங் இருக்கட்டும்'
export const talkToUsNow = 'இப்போதே பேசுங்கள்'

export const roomIsAtThisHotel = 'உங்கள் அறை இந்த ஹோட்டலில்தான் என்று எங்கள் அலுவலகம் முடிவு செய்தது'
export const youHaveAnotherRoom = 'உங்களுக்கு வேறு அறை உள்ளது'
export const moneyIsOnItsWay = 'உங்கள் முழுப் பணமும் வந்துகொண்டிருக்கிறது'
export const callForHelp = (supportPhone: string) => `உதவி வேண்டுமென்றால் ${supportPhone} எண்ணை அழையுங்கள்.`
export const couldNotLoadPage = 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை'
export const refusedCallForHelp = (reason: string, supportPhone: string) =>
  `${reason} உதவி வேண்டுமென்றால் ${supportPhone} எண்ணை அழையுங்கள்.`

export const weHaveAnotherRoom = 'உங்களுக்கு எங்களிடம் வேறு அறை உள்ளது'
export const weAreSorry = 'மன்னிக்கவும்'
export const sorry = 'மன்னிக்கவும்.'
export const hotelAndTeamKnow = (hotel: string) => `உங்களுக்கு அறை மறுக்கப்பட்டது ${hotel}-க்கும் எங்கள் குழுவுக்கும் தெரியும்.`
export const hotelCannotTakeYou = (hotel: string) => `${hotel} உங்கள் அறையைத் தர முடியவில்லை.`
const FREE_ROOMS = ['', 'கீழே உள்ள அறை', 'கீழே உள்ள இரண்டு அறைகளும்', 'கீழே உள்ள மூன்று அறைகளும்']
export const roomsAreFree = (rooms: number, time: string) =>
  `${FREE_ROOMS[rooms] ?? `கீழே உள்ள எல்லா ${rooms} அறைகளும்`} ${time} முதல் காலி, கூடுதலாக எதுவும் செலுத்த வேண்டாம். உங்கள் நேரம் மாறாது.`
export const noOtherRoom =
  'இங்கே இன்றிரவு உங்களுக்குத் தரக்கூடிய வேறு அறை எதுவும் எங்களுக்குத் தெரியவில்லை. முழுப் பணத்தையும் திரும்பப் பெறுங்கள், அல்லது எங்களை அழையுங்கள்: இப்போதே உதவுகிறோம்.'

export const hotelsNearYou = 'உங்கள் அருகில் உள்ள ஹோட்டல்கள்'
export const kilometresAway = (kilometres: number) => `${kilometres} கி.மீ. தூரம்`
export const nextDoor = 'பக்கத்திலேயே'
export const withBathtub = 'பாத்டப் உடன்'
export const breakfast = 'காலை உணவுடன்'
export const loveKit = 'லவ் கிட் உடன்'
export const rating = (average: number, ratings: number) =>
  `${formatCount(ratings)} ${plural(ratings, 'விருந்தினர்', 'விருந்தினர்கள்')} தந்த ரேட்டிங் ${average}`
export const notRatedYet = 'இன்னும் ரேட்டிங் இல்லை'

export const officeLooksAtIt =
  'உங்கள் விருப்பம் எங்கள் அலுவலகத்திடம் உள்ளது, இப்போதே பார்க்கிறார்கள். உங்களை அழைப்பார்கள் அல்லது புக் செய்வார்கள். அதற்குள் நீங்கள் வேறு அறையை எடுக்கலாம்.'
export const officeHasToAgree = `கடந்த ${DEARER_ROOM_DAYS} நாட்களில் உங்களுக்காக விலை அதிகமான ஓர் அறைக்கு நாங்கள் பணம் தந்தோம், எனவே இதற்கு எங்கள் அலுவலகம் சம்மதிக்க வேண்டும். உடனே பார்ப்பார்கள்.`
export const cheaperRoomBackAtOnce = (difference: string) =>
  `இந்த அறையின் விலை ${difference} குறைவு. அதை உடனே உங்களுக்குத் திருப்பி அனுப்புகிறோம்.`
export const cheaperRoomBackLater = (difference: string) =>
  `இந்த அறையின் விலை ${difference} குறைவு. முதல் ஹோட்டலோ எங்கள் அலுவலகமோ பதில் தந்ததும், ${ANSWER_MINUTES + DECISION_MINUTES} நிமிடங்களுக்குள், அதை உங்களுக்குத் திருப்பி அனுப்புகிறோம்; அங்கே உங்களை வரவேற்றார்கள் என்று எங்கள் அலுவலகம் கண்டால் மட்டும் இல்லை.`

export const whatYouPay = 'நீங்கள் செலுத்துவது'
export const roomAt = (hotel: string, slot: string) => `${hotel}, ${slot}`
export const yourBooking = 'உங்கள் புக்கிங்'
export const coveredForYou = 'உங்களுக்காக நாங்கள் தருவது'
export const comesBackToYou = 'உங்களுக்குத் திரும்ப வருவது'
export const extraToPay = 'கூடுதலாகச் செலுத்த'
export const atDeskAsBefore = 'ரிசப்ஷனில், முன்பு போலவே'
export const extra = 'கூடுதல்'
export const takeRoomAt = (hotel: string) => `${hotel} எடு`
export const askForRoomAt = (hotel: string) => `${hotel} கேள்`

export const hotelOwesCredit = (amount: string) =>
  `பணத்துடன் ஹோட்டலிடமிருந்து ${amount} கிரெடிட்டும் கிடைக்கும், ஏனெனில் நீங்களும் இனி ரத்து செய்திருக்க முடியாது.`
export const refundInFull = (paid: string) => `முழு ரீஃபண்ட் தாருங்கள், ${paid}`
export const moneyIsComing = 'உங்கள் பணம் திரும்ப வந்துகொண்டிருக்கிறது.'
export const hotelAnswersFirst = (time: string, decidedBy: string) =>
  `உங்களை வரவேற்பதாகவோ நீங்கள் அறையில் இருப்பதாகவோ ஹோட்டல் சொல்லாவிட்டால், ${time}க்கு உங்கள் பணம் திரும்ப வரும். அப்படிச் சொன்னால், ${decidedBy}க்குள் எங்கள் அலுவலகம் முடிவு செய்யும். நீங்கள் இன்னும் வேறு அறையை எடுக்கலாம்.`
export const officeDecides = (time: string) =>
  `உங்களை வரவேற்பதாகவோ நீங்கள் அறையில் இருப்பதாகவோ ஹோட்டல் சொல்கிறது. ${time}க்குள் எங்கள் அலுவலகம் முடிவு செய்யும். செய்யாவிட்டால் அப்போது உங்கள் பணம் திரும்ப வரும். நீங்கள் இன்னும் வேறு அறையை எடுக்கலாம்.`

export const noLawStopsTwoAdults =
  'வயது வந்த இருவர் ஓர் அறையில் தங்குவதை எந்தச் சட்டமும் தடுக்கவில்லை. ரிசப்ஷனில் நீங்கள் வாதாட வேண்டியதில்லை.'
