import { CAMERA_SECONDS } from '#domain/hotel-help/camera-walk.ts'
import { DESK_HELP_MINUTES, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'

export const helpAtHotel = 'होटल पर मदद'
export const helpOfBooking = (shortId: string) => `होटल पर मदद<hidden>, बुकिंग ${shortId}</hidden>`
export const whatIsHappening = 'क्या हो रहा है? एक बार दबाइए, हम लग जाते हैं। मदद माँगने का कोई पैसा नहीं।'
export const turnedAway = 'होटल हमें मना कर रहा है'
export const turnedAwayLine = 'दूसरा रूम, या पूरे पैसे वापस'
export const tooLateToBeTurnedAway = 'आप रूम में हैं, या इसका समय निकल गया है। हमें फ़ोन कीजिए।'
export const moreMoney = 'वे और पैसे माँग रहे हैं'
export const moreMoneyLine = 'रिसेप्शन पर दिखाने का पेज, हिंदी और अंग्रेज़ी में'
export const notAsShown = 'रूम फ़ोटो जैसा नहीं है'
export const notAsShownLine = `फ़ोटो भेजिए। रिसेप्शन के पास ${DESK_HELP_MINUTES} मिनट हैं`
export const unsafe = 'हमें सुरक्षित नहीं लग रहा'
export const unsafeLine = '112 और हमारा फ़ोन। होटल को नहीं बताते'
export const dayAndNight = (supportPhone: string) => `${supportPhone}, दिन-रात`
export const callUs = (supportPhone: string) => `हमें फ़ोन कीजिए, ${supportPhone}`
export const notNow = (from: string, until: string) =>
  `यह पेज तब मदद करता है जब आप होटल पर हों: ${from} से ${until} तक। फ़ोन आप कभी भी कर सकते हैं।`
export const back = 'दूसरी मदद'
export const yourBooking = 'आपकी बुकिंग'
export const minutes = (_count: number) => 'मिनट बाकी'
export const minutesLeft = (count: number) => `${count} मिनट बाकी`

export const holdThisUp = 'यह रिसेप्शन पर दिखाइए'
export const holdUpAgain = 'रिसेप्शन वाला पेज फिर दिखाइए'
export const whatIsPaidAndDue = 'कितना पेमेंट हुआ और कितना देना है'
export const theyStillAsk = 'वे फिर भी माँग रहे हैं'
export const offlineSign = 'नेटवर्क नहीं है: यह हमारी पिछली जानकारी है। फ़ोन बिना डेटा के भी लगता है।'

export const weAreOnIt = 'हम लगे हुए हैं'
export const deskAndOfficeKnow = 'होटल के मैनेजर और हमारी टीम को पता है। अभी और कुछ मत दीजिए।'
export const weRingDeskBy = (time: string) => `हम ${time} तक रिसेप्शन को फ़ोन करते हैं।`
export const waitAtDesk = 'आप रिसेप्शन पर रुक सकते हैं। वह पेज खुला रखिए।'
export const deskSaysNothingMore = 'रिसेप्शन का कहना है कि और कुछ नहीं देना है।'
export const deskSaysAgreed = 'रिसेप्शन का कहना है कि आपने ज़्यादा के लिए हाँ कहा था। हम दोनों से पूछ रहे हैं।'

export const whatIsWrong = 'क्या ठीक नहीं है?'
export const faults = { dirty: 'गंदा है', other_room: 'दूसरा रूम है', missing: 'कुछ कम है' }
export const showUs = 'हमें दिखाइए'
export const onePhotoIsEnough = 'एक फ़ोटो काफ़ी है। उसे सिर्फ़ रिसेप्शन और हमारी टीम खोल सकती है।'
export const anythingElse = 'और कुछ? <soft>खाली छोड़ सकते हैं</soft>'
export const deskThenWe = `रिसेप्शन के पास दूसरा रूम देने के लिए ${DESK_HELP_MINUTES} मिनट हैं। फिर हम तय करते हैं: दूसरा होटल, कुछ पैसे, या पूरे पैसे।`
export const sendToDesk = 'रिसेप्शन को भेजिए'
export const chooseFault = 'चुनिए कि क्या ठीक नहीं है।'
export const addOnePhoto = 'एक फ़ोटो डालिए। एक काफ़ी है।'

export const deskHasYourPhoto = 'आपकी फ़ोटो रिसेप्शन के पास है'
export const sentAt = (time: string) => `${time} पर भेजी।`
export const seenAt = (time: string) => `रिसेप्शन ने ${time} पर देखी।`
export const answerDueBy = (time: string) => `${time} तक जवाब आना है।`
export const stayOrWait = 'आप रूम में रह सकते हैं या लॉबी में रुक सकते हैं।'
export const whatHappensNext = 'आगे क्या होगा'
export const sentPhotos = (photos: number, fault: string) => `भेजा, ${photos} फ़ोटो: ${fault}`
export const seenByDesk = 'रिसेप्शन ने देखा'
export const deskOffers = 'रिसेप्शन दूसरा रूम देता है'
export const orPutsRight = 'या इसे ठीक करता है, अगर आप हाँ कहें।'
export const noAnswerWeDecide = (time: string) => `${time} तक जवाब नहीं? हम तय करते हैं: दूसरा होटल, कुछ पैसे, या पूरे पैसे।`
export const deskGivesRoom = 'रिसेप्शन के पास आपके लिए दूसरा रूम है। रिसेप्शन पर माँग लीजिए।'
export const deskPutsRight = 'रिसेप्शन इसे अभी ठीक कर रहा है।'
export const deskObjects = 'रिसेप्शन का कहना है कि रूम फ़ोटो जैसा ही है।'
export const weDecideBy = (time: string) => `हम ${time} तक तय करते हैं।`
export const weCallYou = 'हम आपकी फ़ोटो देखकर फ़ोन करते हैं: दूसरा होटल, कुछ पैसे, या पूरे पैसे।'
export const isItSolved = 'क्या ठीक हो गया?'
export const solved = 'ठीक हो गया'
export const solvedClose = 'ठीक हो गया, बंद कीजिए'
export const notSolved = 'नहीं, आप तय कीजिए'
export const addAnotherPhoto = 'फ़ोटो डालिए'
export const ourAnswer = (time: string) => `हमारा जवाब, ${time}`
export const closed = 'यह बंद है'
export const closedByUs = 'हमारी टीम ने तय कर दिया है। आपको क्या वापस मिलता है, वह आपकी बुकिंग पर है।'
export const closedByYou = 'आपने बताया कि ठीक हो गया। फिर हुआ? दोबारा बताइए।'

export const weAreWithYou = 'हम आपके साथ हैं'
export const inDanger = 'खतरा हो तो पहले 112 पर फ़ोन कीजिए। हो सके तो वहाँ जाइए जहाँ और लोग हों।'
export const call112 = '112 पर फ़ोन कीजिए'
export const tellTeam = 'हमारी टीम को अभी बताइए'
export const telling = 'हम टीम को बता रहे हैं...'
export const couldNotTell = 'यहाँ से हमारी टीम तक नहीं पहुँच पाए। हमें या 112 पर फ़ोन कीजिए।'
export const teamKnows = (time: string) => `हमारी टीम को ${time} से पता है`
export const callsYouBy = (time: string) => `और वह ${time} तक आपको फ़ोन करती है। होटल को नहीं बताया जाता।`
export const writeToUs = 'बोल नहीं सकते? हमें लिखिए'
export const whatHappened = 'क्या हो रहा है? हम तुरंत पढ़ते हैं।'
export const send = 'भेजिए'
export const weHaveIt = 'आपका मैसेज हमारे पास है।'
export const byMistake = 'गलती से दबा? बताइए कि आप ठीक हैं'
export const stillCalls = `शुक्रिया। पक्का करने के लिए हम फिर भी ${OFFICE_HELP_MINUTES.unsafe} मिनट में एक बार फ़ोन करते हैं।`
export const teamTookCare = 'हमारी टीम ने इसे बंद कर दिया है। दोबारा कभी भी बताइए।'

export const checkForCameras = 'रूम में कैमरे देखिए'
export const walkOf = `${CAMERA_SECONDS} सेकंड का चक्कर`
export const stopOf = (stop: number, stops: number) => `${stops} में से जगह ${stop}`
export const secondsLeft = (seconds: number) => `${CAMERA_SECONDS} में से <b>${seconds} सेकंड</b> बाकी`
export const nextStop = 'अगली जगह'
export const startAgain = 'फिर से'
export const begin = 'शुरू कीजिए'
export const shineLight = 'फ़ोन की टॉर्च जलाइए और हर चीज़ पर धीरे-धीरे डालिए। लेंस से एक छोटी, तेज़ चमक लौटती है।'
export const stops = [
  { name: 'स्मोक अलार्म और छत', how: 'नीचे खड़े होइए। छोटा छेद या लौटती चमक देखिए।' },
  { name: 'टीवी और नीचे का शेल्फ़', how: 'स्क्रीन के किनारे, बॉक्स और शेल्फ़ पर रोशनी डालिए।' },
  { name: 'सॉकेट, लैंप, घड़ी', how: 'बिस्तर के पास खड़े होइए। हर एक को देखिए, और वे चार्जर भी जो आपके नहीं हैं।' },
  { name: 'शीशा', how: 'नाखून लगाइए। नाखून और छवि के बीच जगह नहीं? ढक दीजिए।' },
  { name: 'बाथरूम: वेंट, शावर, हुक', how: 'वेंट के अंदर और छेद वाले हुक देखिए।' },
  { name: 'परदे बंद, बत्ती बंद', how: 'छोटे लाल या बैंगनी बिंदु ढूँढिए, फ़ोन के कैमरे से भी।' },
]
export const walkDone = 'आपने छहों देख लिए'
export const cannotSee =
  '<b>इससे क्या नहीं दिखता:</b> काँच के पीछे का कैमरा, बंद कैमरा, या बहुत छोटा कैमरा। कुछ न मिले तो भी यह सबूत नहीं है।'
export const wholeWalk = 'पूरा चक्कर'
export const foundSomething = 'कुछ मिला?'
export const leaveIt = 'उसे मत छुइए। फ़ोटो लीजिए, रूम से निकलिए, और 112 या हमें फ़ोन कीजिए।'
export const weFound = 'हमें कुछ मिला'
