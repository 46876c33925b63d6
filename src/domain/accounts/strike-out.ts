export type Struck = { name: string; phone: string; email: string }

/** Replaces a person's details in a text. */
export const STRUCK_OUT = '[…]'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Matches digits as people type them: with or without the country code, with spaces, hyphens and brackets in between.
 */
const typedPhone = (phone: string): string => phone.slice(-10).split('').join('[ ()-]*')

const MIN_NAME = 3

/**
 * Returns a regular expression, for JavaScript and PostgreSQL alike and to be used without case, that finds a person in
 * what somebody typed: the phone, the email, the whole name. Skips names of two letters, which occur in too many words.
 */
export function strikeOutPattern({ name, phone, email }: Struck): string {
  const words = name.trim().split(/\s+/).map(escaped).join('\\s+')
  const parts = [`(\\+?91[ -]?)?${typedPhone(phone)}`, escaped(email)]
  return [...parts, ...(name.trim().length >= MIN_NAME ? [words] : [])].join('|')
}
