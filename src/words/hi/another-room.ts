import { formatCount } from '#domain/kernel/money.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { plural } from './plural.ts'

export const anotherRoom = 'दूसरा रूम'
export const isHotelRefusingYou = 'क्या होटल आपको मना कर रहा है?'
export const tapOnce =
  'एक बार दबाइए, हम होटल और अपनी टीम को बताते हैं। फिर आप चुनिए: पास में दूसरा रूम, बिना और पैसे दिए, या अपने पैसे वापस। पैसों के लिए हम पहले होटल से पूछते हैं।'
export const hotelTurnsUsAway = 'होटल हमें मना कर रहा है'
export const keepBooking = 'बुकिंग रहने दें'
export const talkToUsNow = 'अभी हमसे बात करें'

export const roomIsAtThisHotel = 'हमारे ऑफ़िस ने तय किया है कि आपका रूम इसी होटल में है'
export const youHaveAnotherRoom = 'आपके पास दूसरा रूम है'
export const moneyIsOnItsWay = 'आपके पूरे पैसे रास्ते में हैं'
export const callForHelp = (supportPhone: string) => `मदद चाहिए तो ${supportPhone} पर कॉल कीजिए।`
export const couldNotLoadPage = 'यह पेज लोड नहीं हुआ'
export const refusedCallForHelp = (reason: string, supportPhone: string) =>
  `${reason} मदद चाहिए तो ${supportPhone} पर कॉल कीजिए।`

export const weHaveAnotherRoom = 'आपके लिए दूसरा रूम है'
export const weAreSorry = 'हमें अफ़सोस है'
export const sorry = 'हमें अफ़सोस है।'
export const hotelAndTeamKnow = (hotel: string) => `${hotel} और हमारी टीम को पता है कि आपको मना किया गया।`
export const hotelCannotTakeYou = (hotel: string) => `${hotel} आपको आपका रूम नहीं दे सकता।`
const FREE_ROOMS = ['', 'नीचे वाला रूम', 'नीचे के दोनों रूम', 'नीचे के तीनों रूम']
export const roomsAreFree = (rooms: number, time: string) =>
  `${FREE_ROOMS[rooms] ?? `नीचे के सभी ${rooms} रूम`} ${time} से खाली ${plural(rooms, 'है', 'हैं')}, और आपको और कुछ नहीं देना। आपका समय वही रहेगा।`
export const noOtherRoom =
  'आज रात के लिए यहाँ कोई और रूम हमारे पास नहीं है। अपने पूरे पैसे वापस लीजिए, या हमें कॉल कीजिए: हम अभी मदद करते हैं।'

export const hotelsNearYou = 'आपके पास के होटल'
export const kilometresAway = (kilometres: number) => `${kilometres} किमी दूर`
export const nextDoor = 'बिल्कुल पास'
export const withBathtub = 'बाथटब के साथ'
export const breakfast = 'नाश्ते के साथ'
export const loveKit = 'लव किट के साथ'
export const rating = (average: number, ratings: number) => `${formatCount(ratings)} मेहमानों की रेटिंग ${average}`
export const notRatedYet = 'अभी रेटिंग नहीं'

export const officeLooksAtIt =
  'आपकी बात हमारे ऑफ़िस तक पहुँच गई है और वह अभी देख रहा है। वह आपको कॉल करता है या यह रूम बुक करता है। तब तक आप दूसरा रूम ले सकते हैं।'
export const officeHasToAgree = `पिछले ${DEARER_ROOM_DAYS} दिनों में हम आपके एक महँगे रूम के पैसे दे चुके हैं, इसलिए इसके लिए हमारे ऑफ़िस की हाँ चाहिए। वह तुरंत देखता है।`
export const cheaperRoomBackAtOnce = (difference: string) =>
  `यह रूम ${difference} सस्ता है। यह रकम हम आपको तुरंत वापस भेजते हैं।`
export const cheaperRoomBackLater = (difference: string) =>
  `यह रूम ${difference} सस्ता है। पहले होटल या हमारे ऑफ़िस का जवाब आने पर हम यह रकम आपको वापस भेजते हैं, ${ANSWER_MINUTES + DECISION_MINUTES} मिनट के अंदर, सिवाय तब जब हमारा ऑफ़िस पाए कि वहाँ आपका स्वागत था।`

export const whatYouPay = 'आपको क्या देना है'
export const roomAt = (hotel: string, slot: string) => `${hotel}, ${slot}`
export const yourBooking = 'आपकी बुकिंग'
export const coveredForYou = 'हम देते हैं'
export const comesBackToYou = 'आपको वापस'
export const extraToPay = 'और देना है'
export const atDeskAsBefore = 'रिसेप्शन पर, पहले की तरह'
export const extra = 'और'
export const takeRoomAt = (hotel: string) => `${hotel} लें`
export const askForRoomAt = (hotel: string) => `${hotel} माँगें`

export const hotelOwesCredit = (amount: string) =>
  `पैसे के साथ होटल से ${amount} का क्रेडिट भी मिलता है, क्योंकि आप भी अब कैंसल नहीं कर सकते थे।`
export const refundInFull = (paid: string) => `पूरा रिफ़ंड दें, ${paid}`
export const moneyIsComing = 'आपके पैसे वापस आ रहे हैं।'
export const hotelAnswersFirst = (time: string, decidedBy: string) =>
  `आपके पैसे ${time} वापस आते हैं, सिवाय तब जब होटल कहे कि आपका स्वागत है या आप अपने रूम में हैं। तब हमारा ऑफ़िस ${decidedBy} तक फ़ैसला करता है। आप अब भी दूसरा रूम ले सकते हैं।`
export const officeDecides = (time: string) =>
  `होटल का कहना है कि आपका स्वागत है या आप अपने रूम में हैं। हमारा ऑफ़िस ${time} तक फ़ैसला करता है। हमने न किया, तो तब आपके पैसे वापस आते हैं। आप अब भी दूसरा रूम ले सकते हैं।`

export const noLawStopsTwoAdults = 'कोई कानून दो बालिगों को एक रूम में रुकने से नहीं रोकता। रिसेप्शन पर आपको बहस नहीं करनी है।'
