/** The office's lists whose filters can be saved. */
export const VIEWED_LISTS = ['bookings', 'hotels', 'guests', 'payouts'] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** The maximum number of views that one person can save for all lists together. The database enforces it too. */
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 40

/** Ten digits with any spacing, or an '@'. The database uses the same expression for the digits. */
const CONTACT = /(?:[0-9][ ()+.-]*){10}|@/

/**
 * Whether a name or a filter contains a phone number or an email address. A saved view must not: colleagues read it, and
 * it is not erased with the guest's account.
 */
export const holdsContact = (name: string, filter: object = {}): boolean =>
  [name, ...Object.values(filter)].some((value) => typeof value === 'string' && CONTACT.test(value))
