import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'

export const howYouHear = 'How you hear of your bookings'
export const channels: Record<NewsChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS', none: 'Neither' }
export const meanings: Record<NewsChannel, string> = {
  whatsapp: 'Messages name no hotel and no person. We text you if one doesn’t arrive.',
  sms: 'Text messages that name no hotel and no person.',
  none: 'Only on our pages and by email. We still text you when we need your answer.',
}
/** The current choice, shown to the left of 'Change'. */
export const updates: Record<NewsChannel, string> = {
  whatsapp: 'Updates by WhatsApp',
  sms: 'Updates by SMS',
  none: 'Updates here and by email',
}
export const change = 'Change'
export const saving = 'Saving...'
export const saved = 'Saved.'
