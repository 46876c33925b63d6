import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { hourlyPrice, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt, slotHours, type SlotIndex } from '#domain/slots/slots.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { slotName } from '../slots.ts'

const IN_TIME = `चेक-इन से ${CHANGE_WINDOW_HOURS} घंटे पहले तक, या आपका होटल इजाज़त दे तो बाद तक`

const EXAMPLE_SLOT: SlotIndex = 3
const EXAMPLE_PRICE = 1499
const exampleSlot = slotAt(EXAMPLE_SLOT)

const extraHourWords = `एक घंटे का दाम है आपके स्लॉट का दाम, उसके घंटों से भाग देकर, ऊपर के पूरे रुपये में। जैसे ${slotName(exampleSlot)} में ${slotHours(exampleSlot)} घंटे हैं; उसका दाम ${formatRupees(EXAMPLE_PRICE)} हो, तो एक घंटा और ${formatRupees(hourlyPrice(EXAMPLE_SLOT, EXAMPLE_PRICE))} हर रूम का, और टैक्स।`

export const MODIFY: ChatTopic = {
  id: 'modify',
  title: 'बुकिंग बदलना',
  questions: [
    {
      id: 'change-time',
      asks: 'तारीख या स्लॉट कैसे बदलूँ?',
      answer: {
        text: `मेरी बुकिंग में बुकिंग खोलिए और “बदलें” दबाइए, ${IN_TIME}। नया बिल पहले दिखता है। ज़्यादा का हो, तो आप फ़र्क का पेमेंट करते हैं; कम का हो, तो हम फ़र्क का रिफ़ंड करते हैं।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'late-change',
      asks: `चेक-इन में ${CHANGE_WINDOW_HOURS} घंटे से कम बचे हों, तो क्या बदल सकते हैं?`,
      answer: {
        text: `सिर्फ़ तब, जब आपका होटल इजाज़त दे: बुकिंग ${IN_TIME} बदल सकती है। कब तक, यह मेरी बुकिंग में दिखता है। उसके बाद भी आप आखिर में घंटे बढ़ा सकते हैं।`,
      },
    },
    {
      id: 'extend-stay',
      asks: 'क्या हम कुछ घंटे और रुक सकते हैं?',
      answer: {
        text: `हाँ, एक बार में ${MIN_EXTENSION_HOURS} से ${MAX_EXTENSION_HOURS} घंटे, चेक-आउट से पहले कभी भी, जब तक रूम खाली हो। ${extraHourWords}`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'change-rooms',
      asks: 'क्या होटल या रूम की गिनती बदल सकते हैं?',
      answer: {
        text: `की हुई बुकिंग में नहीं। उसे ${IN_TIME} कैंसल कीजिए, पूरे रिफ़ंड के साथ, और नई बुकिंग कीजिए।`,
      },
    },
  ],
}

export const CANCEL: ChatTopic = {
  id: 'cancel',
  title: 'बुकिंग कैंसल करना',
  questions: [
    {
      id: 'how-to-cancel',
      asks: 'कैंसल कैसे करूँ?',
      answer: {
        text: `मेरी बुकिंग में बुकिंग खोलिए और “बुकिंग कैंसल करें” दबाइए, ${IN_TIME}। पक्का करने से पहले आपका रिफ़ंड दिखता है, और वजह बताना ज़रूरी नहीं।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'late-cancel',
      asks: 'अब कैंसल क्यों नहीं हो रही?',
      answer: {
        text: `आप ${IN_TIME} कैंसल कर सकते थे। अब होटल ने रूम आपके लिए रखा है और इतने कम समय में उसे किसी और को देना मुश्किल है।`,
        link: { label: 'कैंसल और रिफ़ंड', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'unpaid-booking',
      asks: 'मैंने पेमेंट नहीं किया। क्या कैंसल करना होगा?',
      answer: {
        text: `नहीं। बिना पेमेंट की बुकिंग ${HOLD_MINUTES} मिनट बाद अपने-आप खत्म हो जाती है। रूम छोड़ दिया जाता है, और लगाया हुआ क्रेडिट लौट आता है।`,
      },
    },
  ],
}
