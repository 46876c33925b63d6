import type { StaffTextKind, StaffTextWords } from '#domain/desk/staff-text.ts'

export const TEXTS: Readonly<Record<StaffTextKind, (words: StaffTextWords) => string>> = {
  post: ({ moment, desk, link }) =>
    `आपको डेस्क पर काम के लिए बुलाया गया है (${moment})। हाँ या ना कहें: ${desk} आप नहीं? ${link}`,
  pairing: ({ moment, link }) => `डेस्क पर एक फ़ोन जोड़ा गया, ${moment}। आप नहीं? ${link}`,
  passkey: ({ moment, link }) => `डेस्क के लिए पासकी बनाई गई, ${moment}। आप नहीं? ${link}`,
  not_me: ({ moment, link }) => `डेस्क पर किसी ने कहा "मैं नहीं", ${moment}। कृपया देखें: ${link}`,
  key: ({ moment, link }) => `डेस्क पर एक प्रोग्राम के लिए कुंजी बनाई गई, ${moment}। आपको पता नहीं? ${link}`,
  owes: ({ moment, link }) => `हमारे साथ आपका हिसाब शून्य से नीचे है (${moment})। आगे की बुकिंग से चुकता होगा। देखें: ${link}`,
}
