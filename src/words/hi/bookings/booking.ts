import type { DeskView } from '#contract/bookings.ts'
import { acceptedIds } from '../accepted-ids.ts'

type Rooms = { slot: string; days: number; rooms: number; guests: number; hasBathtub: boolean }

export function bookedRooms({ slot, days, rooms, guests, hasBathtub }: Rooms): string {
  const words = [slot]
  if (days > 1) words.push(`${days} दिन`)
  words.push(`${rooms} रूम`, `${guests} मेहमान`)
  if (hasBathtub) words.push('बाथटब वाला रूम')
  return words.join(', ')
}

export const moment = (day: string, time: string) => `<whole>${day},</whole> <whole>${time}</whole>`
export const stayOnOneDay = (day: string, from: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> से <whole>${until}</whole> तक`
export const stayOverDays = (day: string, from: string, lastDay: string, until: string) =>
  `<whole>${day},</whole> <whole>${from}</whole> से <whole>${lastDay},</whole> <whole>${until}</whole> तक`

export const directions = (shortId: string) => `रास्ता<hidden>, बुकिंग ${shortId} (नया टैब)</hidden>`
export const callHotel = (shortId: string) => `होटल को कॉल<hidden>, बुकिंग ${shortId}</hidden>`
export const callUs = (shortId: string) => `हमें कॉल करें<hidden>, बुकिंग ${shortId}</hidden>`
export const calendar = (shortId: string) => `कैलेंडर<hidden> फ़ाइल, बुकिंग ${shortId}</hidden>`
export const wrongDayOrHotel = (supportPhone: string) => `दिन या होटल गलत है? हमें कॉल कीजिए: <link>${supportPhone}</link>`

export const bothOfAge = (legalAge: number) => `आप दोनों की उम्र ${legalAge} या ज़्यादा होनी चाहिए।`
export const twoOriginalIds = `दो ओरिजिनल ID, दोनों मेहमानों की एक-एक: ${acceptedIds}।`
export const noPan = 'PAN नहीं चलता, क्योंकि उस पर पता नहीं होता।'
export const nameMatchesId = 'बुकिंग का नाम किसी एक मेहमान की ID से मिलना चाहिए।'

const OPENED: Record<DeskView['of'], string> = { photo: 'फ़ोटो', identity: 'ID' }
export const seenByDeskOf = (hotel: string) => `${hotel} के रिसेप्शन ने देखा`
export const hotelOpened = (opened: readonly DeskView['of'][]) =>
  `होटल ने चेक-इन के लिए आपकी ${opened.map((of) => OPENED[of]).join(' और ')} ${opened.length > 1 ? 'खोलीं' : 'खोली'}। चेक-आउट के बाद वह नहीं खोल सकता।`
export const photoOpenedAt = (time: string) => `फ़ोटो, ${time}`
export const idOpenedAt = (time: string) => `ID, ${time}`

export const hotelHasSeenBooking = 'होटल ने आपकी बुकिंग देख ली है'
export const youCheckedInAt = (time: string) => `आपने ${time} चेक-इन किया`
export const hotelCannotTakeYou = (hotel: string) =>
  `${hotel} आपको आपका रूम नहीं दे सकता। हमें अफ़सोस है। बिना और पैसे दिए दूसरा रूम चुनिए, या अपने पूरे पैसे वापस लीजिए।`
export const youWereTurnedAway =
  'आपने बताया कि होटल ने आपको मना किया। बिना और पैसे दिए दूसरा रूम चुनिए, या अपने पूरे पैसे वापस लीजिए।'
export const chooseAnotherRoom = (shortId: string) => `दूसरा रूम चुनें<hidden>, बुकिंग ${shortId}</hidden>`
export const roomAtAnotherHotel = 'आपका रूम दूसरे होटल में है। आपका पेमेंट उसी में लग गया।'
export const cheaperRoomAtAnotherHotel = (difference: string) =>
  `आपका रूम दूसरे होटल में है। आपका पेमेंट उसी में लग गया। वह ${difference} सस्ता है। पहले होटल या हमारे ऑफ़िस का जवाब आने पर हम यह रकम आपको भेजते हैं।`

export const yourNewTime = 'आपका नया समय'
export const checkingPayment = 'हम आपका पेमेंट देख रहे हैं। इसमें कुछ सेकंड लगते हैं।'
export const payUntil = (time: string) => `${time} तक पेमेंट कीजिए। जब तक पेमेंट नहीं होता, बुकिंग पहले जैसी रहती है।`
export const payForNewTime = (shortId: string, amount: string) =>
  `अभी पेमेंट करें<hidden>, बुकिंग ${shortId} के नए समय का,</hidden> ${amount}`

export const didYouCome = 'क्या आप आए थे?'
export const ifNotNothingToDo = 'नहीं आए थे, तो कुछ नहीं करना है।'
export const yesWeCame = 'हाँ, हम आए थे'
export const arrivalNoted = 'शुक्रिया। हमने लिख लिया है।'

export const doYouWantHours = 'जो घंटे जोड़े गए, क्या वे आपको चाहिए?'
export const hoursAreInMessage = 'कितने घंटे, कब तक और कितने पैसे, यह हमारे मैसेज में लिखा है। नहीं कहा था, तो ना कहिए।'
export const yesWeStayLonger = 'हाँ, हम ज़्यादा रुकेंगे'
export const noWeDidNotAsk = 'नहीं, हमने नहीं कहा'
export const stayIsLonger = 'शुक्रिया। स्टे बढ़ गया है।'
export const stayEndsAsAgreed = 'शुक्रिया। इन घंटों का कुछ नहीं देना, और स्टे उसी समय पूरा होता है जो पहले तय था।'

export const mayBeOfAnotherAccount = 'शायद यह किसी और खाते की है। आपकी मेरी बुकिंग में हैं।'

export const newsOfStay = 'आपके स्टे की खबर'
export const notifyHere = 'इस ब्राउज़र में सूचना दें'
export const notifyWords = 'सूचना बस इतना बताती है कि कुछ नया है, होटल या रूम नहीं। आप इसे बंद करें या लॉगआउट करें तो रुक जाती है।'
export const notifyBlocked = 'आपका ब्राउज़र इस साइट की सूचनाएँ रोकता है। उसकी सेटिंग में अनुमति दें, फिर इसे चालू करें।'
export const notifyFailed = 'यह ब्राउज़र जोड़ा नहीं जा सका। नेटवर्क देखें और फिर कोशिश करें।'
