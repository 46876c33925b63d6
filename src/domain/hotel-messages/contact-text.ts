import { PRODUCT_NAME } from '../site.ts'
import type { HotelLanguage } from './hotel-channel.ts'

const SENTENCES: Record<HotelLanguage, (link: string) => string> = {
  en: (link) => `may we send booking messages to you here? Nothing comes before you say yes: ${link}`,
  hi: (link) => `क्या हम बुकिंग के मैसेज यहाँ भेजें? आपकी हाँ से पहले कुछ नहीं आएगा: ${link}`,
}

/** Returns the request to the owner of a phone or an address; it names no hotel and no person. */
export const contactText = (language: HotelLanguage, link: string): { body: string; values: string[] } => ({
  body: `${PRODUCT_NAME}: ${SENTENCES[language](link)}`,
  values: [link],
})

export const contactSubject = (language: HotelLanguage): string =>
  language === 'hi' ? 'बुकिंग के मैसेज यहाँ भेजें?' : 'May we send booking messages here?'
