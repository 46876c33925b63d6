/** The lists of the office whose filters its people save under a name. */
export const VIEWED_LISTS = ['bookings', 'hotels', 'guests', 'payouts'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** The most views that one person can save, of all lists together. The database counts them too. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 40

/** Ten digits however they are spaced, or an email's sign. The database has the same expression for digits. */
const CONTACT = /(?:[0-9][ ()+.-]*){10}|@/

/**
 * Whether a name or a filter has a phone number or an email address in it, as somebody types who looks for a person. A
 * view must keep neither, because colleagues see it and erasing a guest does not reach it.
 */
export const holdsContact = (name: string, filter: object = {}): boolean =>
  [name, ...Object.values(filter)].some((value) => typeof value === 'string' && CONTACT.test(value))
