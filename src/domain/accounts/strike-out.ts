export type Struck = { name: string; phone: string; email: string }

/** What stands where a person stood. */
export const STRUCK_OUT = '[…]'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Digits as people type them: with or without the country's code, spaces, hyphens and brackets between. */
const typedPhone = (phone: string): string => phone.slice(-10).split('').join('[ ()-]*')

const MIN_NAME = 3

/**
 * A regular expression, for JavaScript and PostgreSQL alike and meant without case, that finds a person in what somebody
 * typed: the phone, the email, the whole name. A name of two letters is in too many words.
 */
export function strikeOutPattern({ name, phone, email }: Struck): string {
  const words = name.trim().split(/\s+/).map(escaped).join('\\s+')
  const parts = [`(\\+?91[ -]?)?${typedPhone(phone)}`, escaped(email)]
  return [...parts, ...(name.trim().length >= MIN_NAME ? [words] : [])].join('|')
}
