import type { ChannelKind, HotelChannel } from '#domain/hotel-messages/hotel-channel.ts'

export const title = 'बुकिंग के मैसेज'
export const ASKS: Record<HotelChannel, (hotel: string) => string> = {
  sms: (hotel) => `${hotel} पूछता है कि क्या बुकिंग के मैसेज SMS से आपको भेजे जाएँ।`,
  email: (hotel) => `${hotel} पूछता है कि क्या बुकिंग के मैसेज ईमेल से आपको भेजे जाएँ।`,
  whatsapp: (hotel) => `${hotel} पूछता है कि क्या बुकिंग के मैसेज WhatsApp पर आपको भेजे जाएँ।`,
}
export const MESSAGES: Record<ChannelKind, string> = {
  bookings: 'बुकिंग',
  arrivals: 'एक घंटे में आने वाले',
  lists: 'दिन की लिस्ट',
}
export const agree = 'हाँ, भेजिए'
export const refuse = 'ना'
export const stop = 'मैसेज बंद करें'
export const agreed = 'आपने हाँ कहा। मैसेज बंद करने हों तो यही लिंक फिर खोलिए।'
export const stopped = 'आपको कुछ नहीं भेजा जाता।'
