import { MAX_WAITS, NEXT_TOLD_MINUTES, TOLD_A_ROOM } from '#domain/waits/waiting-list.ts'

export const tellUs = 'रूम खाली होने पर बताइए'
export const whereFrom = 'कहाँ'
export const onlyHotel = (hotel: string) => `सिर्फ़ ${hotel}`
export const anyHotelIn = (place: string) => `${place} का कोई भी होटल`
export const weText = 'हम आपके लॉगिन वाले नंबर पर एक सादा मैसेज भेजेंगे, लिंक के साथ, होटल के नाम के बिना।'
export const firstCome = (start: string) =>
  `जो पहले आए, उसे मिलेगा। हम लाइन से एक बार में ${TOLD_A_ROOM} लोगों को बताते हैं और ${NEXT_TOLD_MINUTES} मिनट बाद अगलों को, पर खाली रूम उसी समय सबके लिए खुला होता है। आपके लिए कुछ रोककर नहीं रखा जाता। इंतज़ार ${start} को खत्म होता है, जब स्लॉट शुरू होता है।`
export const waitForRoom = 'रूम का इंतज़ार कीजिए'
export const signInToWait = 'लॉगिन कीजिए, ताकि हमें पता हो कि मैसेज कहाँ भेजना है।'
export const wellTellYou = 'हम आपको बताएँगे'
export const youAreFirst = (place: string) => `${place} की लाइन में आप सबसे आगे हैं।`
export const othersAhead = (count: number, place: string) => `${place} की लाइन में आपका नंबर ${count + 1} है।`
export const until = 'कब तक'
export const day = 'दिन'
export const stopWaiting = 'इंतज़ार बंद कीजिए'
export const stopWaitingFor = (place: string) => `${place} का इंतज़ार बंद कीजिए`
export const stopped = 'अब आप इंतज़ार में नहीं हैं।'
export const lostAnswer = 'हमें नहीं पता कि यह पहुँचा या नहीं। फिर दबाइए: एक ही बार गिना जाएगा।'
export const seeRooms = 'खाली रूम देखिए'
export const allSold = (count: number, place: string) =>
  count === 1 ? `${place} का अकेला होटल इस समय के लिए भर गया है` : `${place} के सभी ${count} होटल इस समय के लिए भर गए हैं`
export const allThatFitSold = (count: number) =>
  count === 1 ? 'इन फ़िल्टर का अकेला होटल इस समय के लिए भर गया है' : `इन फ़िल्टर के सभी ${count} होटल इस समय के लिए भर गए हैं`
export const showAllOf = (city: string) => `${city} के सभी होटल दिखाएँ`
export const comeFree = (start: string) =>
  `दूसरों के कैंसल करने पर रूम खाली होते हैं। हम ${start} तक, यानी स्लॉट शुरू होने तक, आपको मैसेज कर सकते हैं।`
export const waitingFor = 'रूम का इंतज़ार'
export const toldYou = (moment: string) => `हमने आपको ${moment} पर बताया। जो पहले आए, उसे मिलेगा।`
export const atMost = `एक समय में ज़्यादा से ज़्यादा ${MAX_WAITS}।`
