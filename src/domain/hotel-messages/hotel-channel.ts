import { readPhone } from '../accounts/phone.ts'
import { isEmail } from '../accounts/sign-up-form.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

export const HOTEL_CHANNELS = ['sms', 'email', 'whatsapp'] as const
export type HotelChannel = (typeof HOTEL_CHANNELS)[number]

/**
 * `bookings` are new, changed and cancelled bookings. `arrivals` are arrivals within the hour. `lists` are the lists
 * for tomorrow and today.
 */
export const CHANNEL_KINDS = ['bookings', 'arrivals', 'lists'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

export const MAX_CHANNELS = 10
export const MAX_CHANNEL_WHO = 80

export type ChannelInput = { channel: HotelChannel; address: string; kinds: readonly ChannelKind[] }

export type ChannelRefusal = 'PHONE_WRONG' | 'EMAIL_WRONG' | 'NO_KINDS' | 'LISTS_BY_EMAIL'

/** Validates a channel and normalises its address. Lists are too long for text messages. */
export function checkChannel(wish: ChannelInput): Result<ChannelInput, ChannelRefusal> {
  const kinds = CHANNEL_KINDS.filter((kind) => wish.kinds.includes(kind))
  if (kinds.length === 0) return refuse('NO_KINDS')
  if (wish.channel !== 'email') {
    if (wish.channel === 'sms' && kinds.includes('lists')) return refuse('LISTS_BY_EMAIL')
    const phone = readPhone(wish.address)
    return phone === undefined ? refuse('PHONE_WRONG') : accept({ ...wish, kinds, address: phone })
  }
  const address = wish.address.trim()
  return isEmail(address) ? accept({ ...wish, kinds, address }) : refuse('EMAIL_WRONG')
}

/**
 * The maximum number of requests that one phone or address gets in 24 hours from all hotels together. Each contact gets
 * at most one a day.
 */
export const MAX_CONTACT_REQUESTS_PER_DAY = 3
/** How many days must pass after an owner replied 'stop' before the hotel may send them another request. */
export const STOP_RETENTION_DAYS = 30

/** The states of a contact. Until its owner agrees, it gets only the request (decision 0060). */
export type ContactState = 'asked' | 'agreed' | 'stopped'

export function contactState({ agreedAt, endedAt }: { agreedAt: Date | null; endedAt: Date | null }): ContactState {
  if (endedAt) return 'stopped'
  return agreedAt ? 'agreed' : 'asked'
}
