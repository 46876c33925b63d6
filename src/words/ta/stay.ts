import { plural } from './plural.ts'

export const date = 'தேதி'
export const theCalendar = 'காலண்டர்'
export const tooLateToStartHere = 'இன்று இங்கே தங்கத் தொடங்கும் நேரம் முடிந்துவிட்டது.'
export const tooLateToStart = 'இன்று தங்கத் தொடங்கும் நேரம் முடிந்துவிட்டது.'
export const whenDoYouCheckIn = 'எப்போது செக்-இன்?'
export const daysAhead = (most: number, today: string) => `${most} நாட்கள் முன்வரை. இன்று ${today}.`
export const whenDoYouCheckOut = 'எப்போது செக்-அவுட்?'
export const yourCheckIn = 'உங்கள் செக்-இன்'
export const nights = (count: number) => `${count} ${plural(count, 'இரவு', 'இரவுகள்')}`
type FullDays = { count: number; from: string; to: string; most: number }
export const fullDays = ({ count, from, to, most }: FullDays) =>
  `<b>${nights(count)}</b>: ${from}, மதியம் 12 மணி முதல் ${to}, காலை 11 மணி வரை. அதிகபட்சம் ${most} இரவுகள்.`

export const daySold = 'இல்லை'
export const dayShut = 'மூடல்'
export const slotSoldOut = (slot: string) => `${slot} நிரம்பியது`
export const slotClosed = (slot: string) => `${slot} மூடப்பட்டது`
export const theLowestPrice = (price: string) => `${price}, மிகக் குறைந்த விலை`
export const samePriceEveryDay = (slot: string, price: string) => `${slot}: காலியான எல்லா நாளும் ${price}, வரி உட்பட.`
type Lowest = { slot: string; price: string; date: string }
export const lowestPriceOn = ({ slot, price, date }: Lowest) => `${slot}: மிகக் குறைவு ${price}, ${date} அன்று, வரி உட்பட.`
export const lowestPriceOnDays = ({ slot, price, date, others }: Lowest & { others: number }) =>
  `${slot}: மிகக் குறைவு ${price}, ${date} அன்றும் மேலும் ${others} ${plural(others, 'நாளும்', 'நாட்களும்')}, வரி உட்பட.`

export const soldOut = 'நிரம்பியது'
export const closedOnThisDay = 'இந்த நாளில் மூடியுள்ளது'
export const notOfferedHere = 'இங்கே இல்லை'
export const tooLateToBook = 'புக் செய்யும் நேரம் முடிந்தது'

export const slotIsOver = (slot: string, next: string, times: string) =>
  `இன்று ${slot} இனி புக் செய்ய முடியாது. நாங்கள் ${next}, ${times} தேர்ந்தெடுத்துள்ளோம்.`
export const dayHasPassed = (day: string, next: string) => `${day} கடந்துவிட்டது. நாங்கள் ${next} தேர்ந்தெடுத்துள்ளோம்.`
export const tooLateToday = (next: string) => `இன்று தங்கத் தொடங்கும் நேரம் முடிந்துவிட்டது. நாங்கள் ${next} தேர்ந்தெடுத்துள்ளோம்.`
export const tooFarAhead = (day: string, most: number, next: string) =>
  `${day}-க்கு ${most} நாட்களுக்கும் மேல் உள்ளது. நாங்கள் ${next} தேர்ந்தெடுத்துள்ளோம்.`
export const couldNotReadDate = (next: string) =>
  `இந்த லிங்க்கில் உள்ள தேதியைப் படிக்க முடியவில்லை. நாங்கள் ${next} தேர்ந்தெடுத்துள்ளோம்.`
export const stayIsTooLong = (asked: number, most: number) =>
  `ஒரு தங்கல் அதிகபட்சம் ${most} நாட்கள். உங்கள் ${asked} நாட்களை ${most} ஆகக் குறைத்துள்ளோம்.`

export const room = (slot: string) => `அறை, ${slot}`
export const rooms = (count: number) => `${count} அறைகள்`
export const days = (count: number) => `${count} நாட்கள்`
export const couponOnBill = (code: string) => `கூப்பன் ${code}`
export const referralDiscount = 'ரெஃபரல் தள்ளுபடி'
export const taxGst = (rate: number) => `வரி (GST ${rate}%)`
export const yourCredit = 'உங்கள் கிரெடிட்'
export const payNow = 'இப்போது செலுத்த'
export const payAtHotel = 'ஹோட்டலில் செலுத்த'
export const freeToCancelUntil = (moment: string) => `${moment} வரை இலவச ரத்து`
export const freeToCancelInGrace = (minutes: number) =>
  `புக் செய்த ${minutes} நிமிடங்களுக்குள் இலவச ரத்து, ஹோட்டல் உங்களைச் செக்-இன் செய்யும் வரை`
export const tooLateToCancel = (hours: number) =>
  hours > 0
    ? `செக்-இன்னுக்கு ${hours} மணி நேரத்துக்கும் குறைவாக உள்ளது: பணம் செலுத்திய பின் இந்தப் புக்கிங்கை ரத்து செய்ய முடியாது.`
    : 'செக்-இன் நேரம் தொடங்கிவிட்டது: பணம் செலுத்திய பின் இந்தப் புக்கிங்கை ரத்து செய்ய முடியாது.'
export const couldNotPrice = 'விலையைக் கணக்கிட முடியவில்லை. மீண்டும் முயலுங்கள்.'

export const theCouponField = 'கூப்பன் பகுதி'
export const addCoupon = 'கூப்பன் சேர்'
export const coupon = 'கூப்பன்'
export const couponCode = 'கூப்பன் குறியீடு'
export const apply = 'பயன்படுத்து'
export const couponIsBeingChecked = (code: string) => `<b>${code}</b> சரிபார்க்கப்படுகிறது`
export const couponIsApplied = (code: string) => `<b>${code}</b> சேர்க்கப்பட்டது`
export const removeCoupon = (code: string) => `நீக்கு<hidden> கூப்பன் ${code}</hidden>`

/** Next to the heading of the slots. */
export const totalsWithTax = 'மொத்தம், வரி உட்பட'
