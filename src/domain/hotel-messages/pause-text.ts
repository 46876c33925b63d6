import type { Language } from '../languages.ts'
import { PRODUCT_NAME, SITE } from '../site.ts'

type PauseWords = { stopped: (moment: string) => string; rest: (phone: string) => string }

const WORDS: Record<Language, PauseWords> = {
  en: {
    stopped: (moment) => `sales are stopped until ${moment}`,
    rest: (phone) => `. Later days go on selling. Open your desk, or ring us: ${phone}`,
  },
  hi: {
    stopped: (moment) => `${moment} तक बिक्री रुकी है`,
    rest: (phone) => `। बाद के दिन बिकते रहेंगे। अपना डेस्क खोलिए, या हमें फ़ोन कीजिए: ${phone}`,
  },
  ta: {
    stopped: (moment) => `${moment} வரை விற்பனை நிறுத்தம்`,
    rest: (phone) => `. பிந்தைய நாட்களின் விற்பனை தொடரும். உங்கள் டெஸ்கைத் திறங்கள், அல்லது எங்களை அழையுங்கள்: ${phone}`,
  },
}

/** Returns the text to a hotel when its sales are paused until a moment, in words. Neutral, like every text. */
export function pauseText(language: Language, moment: string): { subject: string; body: string; values: string[] } {
  const subject = `${PRODUCT_NAME}: ${WORDS[language].stopped(moment)}`
  return { subject, body: subject + WORDS[language].rest(SITE.supportPhone), values: [moment] }
}
