import type { Language } from '../languages.ts'
import { momentWords } from '../hotel-messages/hotel-text.ts'
import { PRODUCT_NAME } from '../site.ts'

/** Texts to staff, each with a template per language. They name no hotel and no person. */
export const STAFF_TEXTS = ['post', 'pairing', 'passkey', 'not_me', 'owes', 'key'] as const
export type StaffTextKind = (typeof STAFF_TEXTS)[number]

/** `desk`: the URL of the desk; `link`: the page 'Not me' or, in the text to a manager, the page to check */
export type StaffTextWords = { at: Date; desk: string; link: string }

type Sentence = (moment: string, words: StaffTextWords) => string

const SENTENCES: Record<Language, Record<StaffTextKind, Sentence>> = {
  en: {
    post: (moment, w) =>
      `you are invited to work at a desk (${moment}). Accept or decline: ${w.desk} Not you? ${w.link}`,
    pairing: (moment, w) => `a phone was paired at the desk, ${moment}. Not you? ${w.link}`,
    passkey: (moment, w) => `a passkey was made for the desk, ${moment}. Not you? ${w.link}`,
    not_me: (moment, w) => `somebody at the desk said "Not me", ${moment}. Please look: ${w.link}`,
    key: (moment, w) => `a key for a program was made at the desk, ${moment}. Not known to you? ${w.link}`,
    owes: (moment, w) => `your account with us is below zero (${moment}). Later bookings settle it. See: ${w.link}`,
  },
  hi: {
    post: (moment, w) => `आपको डेस्क पर काम के लिए बुलाया गया है (${moment})। हाँ या ना कहें: ${w.desk} आप नहीं? ${w.link}`,
    pairing: (moment, w) => `डेस्क पर एक फ़ोन जोड़ा गया, ${moment}। आप नहीं? ${w.link}`,
    passkey: (moment, w) => `डेस्क के लिए पासकी बनाई गई, ${moment}। आप नहीं? ${w.link}`,
    not_me: (moment, w) => `डेस्क पर किसी ने कहा "मैं नहीं", ${moment}। कृपया देखें: ${w.link}`,
    key: (moment, w) => `डेस्क पर एक प्रोग्राम के लिए कुंजी बनाई गई, ${moment}। आपको पता नहीं? ${w.link}`,
    owes: (moment, w) => `हमारे साथ आपका हिसाब शून्य से नीचे है (${moment})। आगे की बुकिंग से चुकता होगा। देखें: ${w.link}`,
  },
  ta: {
    post: (moment, w) => `டெஸ்கில் வேலை செய்ய உங்களுக்கு அழைப்பு (${moment}). ஏற்கவோ மறுக்கவோ: ${w.desk} நீங்கள் இல்லையா? ${w.link}`,
    pairing: (moment, w) => `டெஸ்கில் ஒரு ஃபோன் இணைக்கப்பட்டது, ${moment}. நீங்கள் இல்லையா? ${w.link}`,
    passkey: (moment, w) => `டெஸ்குக்கு பாஸ்கீ உருவாக்கப்பட்டது, ${moment}. நீங்கள் இல்லையா? ${w.link}`,
    not_me: (moment, w) => `டெஸ்கில் ஒருவர் "நான் இல்லை" என்றார், ${moment}. பாருங்கள்: ${w.link}`,
    key: (moment, w) => `டெஸ்கில் ஒரு நிரலுக்குச் சாவி உருவாக்கப்பட்டது, ${moment}. உங்களுக்குத் தெரியாதா? ${w.link}`,
    owes: (moment, w) =>
      `எங்களுடன் உங்கள் கணக்கு பூஜ்யத்துக்குக் கீழே உள்ளது (${moment}). அடுத்த புக்கிங்குகள் சரிசெய்யும். பாருங்கள்: ${w.link}`,
  },
}

/** Returns a text for its reader, and the variables of its registered template. */
export function staffText(
  kind: StaffTextKind,
  language: Language,
  words: StaffTextWords,
): { body: string; values: string[] } {
  const moment = momentWords(words.at, language)
  const values = kind === 'post' ? [moment, words.desk, words.link] : [moment, words.link]
  return { body: `${PRODUCT_NAME}: ${SENTENCES[language][kind](moment, words)}`, values }
}
