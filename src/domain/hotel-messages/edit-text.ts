import type { DetailField } from '../hotels/hotel-details.ts'
import type { Language } from '../languages.ts'
import { PRODUCT_NAME, SITE } from '../site.ts'

type Part = 'name' | 'address' | 'place' | 'description' | 'stars' | 'bathtub'

/** The message to the hotel uses one word for details that its page shows together. */
const PART_OF: Record<DetailField, Part> = {
  name: 'name',
  address: 'address',
  city_id: 'place',
  locality_id: 'place',
  position: 'place',
  description: 'description',
  stars: 'stars',
  bathtub_charge: 'bathtub',
}

type EditWords = { parts: Record<Part, string>; changed: (what: string) => string; rest: (phone: string) => string }

const WORDS: Record<Language, EditWords> = {
  en: {
    parts: {
      name: 'name',
      address: 'address',
      place: 'place on the map',
      description: 'description',
      stars: 'stars',
      bathtub: 'bathtub charge',
    },
    changed: (what) => `our office has changed what guests read of your hotel: ${what}`,
    rest: (phone) => `. Your desk says why, under Changes. Is it wrong? Ring us: ${phone}`,
  },
  hi: {
    parts: {
      name: 'नाम',
      address: 'पता',
      place: 'नक्शे पर जगह',
      description: 'विवरण',
      stars: 'स्टार',
      bathtub: 'बाथटब का शुल्क',
    },
    changed: (what) => `हमारे ऑफ़िस ने आपके होटल की जानकारी बदली है: ${what}`,
    rest: (phone) => `। क्यों, यह डेस्क पर "बदलाव" में पढ़िए। कुछ गलत है? हमें फ़ोन कीजिए: ${phone}`,
  },
  ta: {
    parts: {
      name: 'பெயர்',
      address: 'முகவரி',
      place: 'வரைபட இடம்',
      description: 'விவரம்',
      stars: 'நட்சத்திரம்',
      bathtub: 'பாத்டப் கட்டணம்',
    },
    changed: (what) => `எங்கள் அலுவலகம் உங்கள் ஹோட்டல் விவரங்களை மாற்றியது: ${what}`,
    rest: (phone) => `. ஏன் என்று டெஸ்கில் "மாற்றங்கள்" பக்கத்தில் படியுங்கள். தவறா? எங்களை அழையுங்கள்: ${phone}`,
  },
}

/** Returns the message to a hotel whose details the office changed: the changed details and our phone number. */
export function editText(
  language: Language,
  fields: readonly DetailField[],
): { subject: string; body: string; values: string[] } {
  const { parts, changed, rest } = WORDS[language]
  const what = [...new Set(fields.map((field) => parts[PART_OF[field]]))].join(', ')
  const phone = SITE.supportPhone
  const subject = `${PRODUCT_NAME}: ${changed(what)}`
  return { subject, body: subject + rest(phone), values: [what, phone] }
}
