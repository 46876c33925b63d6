import { addMinutes } from '../kernel/ist.ts'

/** A manager shows a code, and a shared phone types it: the number of the hotel, then six secret digits. */
export const PAIRING_DIGITS = 6
export const PAIRING_MINUTES = 10

export const pairingExpiry = (now: Date): Date => addMinutes(now, PAIRING_MINUTES)

/** The largest number of a hotel has ten digits. */
const MAX_HOTEL_DIGITS = 10
const MAX_HOTEL_NUMBER = 2_147_483_647

export type PairingCode = { hotelId: number; secret: string }

/** '267-482-913': as a manager reads it out. */
export const pairingCodeText = ({ hotelId, secret }: PairingCode): string =>
  `${hotelId}-${secret.slice(0, PAIRING_DIGITS / 2)}-${secret.slice(PAIRING_DIGITS / 2)}`

/** A typed or pasted code, with spaces and hyphens anywhere; undefined when it can be none. */
export function readPairingCode(typed: string): PairingCode | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  const hotel = digits.slice(0, -PAIRING_DIGITS)
  const hotelId = Number(hotel)
  if (hotel.length > MAX_HOTEL_DIGITS || hotelId < 1 || hotelId > MAX_HOTEL_NUMBER) return undefined
  return { hotelId, secret: digits.slice(-PAIRING_DIGITS) }
}

/**
 * How many codes may be tried within an hour, right ones counted as well: at one hotel, and at all of them together.
 * An address has its own limit (decision 0060).
 */
export const PAIRING_TRIES = { hotel: 20, everybody: 2000 } as const
export const PAIRING_TRIES_MINUTES = 60

export type PairingAnswer = { expiresAt: Date; isLetIn: boolean | null }
export type PairingState = 'waiting' | 'let_in' | 'refused' | 'over'

/** How it stands with a device that typed a code: nothing opens before a manager lets it in. */
export function pairingState({ expiresAt, isLetIn }: PairingAnswer, now: Date): PairingState {
  if (isLetIn !== null) return isLetIn ? 'let_in' : 'refused'
  return now < expiresAt ? 'waiting' : 'over'
}
