/** The times that a calendar for other sites covers: those of one room, or the times when no room of a kind is free. */
export const GIVEN_KINDS = ['room', 'any', 'with_bathtub', 'without_bathtub'] as const
export type GivenKind = (typeof GIVEN_KINDS)[number]

/**
 * The ending of the UIDs that we write. It identifies our own events when another site lists them, so that we ignore
 * them.
 */
export const OUR_UIDS = '@calendars.uncle'

export const MAX_CALENDAR_ADDRESS = 2000

/** Returns the address in the form in which we store it; undefined if it is not an https address without a password. */
export function readCalendarAddress(typed: string, allowsHttp = false): string | undefined {
  // Some sites show the address as webcal:, which opens the calendar app of a phone.
  const url = URL.parse(typed.trim().replace(/^webcal:/iu, 'https:'))
  if (!url || url.username !== '' || url.password !== '' || url.href.length > MAX_CALENDAR_ADDRESS) return undefined
  return url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:') ? url.href : undefined
}
