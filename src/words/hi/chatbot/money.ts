import { RESERVATION_FLOOR, RESERVATION_SHARE } from '#domain/bills/bill.ts'
import { CHANGE_HOURS, CHANGE_WINDOW_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { taxRuleInWords } from '#domain/page-configuration.ts'
import { ANSWER_MINUTES, DECISION_MINUTES } from '#domain/relocations/money-back.ts'
import { BANK_REVERSAL_DAYS } from '#domain/payments/refund-days.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SITE } from '#domain/site.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'

const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const LATER_HOURS = CHANGE_HOURS.filter((hours) => hours > 0 && hours < CHANGE_WINDOW_HOURS).join(' या ')
const GRACES = GRACE_MINUTES.filter((minutes) => minutes > 0).join(' या ')

export const payAtHotelWords = `होटल पर पेमेंट में ऑनलाइन सिर्फ़ रिज़र्वेशन की रकम देते हैं: कुल का ${percent(RESERVATION_SHARE)}, कम से कम ${formatRupees(RESERVATION_FLOOR)}। बाकी रिसेप्शन पर देते हैं।`

export const taxWords = `बड़ा नंबर हमेशा टैक्स समेत कुल रकम है, उसके पास दाम और टैक्स अलग-अलग। ${formatRupees(taxRuleInWords.threshold)} रोज़ तक के रूम पर GST ${taxRuleInWords.percentUpTo}% है, और उससे ऊपर ${taxRuleInWords.percentAbove}%। पेमेंट से पहले बिल पर वह अलग लाइन में होता है।`

export const COUPONS: ChatTopic = {
  id: 'coupons',
  title: 'छूट के कूपन',
  questions: [
    {
      id: 'use-coupon',
      asks: 'कूपन कैसे लगाऊँ?',
      answer: {
        text: 'होटल का पेज खोलिए, समय चुनिए, और बिल के नीचे कोड डालिए। छूट तुरंत बिल पर दिखती है, पेमेंट से पहले। एक बुकिंग पर एक कूपन।',
        link: { label: 'होटल खोजें', to: 'home' },
      },
    },
    {
      id: 'coupon-refused',
      asks: 'मेरा कूपन क्यों नहीं चलता?',
      answer: {
        text: 'शायद उसकी तारीख निकल गई, वह खत्म हो गया, बड़ी बुकिंग चाहिए, वह सिर्फ़ पहली बुकिंग के लिए है, या दूसरे दिनों या होटलों के लिए है। कोड के नीचे की लाइन बताती है कि क्या बात है।',
      },
    },
    {
      id: 'credit',
      asks: 'मेरा क्रेडिट कैसे लगता है?',
      answer: {
        text: `वह अगले बिल से अपने-आप घटता है, दोस्त की छूट के साथ मिलाकर आधे बिल तक, और साथ में कूपन भी लगा सकते हैं। जो क्रेडिट आपके अपने पैसों की जगह मिला, वह पूरा बिल चुका सकता है। साइन-अप पर आपको ${formatRupees(SIGN_UP_CREDIT)} मिलते हैं; अपना क्रेडिट आप मेरी बुकिंग में देखते हैं।`,
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'refer',
      asks: 'दोस्त को बुलाने पर मुझे क्या मिलता है?',
      answer: {
        text: `आपके कोड से की पहली बुकिंग पर दोस्त को ${formatRupees(REFERRAL_DISCOUNT)} की छूट मिलती है। जिस स्टे में वे सच में आए, उसके कुछ दिन बाद आपको ${formatRupees(REFERRAL_REWARD)} का क्रेडिट मिलता है: होटल वाउचर स्कैन करता है, या आपके दोस्त मेरी बुकिंग में हाँ कहते हैं।`,
        link: { label: 'रेफ़र करें, कमाएँ', to: 'referAndEarn' },
      },
    },
  ],
}

export const REFUND: ChatTopic = {
  id: 'refund',
  title: 'रिफ़ंड',
  questions: [
    {
      id: 'how-much-refund',
      asks: 'कैंसल करने पर कितना वापस मिलता है?',
      answer: {
        text: `आपने जो दिया वह पूरा, अगर आप चेक-इन से कम से कम ${CHANGE_WINDOW_HOURS} घंटे पहले कैंसल करें, या आपका होटल इजाज़त दे तो बाद में। रिफ़ंड वहीं आता है जहाँ से आपने पेमेंट किया था, और लगाया हुआ क्रेडिट आपके खाते में लौट आता है।`,
        link: { label: 'कैंसल और रिफ़ंड', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'turned-away-refund',
      asks: 'होटल ने हमें रूम नहीं दिया। क्या पैसे वापस मिलेंगे?',
      answer: {
        text: `हाँ, या तुरंत दूसरा रूम। मेरी बुकिंग खोलिए और “होटल पर मदद” दबाइए। पैसों के लिए हम होटल से पूछते हैं: उसके पास ${ANSWER_MINUTES} मिनट हैं। वह न माने, तो हमारा ऑफ़िस ${DECISION_MINUTES} मिनट के अंदर फ़ैसला करता है, और न करे, तो आपके पैसे वापस आते हैं।`,
        link: { label: 'कैंसल और रिफ़ंड', to: 'cancellationsRefunds' },
      },
    },
    {
      id: 'where-is-refund',
      asks: 'मेरा रिफ़ंड कहाँ है?',
      answer: {
        text: 'मेरी बुकिंग में कैंसल हुई बुकिंग खोलिए। वहाँ हर कदम दिखता है, रिफ़ंड किस तारीख तक आना है, और भेजने के बाद बैंक का रेफ़रेंस। वह रेफ़रेंस अपने बैंक को बताइए।',
        link: { label: 'मेरी बुकिंग', to: 'myBookings' },
      },
    },
    {
      id: 'charged-no-booking',
      asks: 'पैसे कट गए, पर बुकिंग नहीं हुई। अब क्या?',
      answer: {
        text: `पेमेंट नहीं हो पाया हो, तो आपका बैंक पैसे लौटाता है, अक्सर ${BANK_REVERSAL_DAYS} वर्किंग दिन के अंदर। हम तक देर से पहुँचा हो, तो रूम खाली होने पर हम उसे बुक करते हैं, या तुरंत रिफ़ंड करते हैं, और आपको बताते हैं। फिर भी नहीं आए? ${SITE.supportPhone} पर कॉल कीजिए।`,
        link: { label: `${SITE.supportPhone} पर कॉल करें`, to: 'call' },
      },
    },
    {
      id: 'late-cancel-refund',
      asks: `चेक-इन में ${CHANGE_WINDOW_HOURS} घंटे से कम बचे हों, तो क्या रिफ़ंड मिलता है?`,
      answer: {
        text: `सिर्फ़ तब, जब आपका होटल इजाज़त दे: कुछ होटल चेक-इन से ${LATER_HOURS} घंटे पहले या चेक-इन तक, या बुकिंग के ${GRACES} मिनट के अंदर कैंसल करने देते हैं। कब तक, यह हम पेमेंट से पहले बताते हैं, और मेरी बुकिंग में दिखता है।`,
      },
    },
  ],
}
