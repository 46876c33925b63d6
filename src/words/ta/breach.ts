import type { BreachSubject } from '#domain/breach/breach.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { momentWords } from './times.ts'

const what: Record<BreachSubject, string> = {
  ids: 'உங்கள் படத்தையும் ID-ஐயும்',
  bookings: 'உங்கள் பெயர், ஃபோன் எண், தங்கும் நேரம் ஆகியவற்றை',
  accounts: 'உங்கள் கணக்கில் உள்ள பெயர், ஃபோன் எண், ஈமெயில், தங்கல்கள் ஆகியவற்றை',
}
const now: Record<BreachSubject, string> = {
  ids: 'உங்கள் ID-ஐ யாராவது பயன்படுத்தினால், cybercrime.gov.in அல்லது 1930-இல் சொல்லுங்கள்.',
  bookings: 'தங்கல் பற்றிய அழைப்புகளில் கவனமாக இருங்கள்: ஃபோனில் OTP அல்லது பணத்தை நாங்கள் கேட்பதே இல்லை.',
  accounts: 'தங்கல் பற்றிய அழைப்புகளில் கவனமாக இருங்கள்: ஃபோனில் OTP அல்லது பணத்தை நாங்கள் கேட்பதே இல்லை.',
}

export const moment = (at: Date): string => momentWords(at)

export const sms = () =>
  `${PRODUCT_NAME}: உங்கள் தகவல்கள் பற்றி நீங்கள் தெரிந்துகொள்ள வேண்டியது ஒன்று நடந்தது. எங்கள் ஈமெயிலைப் படியுங்கள், அல்லது ${SITE.supportPhone} எண்ணை அழையுங்கள்`
export const subject = 'உங்கள் தகவல்களுக்கு என்ன நடந்தது'
export const body = (touched: BreachSubject, from: string, until: string) =>
  `${PRODUCT_NAME}: ${from} முதல் ${until} வரை யாரோ அனுமதியின்றி ${what[touched]} படித்திருக்கக்கூடும். அந்த வழியை மூடிவிட்டோம், தரவுப் பாதுகாப்பு வாரியத்துக்குத் தெரிவித்துவிட்டோம். ${now[touched]} கேள்விகள்: ${SITE.supportPhone}, ${SITE.grievanceEmail}`
