import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { Dashboard } from './dashboard.tsx'

type GuestFrameProps = {
  /** shown while our server does not answer */
  unreachable?: ReactNode
  /** receives no guest during the session check and behind the login, and then returns the page's skeleton */
  children: (user: User | undefined) => ReactNode
}

/** Shows the frame of every page behind the login that contains the profile (specification §2). */
export function GuestFrame({ unreachable, children }: GuestFrameProps) {
  const frame = (user: User | undefined) => <Dashboard user={user}>{children(user)}</Dashboard>
  return (
    <Protected loading={frame(undefined)} unreachable={unreachable}>
      {frame}
    </Protected>
  )
}
