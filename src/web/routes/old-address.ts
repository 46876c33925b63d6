import { redirect } from 'react-router'
import { PATHS } from '#web/lib/paths.ts'
import { OLD_PATHS } from '#web/lib/old-paths.ts'
import type { Route } from './+types/old-address.ts'

/** The page that now does what an old address once did (specification §2, "Seen as analytics page views or links"). */
const LEADS_TO: Record<string, string> = {
  [OLD_PATHS.signUpRequestOtp]: PATHS.signUp,
  [OLD_PATHS.signUpComplete]: PATHS.home,
  // My Bookings shows an unpaid booking with its own payment link.
  [OLD_PATHS.makePayment]: PATHS.myBookings,
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(LEADS_TO[url.pathname] ?? PATHS.home, 301)
