import { UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { DESK_SEES_FROM_HOURS } from '#domain/desk/windows.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { MAX_DAYS, SLOTS } from '#domain/slots/slots.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { slotName } from '../slots.ts'
import {
  breakfastBySlot,
  inWords,
  overnightSlots,
  slotLine,
  slotsWithBreakfast,
  slotsWithoutBreakfast,
  waysToStay,
} from './slot-lines.ts'

export const TIME_SLOTS: ChatTopic = {
  id: 'time-slots',
  title: 'टाइम स्लॉट',
  questions: [
    {
      id: 'which-slots',
      asks: 'कौन-कौन से स्लॉट हैं?',
      answer: {
        text: 'रुकने के छह तरीके:',
        list: waysToStay(),
        more: 'हर होटल में हर स्लॉट नहीं होता; उसके पेज पर वही दिखते हैं जो उसके पास हैं।',
      },
    },
    {
      id: 'overnight',
      asks: 'पूरी रात के लिए कौन सा स्लॉट है?',
      answer: { text: `${inWords(overnightSlots().map(slotLine))}।` },
    },
    {
      id: 'several-days',
      asks: 'क्या दो रात या ज़्यादा रुक सकते हैं?',
      answer: {
        text: `हाँ। ${slotName(SLOTS[4])} और बाद का चेक-आउट चुनिए, एक बुकिंग में ${MAX_DAYS} दिन तक। कार्ड पर दाम एक दिन का है।`,
      },
    },
    {
      id: 'other-hours',
      asks: 'क्या पहले आ सकते हैं या बाद में जा सकते हैं?',
      answer: {
        text: `हर स्लॉट का समय तय है, और आप उसके अंदर कभी भी पहुँच सकते हैं। देर से जाने के लिए मेरी बुकिंग में घंटे बढ़ाइए, जब तक रूम खाली हो। घंटे बढ़ाए बिना रुकने पर, होटल माँगे तो, पहले ${UNPAID_MINUTES} मिनट के बाद हर शुरू हुए घंटे के एक्स्ट्रा घंटे जितने पैसे लगते हैं। होटल घंटे जोड़े, तो हम आपसे पूछते हैं: जो घंटे आपने नहीं माँगे उन पर ना कहिए, और उनका कुछ नहीं देना।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'how-late-and-early',
      asks: 'कितना पहले या कितनी देर तक बुक कर सकते हैं?',
      answer: {
        text: `${MAX_DAYS_AHEAD} दिन पहले से स्लॉट शुरू होने तक, जब तक रूम खाली हो। जहाँ रिसेप्शन पर कोई होता है, वहाँ शुरू हो चुका स्लॉट भी उसका आधा समय बीतने तक बुक कर सकते हैं: ${slotName(SLOTS[3])} रात 3:30 बजे तक। आप उसका पूरा दाम देते हैं, और वह अपने आम समय पर खत्म होता है।`,
      },
    },
  ],
}

export const BREAKFAST: ChatTopic = {
  id: 'breakfast',
  title: 'नाश्ता और खाना',
  questions: [
    {
      id: 'is-breakfast-included',
      asks: 'क्या नाश्ता शामिल है?',
      answer: {
        text: `सिर्फ़ ${slotsWithBreakfast()} की बुकिंग में, एक दिन की हो या कई दिन की। ${slotsWithoutBreakfast()} में शामिल नहीं है।`,
        list: breakfastBySlot(),
      },
    },
    {
      id: 'order-food',
      asks: 'क्या रूम में खाना मँगा सकते हैं?',
      answer: {
        text: 'ज़्यादातर होटलों में रूम सर्विस है या बाहर से मँगाने देते हैं। होटल के पेज पर सुविधाएँ देखिए, या रिसेप्शन पर पूछिए। खाने के पैसे होटल पर देते हैं, जब तक वह शामिल न हो।',
      },
    },
    {
      id: 'own-food',
      asks: 'क्या अपना खाना ला सकते हैं?',
      answer: {
        text: `अक्सर हाँ, पर हर होटल का अपना नियम है। रिसेप्शन पर पूछिए, या बुक करने से पहले हमें कॉल कीजिए: ${SITE.supportPhone}।`,
      },
    },
    {
      id: 'breakfast-hours',
      asks: 'नाश्ता कब मिलता है?',
      answer: { text: 'हर होटल का अपना समय है; चेक-इन करते समय रिसेप्शन पर पूछिए।' },
    },
  ],
}

export const CHECK_IN: ChatTopic = {
  id: 'check-in',
  title: 'चेक-इन कैसे होता है',
  questions: [
    {
      id: 'how-check-in',
      asks: 'हम चेक-इन कैसे करें?',
      answer: {
        text: 'रिसेप्शन पर:',
        list: [
          'मेरी बुकिंग से बुकिंग नंबर दिखाइए।',
          'आप दोनों अपनी ओरिजिनल ID दिखाइए।',
          'होटल पर पेमेंट चुना हो, तो बाकी पैसे दीजिए, और चाबी लीजिए।',
        ],
        more: `आप दोनों की उम्र ${LEGAL_AGE} या ज़्यादा होनी चाहिए, और बुकिंग का नाम किसी एक मेहमान से मिलना चाहिए।`,
      },
    },
    {
      id: 'superfast-check-in',
      asks: 'सुपरफ़ास्ट चेक-इन क्या है?',
      answer: {
        text: `आप स्टे से पहले अपनी फ़ोटो और ID डालते हैं और पार्टनर को उनके फ़ोन नंबर से जोड़ते हैं, और वे हाँ करते हैं। दावा है कि चेक-इन 70% तक जल्दी होता है। चेक-इन से ${DESK_SEES_FROM_HOURS} घंटे पहले से रिसेप्शन आपकी फ़ोटो और ID खोल सकता है, उन्हें आपसे मिलाता है और चाबी देता है। ओरिजिनल ID साथ रखिए: रिसेप्शन पर माँगी जा सकती है।`,
        link: { label: 'सुपरफ़ास्ट चेक-इन कैसे होता है', to: 'howSuperfastCheckinWorks' },
      },
    },
    {
      id: 'partner-not-accepted',
      asks: 'मेरे पार्टनर को न्योता नहीं मिला। क्या करूँ?',
      answer: {
        text: `बुकिंग पर नंबर देखिए और न्योता फिर भेजिए। आपके पार्टनर उसी फ़ोन और ${OTP_DIGITS} अंकों के OTP से लॉगिन करते हैं, और बुकिंग उन्हें मेरी बुकिंग में मिलती है। न्योते के बिना आप रिसेप्शन पर आम तरीके से चेक-इन करते हैं।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'arrive-apart',
      asks: 'क्या हम अलग-अलग पहुँच सकते हैं?',
      answer: {
        text: 'हाँ, अपने स्लॉट के अंदर कभी भी। बाद में आने वाले ऊपर जाने से पहले रिसेप्शन पर अपनी ओरिजिनल ID दिखाते हैं।',
      },
    },
    {
      id: 'refused-at-desk',
      asks: 'होटल हमारी बुकिंग मना कर रहा है। अब क्या?',
      answer: {
        text: `रिसेप्शन से ही ${SITE.supportPhone} पर कॉल कीजिए, या मेरी बुकिंग खोलकर “होटल पर मदद” दबाइए। उतने ही या कम दाम का दूसरा रूम एक बार दबाते ही आपका है, हमेशा। महँगे रूम का फ़र्क हम ${DEARER_ROOM_DAYS} दिन में एक बार देते हैं; उससे आगे का हमारे ऑफ़िस की हाँ का इंतज़ार करता है, जो तुरंत देखता है। या वहीं अपने पैसे माँगिए।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
  ],
}

export const SPECIAL_REQUESTS: ChatTopic = {
  id: 'special-requests',
  title: 'कोई खास इंतज़ाम',
  questions: [
    {
      id: 'decoration',
      asks: 'क्या जन्मदिन या सालगिरह के लिए रूम सजा सकते हैं?',
      answer: {
        text: `कई होटल ऐसा करते हैं। चेक-इन से कम से कम ${CHANGE_WINDOW_HOURS} घंटे पहले हमें कॉल कीजिए। हम होटल से पूछते हैं कि क्या हो सकता है, और आपके तय करने से पहले दाम बताते हैं।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'bathtub',
      asks: 'क्या बाथटब वाला रूम बुक कर सकते हैं?',
      answer: {
        text: 'हाँ। खोज में बाथटब का फ़िल्टर लगाइए, फिर होटल के पेज पर बाथटब चुनिए। उसके पैसे हर रूम, हर दिन के लगते हैं, और पेमेंट से पहले बिल पर दिखते हैं।',
        link: { label: 'होटल खोजें', to: 'home' },
      },
    },
    {
      id: 'love-kit',
      asks: 'लव किट क्या है?',
      answer: {
        text: 'एक छोटा फ़्री डिब्बा, जिसमें वे चीज़ें हैं जो कपल लाना भूल जाते हैं, आपके आने से पहले रूम में रखा। जिन होटलों में है, वे बुकिंग देखते समय उसे देते हैं।',
        link: { label: 'लव किट के बारे में', to: 'lovekit' },
      },
    },
    {
      id: 'arrangement-paid-room-held',
      asks: 'जब तक मैं सोचूँ, क्या रूम रोक सकते हैं?',
      answer: {
        text: `बुकिंग देखने वाले पेज पर “बुक करें” दबाने पर रूम ${HOLD_MINUTES} मिनट रुकता है, जब तक आप पेमेंट करते हैं। पेमेंट के बिना हम उसे और देर नहीं रोक सकते।`,
      },
    },
  ],
}
