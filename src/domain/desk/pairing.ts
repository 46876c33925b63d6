import { addMinutes } from '../kernel/ist.ts'

/**
 * A pairing code, which a manager shows and somebody types on a shared phone. It consists of the hotel's number and six
 * secret digits.
 */
export const PAIRING_DIGITS = 6
export const PAIRING_MINUTES = 10

export const pairingExpiry = (now: Date): Date => addMinutes(now, PAIRING_MINUTES)

/** The largest possible hotel number has ten digits. */
const MAX_HOTEL_DIGITS = 10
const MAX_HOTEL_NUMBER = 2_147_483_647

export type PairingCode = { hotelId: number; secret: string }

/** Formats a code as '267-482-913', grouped so that a manager can read it aloud. */
export const pairingCodeText = ({ hotelId, secret }: PairingCode): string =>
  `${hotelId}-${secret.slice(0, PAIRING_DIGITS / 2)}-${secret.slice(PAIRING_DIGITS / 2)}`

/** Reads a typed or pasted code, with spaces and hyphens anywhere. Returns undefined if it cannot be a pairing code. */
export function readPairingCode(typed: string): PairingCode | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  const hotel = digits.slice(0, -PAIRING_DIGITS)
  const hotelId = Number(hotel)
  if (hotel.length > MAX_HOTEL_DIGITS || hotelId < 1 || hotelId > MAX_HOTEL_NUMBER) return undefined
  return { hotelId, secret: digits.slice(-PAIRING_DIGITS) }
}

/**
 * The maximum number of attempts per hour, including successful ones, at one hotel and at all hotels together. Each
 * network address has a separate limit (decision 0060).
 */
export const PAIRING_TRIES = { hotel: 20, everybody: 2000 } as const
export const PAIRING_TRIES_MINUTES = 60

export type PairingAnswer = { expiresAt: Date; isLetIn: boolean | null }
export type PairingState = 'waiting' | 'let_in' | 'refused' | 'over'

/**
 * Returns the state of a device on which somebody typed a code. Until a manager lets the device in, it shows nothing
 * about the hotel.
 */
export function pairingState({ expiresAt, isLetIn }: PairingAnswer, now: Date): PairingState {
  if (isLetIn !== null) return isLetIn ? 'let_in' : 'refused'
  return now < expiresAt ? 'waiting' : 'over'
}
