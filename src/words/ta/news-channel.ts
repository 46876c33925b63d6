import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'

export const howYouHear = 'புக்கிங் தகவல் உங்களுக்கு எப்படி வர வேண்டும்'
export const channels: Record<NewsChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS', none: 'இரண்டும் வேண்டாம்' }
export const meanings: Record<NewsChannel, string> = {
  whatsapp: 'மெசேஜில் ஹோட்டல் பெயரோ யாருடைய பெயரோ இருக்காது. வந்து சேராவிட்டால் SMS அனுப்புவோம்.',
  sms: 'SMS-இல் ஹோட்டல் பெயரோ யாருடைய பெயரோ இருக்காது.',
  none: 'எங்கள் பக்கங்களிலும் ஈமெயிலிலும் மட்டும். உங்கள் பதில் தேவைப்பட்டால் SMS வரும்.',
}
export const updates: Record<NewsChannel, string> = {
  whatsapp: 'தகவல் WhatsApp-இல்',
  sms: 'தகவல் SMS-இல்',
  none: 'தகவல் இங்கும் ஈமெயிலிலும்',
}
export const change = 'மாற்று'
export const saving = 'சேமிக்கிறோம்...'
export const saved = 'சேமித்தோம்.'
