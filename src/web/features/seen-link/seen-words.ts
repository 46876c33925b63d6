import type { HotelLanguage } from '#domain/hotel-messages/hotel-channel.ts'

export type SeenWords = {
  ask: string
  hint: string
  press: string
  wait: string
  seen: string
  thanks: string
  over: string
  wrong: string
  again: string
  other: string
}

/** The texts of the page behind a hotel's link, in the language of the message. */
export const SEEN_WORDS: Record<HotelLanguage, SeenWords> = {
  en: {
    ask: 'Have you seen this booking?',
    hint: 'The guest then reads that the hotel knows. You promise nothing new by it.',
    press: 'Yes, seen',
    wait: 'One moment...',
    seen: 'Seen',
    thanks: 'Thank you. The guest knows that you expect them.',
    over: 'This booking was cancelled, or its stay is over.',
    wrong: 'This link is not complete, or no longer valid. Please open it from the message again.',
    again: 'Try again',
    other: 'हिन्दी में पढ़ें',
  },
  hi: {
    ask: 'क्या आपने यह बुकिंग देख ली?',
    hint: 'इससे मेहमान को पता चलता है कि होटल को खबर है। आप कोई नया वादा नहीं कर रहे।',
    press: 'हाँ, देख ली',
    wait: 'एक पल...',
    seen: 'देख ली',
    thanks: 'शुक्रिया। मेहमान को पता है कि आप उनका इंतज़ार कर रहे हैं।',
    over: 'यह बुकिंग रद्द हो गई है, या स्टे पूरा हो चुका है।',
    wrong: 'यह लिंक अधूरा है या अब काम नहीं करता। मैसेज से इसे फिर खोलें।',
    again: 'फिर कोशिश करें',
    other: 'Read in English',
  },
}
