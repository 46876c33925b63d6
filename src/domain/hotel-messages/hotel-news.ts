import { isHelpKind, KINDS_FOR_HOTEL } from '../hotel-help/help-case.ts'

/** Events of a booking about which the hotel is notified. */
export const HOTEL_NEWS = [
  'new',
  'changed',
  'extended',
  'cancelled',
  'moved_away',
  'turned_away',
  'money_asked',
  ...KINDS_FOR_HOTEL,
] as const
export type HotelNews = (typeof HOTEL_NEWS)[number]

/**
 * Returns what a hotel must still be told about a booking, given earlier notices and the booking's present state;
 * undefined if there is nothing to tell. A hotel without an earlier notice is told about a new booking, but never about
 * the end of a booking that it did not know about.
 */
export function pendingNews(
  what: HotelNews,
  { isKnown, isConfirmed }: { isKnown: boolean; isConfirmed: boolean },
): HotelNews | undefined {
  const isEnd = what === 'cancelled' || what === 'moved_away'
  if (isEnd) return isKnown && !isConfirmed ? what : undefined
  if (!isConfirmed) return undefined
  if (what === 'turned_away' || what === 'money_asked' || isHelpKind(what)) return what
  if (!isKnown) return 'new'
  return what === 'new' ? undefined : what
}
