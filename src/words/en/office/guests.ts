import type { GuestChoice } from '#domain/office/guest-list.ts'
import { plural } from '../plural.ts'

export const name = 'Name'
export const all = 'All'
export const choices: Record<GuestChoice, string> = { blocked: 'Blocked', no_shows: 'Did not come' }
export const noGuestFits = 'No guest fits.'
export const newestFirst = 'Newest accounts first'
export const guest = 'Guest'
/** Shown next to the saved views while the list is filtered by a name. */
export const namesNotSaved = 'A view keeps no guest’s name.'
export const since = 'Since'
export const bookings = 'Bookings'
export const cancelled = 'Cancelled'
/** How many times this guest was a no-show. */
export const noShows = 'No-shows'
/** How many times a hotel turned this guest away. */
export const notTaken = 'Not taken'
export const lastCheckin = 'Last check-in'
export const credit = 'Credit'
export const blocked = 'Blocked'
export const bookingCount = (count: number) => `${count} ${plural(count, 'booking', 'bookings')}`
export const noShowCount = (count: number) => `${count} ${plural(count, 'no-show', 'no-shows')}`
