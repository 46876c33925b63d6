import type { DeskView } from '#contract/bookings.ts'
import { acceptedIds } from '../accepted-ids.ts'
import { plural } from '../plural.ts'

type Rooms = { slot: string; days: number; rooms: number; guests: number; hasBathtub: boolean }

export function bookedRooms({ slot, days, rooms, guests, hasBathtub }: Rooms): string {
  const words = [slot]
  if (days > 1) words.push(`${days} நாட்கள்`)
  words.push(`${rooms} ${plural(rooms, 'அறை', 'அறைகள்')}`, `${guests} ${plural(guests, 'விருந்தினர்', 'விருந்தினர்கள்')}`)
  if (hasBathtub) words.push('பாத்டப் உள்ள அறை')
  return words.join(', ')
}

export const moment = (day: string, time: string) => `<whole>${day},</whole> <whole>${time}</whole>`
export const stayOnOneDay = (day: string, from: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> முதல் <whole>${until}</whole> வரை`
export const stayOverDays = (day: string, from: string, lastDay: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> முதல் <whole>${lastDay},</whole> <whole>${until}</whole> வரை`

export const directions = (shortId: string) => `வழி<hidden>, புக்கிங் ${shortId} (புதிய டேப்)</hidden>`
export const callHotel = (shortId: string) => `ஹோட்டலை அழை<hidden>, புக்கிங் ${shortId}</hidden>`
export const callUs = (shortId: string) => `எங்களை அழை<hidden>, புக்கிங் ${shortId}</hidden>`
export const calendar = (shortId: string) => `காலண்டர்<hidden> கோப்பு, புக்கிங் ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `நாளோ ஹோட்டலோ தவறா? எங்களை அழையுங்கள்: <link>${supportPhone}</link>`

export const bothOfAge = (legalAge: number) => `உங்கள் இருவருக்கும் வயது ${legalAge} அல்லது அதற்கு மேல் இருக்க வேண்டும்.`
export const twoOriginalIds = `இரண்டு அசல் ID-கள், ஒவ்வொரு விருந்தினருக்கும் ஒன்று: ${acceptedIds}.`
export const noPan = 'PAN ஏற்கப்படாது, ஏனெனில் அதில் முகவரி இல்லை.'
export const nameMatchesId = 'புக்கிங்கின் பெயர் ஒரு விருந்தினரின் ID-யுடன் பொருந்த வேண்டும்.'

const OPENED: Record<DeskView['of'], string> = { photo: 'படத்தை', identity: 'ID-ஐ' }
export const seenByDeskOf = (hotel: string) => `${hotel} ரிசப்ஷன் பார்த்தது`
export const hotelOpened = (opened: readonly DeskView['of'][]) =>
  `செக்-இன்னுக்காக ஹோட்டல் உங்கள் ${opened.map((of) => OPENED[of] + (opened.length > 1 ? 'யும்' : 'த்')).join(' ')} திறந்தது. செக்-அவுட்டுக்குப் பிறகு திறக்க முடியாது.`
export const photoOpenedAt = (time: string) => `படம், ${time}`
export const idOpenedAt = (time: string) => `ID, ${time}`

export const hotelHasSeenBooking = 'ஹோட்டல் உங்கள் புக்கிங்கைப் பார்த்துவிட்டது'
export const youCheckedInAt = (time: string) => `நீங்கள் ${time}க்கு செக்-இன் செய்தீர்கள்`
export const hotelCannotTakeYou = (hotel: string) =>
  `${hotel} உங்கள் அறையைத் தர முடியவில்லை. மன்னிக்கவும். கூடுதல் செலவில்லாமல் வேறு அறையைத் தேர்ந்தெடுங்கள், அல்லது முழுப் பணத்தையும் திரும்பப் பெறுங்கள்.`
export const youWereTurnedAway =
  'ஹோட்டல் உங்களை மறுத்ததாகச் சொன்னீர்கள். கூடுதல் செலவில்லாமல் வேறு அறையைத் தேர்ந்தெடுங்கள், அல்லது முழுப் பணத்தையும் திரும்பப் பெறுங்கள்.'
export const chooseAnotherRoom = (shortId: string) => `வேறு அறையைத் தேர்ந்தெடு<hidden>, புக்கிங் ${shortId}</hidden>`
export const roomAtAnotherHotel = 'வேறு ஹோட்டலில் உங்களுக்கு அறை உள்ளது. நீங்கள் செலுத்திய பணம் அதற்குப் போதும்.'
export const cheaperRoomAtAnotherHotel = (difference: string) =>
  `வேறு ஹோட்டலில் உங்களுக்கு அறை உள்ளது. நீங்கள் செலுத்திய பணம் அதற்குப் போதும். அதன் விலை ${difference} குறைவு; முதல் ஹோட்டலோ எங்கள் அலுவலகமோ பதில் தந்ததும் அந்தத் தொகையை உங்களுக்கு அனுப்புகிறோம்.`

export const yourNewTime = 'உங்கள் புதிய நேரம்'
export const checkingPayment = 'உங்கள் பேமெண்டைச் சரிபார்க்கிறோம். சில நொடிகள் ஆகும்.'
export const payUntil = (time: string) => `${time}க்குள் பணம் செலுத்துங்கள். செலுத்தும் வரை உங்கள் புக்கிங் அப்படியே இருக்கும்.`
export const payForNewTime = (shortId: string, amount: string) =>
  `இப்போது செலுத்து<hidden>, புக்கிங் ${shortId} புதிய நேரத்துக்கு,</hidden> ${amount}`

export const didYouCome = 'நீங்கள் வந்தீர்களா?'
export const ifNotNothingToDo = 'வரவில்லை என்றால் எதுவும் செய்ய வேண்டாம்.'
export const yesWeCame = 'ஆம், வந்தோம்'
export const arrivalNoted = 'நன்றி. குறித்துக்கொண்டோம்.'

export const doYouWantHours = 'சேர்க்கப்பட்ட மணி நேரம் உங்களுக்கு வேண்டுமா?'
export const hoursAreInMessage =
  'எத்தனை மணி நேரம், எதுவரை, எவ்வளவு பணம் என்பது எங்கள் மெசேஜில் உள்ளது. நீங்கள் கேட்கவில்லை என்றால் இல்லை என்று சொல்லுங்கள்.'
export const yesWeStayLonger = 'ஆம், அதிக நேரம் தங்குகிறோம்'
export const noWeDidNotAsk = 'இல்லை, நாங்கள் கேட்கவில்லை'
export const stayIsLonger = 'நன்றி. தங்கல் நீட்டிக்கப்பட்டது.'
export const stayEndsAsAgreed = 'நன்றி. இந்த மணி நேரத்துக்கு நீங்கள் எதுவும் தர வேண்டாம். முன்பு ஒப்புக்கொண்ட நேரத்தில் தங்கல் முடியும்.'

export const mayBeOfAnotherAccount = 'இது வேறு கணக்குடையதாக இருக்கலாம். உங்களுடையவை என் புக்கிங்குகளில் உள்ளன.'

export const newsOfStay = 'உங்கள் தங்கல் பற்றிய செய்தி'
export const notifyHere = 'இந்தப் பிரவுசரில் அறிவிக்கவும்'
export const notifyWords =
  'புதிய செய்தி இருப்பதாக மட்டுமே சொல்லும்; ஹோட்டலோ அறையோ இருக்காது. நீங்கள் அணைத்தால் அல்லது லாக்-அவுட் ஆனால் நின்றுவிடும்.'
export const notifyBlocked = 'உங்கள் பிரவுசர் இந்தத் தளத்தின் அறிவிப்புகளைத் தடுக்கிறது. அதன் அமைப்புகளில் அனுமதித்து, இதை இயக்குங்கள்.'
export const notifyFailed = 'இந்தப் பிரவுசரைப் பதிவு செய்ய முடியவில்லை. நெட்வொர்க்கைப் பார்த்து மீண்டும் முயலுங்கள்.'
