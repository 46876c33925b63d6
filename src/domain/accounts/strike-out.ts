export type PersonToStrikeOut = { name: string; phone: string; email: string }

/** The text that replaces an erased person's details. */
export const STRUCK_OUT = '[…]'

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Matches the ten digits of a phone as people type them, with spaces, hyphens and brackets in between. */
const typedPhone = (phone: string): string => phone.slice(-10).split('').join('[ ()-]*')

const MIN_NAME = 3

/**
 * Returns a regular expression, for JavaScript and PostgreSQL, that finds mentions of a person in a typed text: the
 * phone with or without country code, the email, or the whole name. It must be matched case-insensitively. Leaves out
 * names of one or two letters, because other words contain them.
 */
export function strikeOutPattern({ name, phone, email }: PersonToStrikeOut): string {
  const words = name.trim().split(/\s+/).map(escaped).join('\\s+')
  const parts = [`(\\+?91[ -]?)?${typedPhone(phone)}`, escaped(email)]
  return [...parts, ...(name.trim().length >= MIN_NAME ? [words] : [])].join('|')
}
