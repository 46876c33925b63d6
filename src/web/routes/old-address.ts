import { redirect } from 'react-router'
import { PATHS } from '#web/lib/paths.ts'
import type { Route } from './+types/old-address.ts'

/** Where the step that an address once stood for is done now (specification §2, "Seen as analytics page views or links"). */
const LEADS_TO: Record<string, string> = {
  [PATHS.signUpRequestOtp]: PATHS.signUp,
  [PATHS.signUpComplete]: PATHS.home,
  // A booking that waits for its payment stands there with its own link to pay.
  [PATHS.makePayment]: PATHS.myBookings,
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(LEADS_TO[url.pathname] ?? PATHS.home, 301)
