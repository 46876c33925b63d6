/** Guests type at most 10 digits. The site adds India's country code (specification §9). */
export const PHONE_DIGITS = 10
export const COUNTRY_CODE = '+91'

/** Returns a phone in the form that the API expects: the country code and the last ten digits (specification §5). */
export const normalisePhone = (typed: string): string => COUNTRY_CODE + typed.replace(/\D/g, '').slice(-PHONE_DIGITS)

/**
 * Returns a phone in the form that guests see: a number that starts with + loses its first three characters
 * (specification §5).
 */
export const displayPhone = (phone: string): string => (phone.startsWith('+') ? phone.slice(3) : phone)

/** Whether this is a normalised Indian mobile number: ten digits, the first from 6 to 9 (decisions, "Sign-in"). */
export const isIndianMobile = (phone: string): boolean => /^\+91[6-9]\d{9}$/.test(phone)

/** Masks a phone as '******4321'. This is enough to recognise one's own number, but not to learn somebody else's. */
export const maskPhone = (phone: string): string => `******${phone.slice(-4)}`

/** Normalises a phone as people and clients write it; undefined unless it is an Indian mobile. */
export function readPhone(typed: string): string | undefined {
  const bare = typed.replace(/[\s()-]/g, '')
  return /^(?:\+?91|0)?[6-9]\d{9}$/.test(bare) ? normalisePhone(bare) : undefined
}

/**
 * Reads what a guest types. Ignores characters beyond ten, and accepts a pasted '+91 98201 47710' or '098201 47710'.
 */
export function readTypedPhone(text: string): string {
  const known = readPhone(text)
  return known ? displayPhone(known) : text.replace(/[\s-]/g, '').slice(0, PHONE_DIGITS)
}
