import { formatIstMoment } from '../kernel/ist.ts'
import { PRODUCT_NAME, SITE } from '../site.ts'
import { hindiTimes } from '../kernel/hindi-times.ts'
import type { HotelLanguage } from './hotel-channel.ts'

/** Returns the text to a hotel when its sales are paused: until when, and our number. Neutral, like every text. */
export function pauseText(language: HotelLanguage, until: Date): { subject: string; body: string; values: string[] } {
  const phone = SITE.supportPhone
  if (language === 'hi') {
    const moment = hindiTimes.shortMoment(until)
    const subject = `${PRODUCT_NAME}: ${moment} तक बिक्री रुकी है`
    return { subject, body: `${subject}। बाद के दिन बिकते रहेंगे। हमें फ़ोन कीजिए: ${phone}`, values: [moment, phone] }
  }
  const moment = formatIstMoment(until)
  const subject = `${PRODUCT_NAME}: sales are stopped until ${moment}`
  return {
    subject,
    body: `${subject}. Later days go on selling. Open your desk, or ring us: ${phone}`,
    values: [moment, phone],
  }
}
