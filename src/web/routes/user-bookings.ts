import { redirect } from 'react-router'
import { PATHS } from '#web/lib/paths.ts'

/** Specification §2: /user-bookings redirects to /my-bookings. */
export const loader = () => redirect(PATHS.myBookings, 301)
