import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { Dashboard } from './dashboard.tsx'

type GuestFrameProps = {
  /** shown while our server does not answer */
  unreachable?: ReactNode
  /** without a guest, during the session check and behind the login: the page's skeleton */
  children: (user: User | undefined) => ReactNode
}

/** The frame of every page behind the login that shows the profile (specification §2). */
export function GuestFrame({ unreachable, children }: GuestFrameProps) {
  const frame = (user: User | undefined) => <Dashboard user={user}>{children(user)}</Dashboard>
  return (
    <Protected loading={frame(undefined)} unreachable={unreachable}>
      {frame}
    </Protected>
  )
}
