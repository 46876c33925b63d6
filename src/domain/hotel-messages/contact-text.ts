import type { Language } from '../languages.ts'
import { PRODUCT_NAME } from '../site.ts'

const SENTENCES: Record<Language, (link: string) => string> = {
  en: (link) => `may we send booking messages to you here? Nothing comes before you say yes: ${link}`,
  hi: (link) => `क्या हम बुकिंग के मैसेज यहाँ भेजें? आपकी हाँ से पहले कुछ नहीं आएगा: ${link}`,
  ta: (link) => `புக்கிங் மெசேஜ்களை உங்களுக்கு இங்கே அனுப்பலாமா? நீங்கள் ஆம் சொல்லும் முன் எதுவும் வராது: ${link}`,
}

/** Returns the request to the owner of a phone or an address; it names no hotel and no person. */
export const contactText = (language: Language, link: string): { body: string; values: string[] } => ({
  body: `${PRODUCT_NAME}: ${SENTENCES[language](link)}`,
  values: [link],
})

const SUBJECTS: Record<Language, string> = {
  en: 'May we send booking messages here?',
  hi: 'बुकिंग के मैसेज यहाँ भेजें?',
  ta: 'புக்கிங் மெசேஜ்களை இங்கே அனுப்பலாமா?',
}

export const contactSubject = (language: Language): string => SUBJECTS[language]
