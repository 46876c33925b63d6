import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'

export const howYouHear = 'बुकिंग के अपडेट आपको कैसे मिलें'
export const channels: Record<NewsChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS', none: 'दोनों नहीं' }
export const meanings: Record<NewsChannel, string> = {
  whatsapp: 'मैसेज में न होटल का नाम होता है, न किसी व्यक्ति का। न पहुँचे तो हम SMS भेजते हैं।',
  sms: 'SMS में न होटल का नाम होता है, न किसी व्यक्ति का।',
  none: 'सिर्फ़ हमारी साइट पर और ईमेल से। आपका जवाब चाहिए हो, तो SMS फिर भी आएगा।',
}
export const updates: Record<NewsChannel, string> = {
  whatsapp: 'अपडेट WhatsApp पर',
  sms: 'अपडेट SMS से',
  none: 'अपडेट यहाँ और ईमेल से',
}
export const change = 'बदलें'
export const saving = 'सेव हो रहा है...'
export const saved = 'सेव हो गया।'
