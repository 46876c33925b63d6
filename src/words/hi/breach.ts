import type { BreachSubject } from '#domain/breach/breach.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { momentWords } from './times.ts'

const what: Record<BreachSubject, string> = {
  ids: 'आपकी फ़ोटो और ID',
  bookings: 'आपका नाम, फ़ोन नंबर और स्टे का समय',
  accounts: 'आपके अकाउंट की जानकारी: नाम, फ़ोन नंबर, ईमेल और स्टे',
}
const now: Record<BreachSubject, string> = {
  ids: 'अगर कोई आपकी ID का इस्तेमाल करे, तो cybercrime.gov.in या 1930 पर बताइए।',
  bookings: 'स्टे के बारे में आए फ़ोन से सावधान रहिए: हम फ़ोन पर कभी OTP या पैसे नहीं माँगते।',
  accounts: 'स्टे के बारे में आए फ़ोन से सावधान रहिए: हम फ़ोन पर कभी OTP या पैसे नहीं माँगते।',
}

export const moment = (at: Date): string => momentWords(at)

export const sms = () =>
  `${PRODUCT_NAME}: आपकी जानकारी के साथ कुछ हुआ है जो आपको पता होना चाहिए। हमारा ईमेल पढ़िए, या ${SITE.supportPhone} पर फ़ोन कीजिए`
export const subject = 'आपकी जानकारी के साथ क्या हुआ'
export const body = (touched: BreachSubject, from: string, until: string) =>
  `${PRODUCT_NAME}: ${from} से ${until} तक कोई बिना अनुमति के ${what[touched]} पढ़ सकता था। हमने वह रास्ता बंद कर दिया है और डेटा प्रोटेक्शन बोर्ड को बता दिया है। ${now[touched]} सवाल: ${SITE.supportPhone}, ${SITE.grievanceEmail}`
