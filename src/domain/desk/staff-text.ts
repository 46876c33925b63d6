import type { Language } from '../languages.ts'
import { PRODUCT_NAME } from '../site.ts'

/** Texts to staff, each with a template per language. They name no hotel and no person. */
export const STAFF_TEXTS = ['post', 'pairing', 'passkey', 'not_me', 'owes', 'key'] as const
export type StaffTextKind = (typeof STAFF_TEXTS)[number]

/** `moment`: in words; `desk`: the URL of the desk; `link`: the page 'Not me' or, for a manager, the page to check */
export type StaffTextWords = { moment: string; desk: string; link: string }

type Sentence = (words: StaffTextWords) => string

const SENTENCES: Record<Language, Record<StaffTextKind, Sentence>> = {
  en: {
    post: (w) => `you are invited to work at a desk (${w.moment}). Accept or decline: ${w.desk} Not you? ${w.link}`,
    pairing: (w) => `a phone was paired at the desk, ${w.moment}. Not you? ${w.link}`,
    passkey: (w) => `a passkey was made for the desk, ${w.moment}. Not you? ${w.link}`,
    not_me: (w) => `somebody at the desk said "Not me", ${w.moment}. Please look: ${w.link}`,
    key: (w) => `a key for a program was made at the desk, ${w.moment}. Not known to you? ${w.link}`,
    owes: (w) => `your account with us is below zero (${w.moment}). Later bookings settle it. See: ${w.link}`,
  },
  hi: {
    post: (w) => `आपको डेस्क पर काम के लिए बुलाया गया है (${w.moment})। हाँ या ना कहें: ${w.desk} आप नहीं? ${w.link}`,
    pairing: (w) => `डेस्क पर एक फ़ोन जोड़ा गया, ${w.moment}। आप नहीं? ${w.link}`,
    passkey: (w) => `डेस्क के लिए पासकी बनाई गई, ${w.moment}। आप नहीं? ${w.link}`,
    not_me: (w) => `डेस्क पर किसी ने कहा "मैं नहीं", ${w.moment}। कृपया देखें: ${w.link}`,
    key: (w) => `डेस्क पर एक प्रोग्राम के लिए कुंजी बनाई गई, ${w.moment}। आपको पता नहीं? ${w.link}`,
    owes: (w) => `हमारे साथ आपका हिसाब शून्य से नीचे है (${w.moment})। आगे की बुकिंग से चुकता होगा। देखें: ${w.link}`,
  },
  ta: {
    post: (w) => `டெஸ்கில் வேலை செய்ய உங்களுக்கு அழைப்பு (${w.moment}). ஏற்கவோ மறுக்கவோ: ${w.desk} நீங்கள் இல்லையா? ${w.link}`,
    pairing: (w) => `டெஸ்கில் ஒரு ஃபோன் இணைக்கப்பட்டது, ${w.moment}. நீங்கள் இல்லையா? ${w.link}`,
    passkey: (w) => `டெஸ்குக்கு பாஸ்கீ உருவாக்கப்பட்டது, ${w.moment}. நீங்கள் இல்லையா? ${w.link}`,
    not_me: (w) => `டெஸ்கில் ஒருவர் "நான் இல்லை" என்றார், ${w.moment}. பாருங்கள்: ${w.link}`,
    key: (w) => `டெஸ்கில் ஒரு நிரலுக்குச் சாவி உருவாக்கப்பட்டது, ${w.moment}. உங்களுக்குத் தெரியாதா? ${w.link}`,
    owes: (w) =>
      `எங்களுடன் உங்கள் கணக்கு பூஜ்யத்துக்குக் கீழே உள்ளது (${w.moment}). அடுத்த புக்கிங்குகள் சரிசெய்யும். பாருங்கள்: ${w.link}`,
  },
}

const NOTICE = ['moment', 'link'] as const

/** The variables of each registered template, in its order. */
export const STAFF_TEXT_VALUES: Record<StaffTextKind, readonly (keyof StaffTextWords)[]> = {
  post: ['moment', 'desk', 'link'],
  pairing: NOTICE,
  passkey: NOTICE,
  not_me: NOTICE,
  owes: NOTICE,
  key: NOTICE,
}

/** Returns a text for its reader, and the variables of its registered template. */
export function staffText(
  kind: StaffTextKind,
  language: Language,
  words: StaffTextWords,
): { body: string; values: string[] } {
  const values = STAFF_TEXT_VALUES[kind].map((name) => words[name])
  return { body: `${PRODUCT_NAME}: ${SENTENCES[language][kind](words)}`, values }
}
