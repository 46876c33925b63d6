import type { ChannelKind, HotelChannel } from '#domain/hotel-messages/hotel-channel.ts'

export const title = 'புக்கிங் மெசேஜ்கள்'
export const ASKS: Record<HotelChannel, (hotel: string) => string> = {
  sms: (hotel) => `${hotel} தன் புக்கிங் மெசேஜ்களை உங்களுக்கு SMS-இல் அனுப்பலாமா என்று கேட்கிறது.`,
  email: (hotel) => `${hotel} தன் புக்கிங் மெசேஜ்களை உங்களுக்கு ஈமெயிலில் அனுப்பலாமா என்று கேட்கிறது.`,
  whatsapp: (hotel) => `${hotel} தன் புக்கிங் மெசேஜ்களை உங்களுக்கு WhatsApp-இல் அனுப்பலாமா என்று கேட்கிறது.`,
}
export const MESSAGES: Record<ChannelKind, string> = {
  bookings: 'புக்கிங்குகள்',
  arrivals: 'ஒரு மணி நேரத்தில் வருபவர்கள்',
  lists: 'நாளின் பட்டியல்கள்',
}
export const agree = 'ஆம், அனுப்புங்கள்'
export const refuse = 'வேண்டாம்'
export const stop = 'மெசேஜ்களை நிறுத்து'
export const agreed = 'சம்மதித்தீர்கள். மெசேஜ்களை நிறுத்த இந்த லிங்கை மீண்டும் திறங்கள்.'
export const stopped = 'உங்களுக்கு எதுவும் அனுப்பப்படாது.'
