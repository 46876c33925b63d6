import type { ChannelKind, HotelChannel } from '#domain/hotel-messages/hotel-channel.ts'

export const title = 'Booking messages'
export const ASKS: Record<HotelChannel, (hotel: string) => string> = {
  sms: (hotel) => `${hotel} asks whether its booking messages may come to you by text message.`,
  email: (hotel) => `${hotel} asks whether its booking messages may come to you by email.`,
  whatsapp: (hotel) => `${hotel} asks whether its booking messages may come to you by WhatsApp.`,
}
/** The messages that the hotel would get us to send. */
export const MESSAGES: Record<ChannelKind, string> = {
  bookings: 'Bookings',
  arrivals: 'Arrivals within the hour',
  lists: 'Lists of a day',
}
export const agree = 'Yes, send them'
/** The answer to the hotel’s request. */
export const refuse = 'No'
export const stop = 'Stop the messages'
export const agreed = 'You agreed. To stop the messages, open this link again.'
export const stopped = 'Nothing is sent to you.'
