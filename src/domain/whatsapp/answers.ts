import type { Language } from '../languages.ts'
import { PRODUCT_NAME, SITE } from '../site.ts'

/** Our automatic answers by WhatsApp, to the button "Seen" and to written messages. */
type Answers = {
  seen: (code: string) => string
  seenBefore: (code: string) => string
  over: (code: string) => string
  stopped: () => string
  passedOn: () => string
}

export const ANSWERS: Record<Language, Answers> = {
  en: {
    seen: (code) => `${PRODUCT_NAME}: thank you. ${code} is marked as seen.`,
    seenBefore: (code) => `${PRODUCT_NAME}: ${code} was already marked as seen.`,
    over: (code) => `${PRODUCT_NAME}: ${code} is cancelled or over. You need not do anything.`,
    stopped: () => `${PRODUCT_NAME}: you get no more messages here.`,
    passedOn: () => `${PRODUCT_NAME}: our office reads your message. If it is urgent, call ${SITE.supportPhone}.`,
  },
  hi: {
    seen: (code) => `${PRODUCT_NAME}: धन्यवाद। ${code} देखी हुई दर्ज हो गई।`,
    seenBefore: (code) => `${PRODUCT_NAME}: ${code} पहले ही देखी हुई दर्ज है।`,
    over: (code) => `${PRODUCT_NAME}: ${code} रद्द या पूरी हो चुकी है। आपको कुछ नहीं करना है।`,
    stopped: () => `${PRODUCT_NAME}: अब यहाँ कोई मैसेज नहीं आएगा।`,
    passedOn: () => `${PRODUCT_NAME}: हमारा ऑफ़िस आपका मैसेज पढ़ेगा। जल्दी हो तो ${SITE.supportPhone} पर फ़ोन करें।`,
  },
  ta: {
    seen: (code) => `${PRODUCT_NAME}: நன்றி. ${code} பார்த்ததாகக் குறிக்கப்பட்டது.`,
    seenBefore: (code) => `${PRODUCT_NAME}: ${code} ஏற்கனவே பார்த்ததாகக் குறிக்கப்பட்டுள்ளது.`,
    over: (code) => `${PRODUCT_NAME}: ${code} ரத்தாகிவிட்டது அல்லது முடிந்துவிட்டது. நீங்கள் எதுவும் செய்ய வேண்டாம்.`,
    stopped: () => `${PRODUCT_NAME}: இனி இங்கே செய்திகள் வராது.`,
    passedOn: () =>
      `${PRODUCT_NAME}: எங்கள் அலுவலகம் உங்கள் செய்தியைப் படிக்கும். அவசரமென்றால் ${SITE.supportPhone} என்ற எண்ணை அழையுங்கள்.`,
  },
}
