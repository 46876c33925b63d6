import { formatIstMoment } from '../kernel/ist.ts'
import { PRODUCT_NAME, SITE } from '../site.ts'
import { formatHindiMoment } from './hindi-moment.ts'
import type { HotelLanguage } from './hotel-channel.ts'

/** What a hotel reads when its sales are paused: until when, and our number. Neutral, as every text is. */
export function pauseText(language: HotelLanguage, until: Date): { subject: string; body: string; values: string[] } {
  const phone = SITE.supportPhone
  if (language === 'hi') {
    const moment = formatHindiMoment(until)
    const subject = `${PRODUCT_NAME}: ${moment} तक कुछ नहीं बिकेगा`
    return { subject, body: `${subject}। हमें फ़ोन कीजिए: ${phone}`, values: [moment, phone] }
  }
  const moment = formatIstMoment(until)
  const subject = `${PRODUCT_NAME}: nothing is sold until ${moment}`
  return { subject, body: `${subject}. Open your desk, or ring us: ${phone}`, values: [moment, phone] }
}
