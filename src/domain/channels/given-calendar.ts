/** What a calendar that other sites read is about: one room, or when no room of a kind is left. */
export const GIVEN_KINDS = ['room', 'any', 'with_bathtub', 'without_bathtub'] as const
export type GivenKind = (typeof GIVEN_KINDS)[number]

/** What our UIDs end with. A site that repeats our own events to us is recognised by it. */
export const OUR_UIDS = '@calendars.uncle'

export const MAX_CALENDAR_ADDRESS = 2000

/** Returns the address as it is stored, or undefined if it is not an https address without a password. */
export function readCalendarAddress(typed: string, allowsHttp = false): string | undefined {
  // Some sites give the address with a scheme that calendars on a phone open.
  const url = URL.parse(typed.trim().replace(/^webcal:/iu, 'https:'))
  if (!url || url.username !== '' || url.password !== '' || url.href.length > MAX_CALENDAR_ADDRESS) return undefined
  return url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:') ? url.href : undefined
}
