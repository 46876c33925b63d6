/** What befell a booking, as its hotel hears of it. */
export const HOTEL_NEWS = [
  'new',
  'changed',
  'extended',
  'cancelled',
  'moved_away',
  'turned_away',
  'money_asked',
] as const
export type HotelNews = (typeof HOTEL_NEWS)[number]

/**
 * What a hotel is told in the end, after what it was told and what the booking is by now; undefined: nothing. A hotel
 * that never heard of a booking hears of it as a new one, and never of the end of one it did not know.
 */
export function pendingNews(
  what: HotelNews,
  { isKnown, isConfirmed }: { isKnown: boolean; isConfirmed: boolean },
): HotelNews | undefined {
  const isEnd = what === 'cancelled' || what === 'moved_away'
  if (isEnd) return isKnown && !isConfirmed ? what : undefined
  if (!isConfirmed) return undefined
  if (what === 'turned_away' || what === 'money_asked') return what
  if (!isKnown) return 'new'
  return what === 'new' ? undefined : what
}
