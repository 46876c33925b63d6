import type { Language } from '../languages.ts'
import { PRODUCT_NAME } from '../site.ts'

/** Messages to a hotel about other sites that sell its rooms (decision 0109). */
export const SITE_TEXTS = ['sold_twice', 'site_silent'] as const
export type SiteTextKind = (typeof SITE_TEXTS)[number]

type SiteWords = { subject: string; sentence: (link: string) => string }

const WORDS: Record<Language, Record<SiteTextKind, SiteWords>> = {
  en: {
    sold_twice: {
      subject: 'A room is sold twice',
      sentence: (link) => `a room is sold twice for the same time. Your desk says which, and what to do: ${link}`,
    },
    site_silent: {
      subject: 'Another site is silent',
      sentence: (link) =>
        `we could not read another site for an hour. A room can be sold twice now. See your desk: ${link}`,
    },
  },
  hi: {
    sold_twice: {
      subject: 'कमरा दो बार बिका',
      sentence: (link) => `एक कमरा एक ही समय के लिए दो बार बिका है। कौन सा और क्या करें, डेस्क पर देखिए: ${link}`,
    },
    site_silent: {
      subject: 'दूसरी साइट चुप है',
      sentence: (link) => `एक घंटे से दूसरी साइट पढ़ी नहीं गई। कमरा दो बार बिक सकता है। डेस्क पर देखिए: ${link}`,
    },
  },
  ta: {
    sold_twice: {
      subject: 'ரூம் இரண்டு முறை விற்றது',
      sentence: (link) => `ஒரு ரூம் ஒரே நேரத்துக்கு இரண்டு முறை விற்றது. எது, என்ன செய்வது என்று டெஸ்கில் பாருங்கள்: ${link}`,
    },
    site_silent: {
      subject: 'வேறு தளம் பதில் தரவில்லை',
      sentence: (link) =>
        `ஒரு மணி நேரமாக வேறு தளத்தைப் படிக்க முடியவில்லை. ஒரு ரூம் இரண்டு முறை விற்கப்படலாம். டெஸ்கில் பாருங்கள்: ${link}`,
    },
  },
}

/** Returns a text with the desk's address. Neutral: others may read it, so it names no site, room or guest. */
export function siteText(
  kind: SiteTextKind,
  language: Language,
  link: string,
): { subject: string; body: string; values: string[] } {
  const { subject, sentence } = WORDS[language][kind]
  const named = (text: string) => `${PRODUCT_NAME}: ${text}`
  return { subject: named(subject), body: named(sentence(link)), values: [link] }
}
