import { MAX_WAITS, NEXT_TOLD_MINUTES, TOLD_A_ROOM } from '#domain/waits/waiting-list.ts'

export const tellUs = 'அறை காலியானால் சொல்லுங்கள்'
export const whereFrom = 'எங்கே'
export const onlyHotel = (hotel: string) => `${hotel} மட்டும்`
export const anyHotelIn = (place: string) => `${place}: எந்த ஹோட்டலும்`
export const weText = 'நீங்கள் லாகின் செய்யும் எண்ணுக்கு லிங்க்குடன் ஒரு பொதுவான மெசேஜ் அனுப்புவோம்; ஹோட்டல் பெயர் இருக்காது.'
export const firstCome = (start: string) =>
  `முதலில் வருபவருக்கே. வரிசைப்படி ஒரே நேரத்தில் ${TOLD_A_ROOM} பேருக்குச் சொல்கிறோம், ${NEXT_TOLD_MINUTES} நிமிடம் கழித்து அடுத்தவர்களுக்கு; ஆனால் காலி அறை அப்போதே எல்லோருக்கும் திறந்திருக்கும். உங்களுக்காக எதுவும் ஒதுக்கப்படாது. ${start} அன்று ஸ்லாட் தொடங்கும்போது காத்திருப்பு முடியும்.`
export const waitForRoom = 'அறைக்குக் காத்திருங்கள்'
export const signInToWait = 'லாகின் செய்யுங்கள்; மெசேஜை எங்கே அனுப்புவது என்று அப்போதுதான் தெரியும்.'
export const wellTellYou = 'நாங்கள் சொல்கிறோம்'
export const youAreFirst = (place: string) => `${place}: வரிசையில் நீங்கள்தான் முதல்.`
export const othersAhead = (count: number, place: string) => `${place}: வரிசையில் உங்கள் எண் ${count + 1}.`
export const until = 'எதுவரை'
export const day = 'நாள்'
export const stopWaiting = 'காத்திருப்பை நிறுத்துங்கள்'
export const stopWaitingFor = (place: string) => `${place}: காத்திருப்பை நிறுத்துங்கள்`
export const stopped = 'நீங்கள் இனி காத்திருக்கவில்லை.'
export const lostAnswer = 'இது வந்து சேர்ந்ததா என்று தெரியவில்லை. மீண்டும் அழுத்துங்கள்: ஒரே முறைதான் கணக்கில் வரும்.'
export const seeRooms = 'காலி அறைகளைப் பாருங்கள்'
export const allSold = (count: number, place: string) =>
  count === 1
    ? `${place}: இருக்கும் ஒரே ஹோட்டல் இந்த நேரத்துக்கு நிரம்பிவிட்டது`
    : `${place}: ${count} ஹோட்டல்களும் இந்த நேரத்துக்கு நிரம்பிவிட்டன`
export const allThatFitSold = (count: number) =>
  count === 1
    ? 'இந்த ஃபில்டர்களுக்குப் பொருந்தும் ஒரே ஹோட்டல் இந்த நேரத்துக்கு நிரம்பிவிட்டது'
    : `இந்த ஃபில்டர்களுக்குப் பொருந்தும் ${count} ஹோட்டல்களும் இந்த நேரத்துக்கு நிரம்பிவிட்டன`
export const showAllOf = (city: string) => `${city}-இல் உள்ள எல்லா ஹோட்டல்களையும் காட்டு`
export const comeFree = (start: string) =>
  `மற்றவர்கள் ரத்து செய்தால் அறைகள் காலியாகும். ${start} அன்று ஸ்லாட் தொடங்கும் வரை உங்களுக்குச் செய்தி அனுப்பலாம்.`
export const waitingFor = 'அறைக்குக் காத்திருப்பு'
export const toldYou = (moment: string) => `${moment} அன்று உங்களுக்குச் சொன்னோம். முதலில் வருபவருக்கே.`
export const atMost = `ஒரே நேரத்தில் அதிகபட்சம் ${MAX_WAITS}.`
