import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { displayPhone } from '#domain/accounts/phone.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'

/** The pages of the dashboard, as tabs on widths of 1200 and less (specification §2). */
const TABS: readonly { label: string; to: string }[] = [{ label: 'My Bookings', to: PATHS.myBookings }]

/** The frame of every page of the guest's own: the profile beside it, or folded above it (specification §2). */
export function Dashboard({ user, children }: { user: User | undefined; children: ReactNode }) {
  return (
    <main id="main" className="wrap dash">
      <aside className="side" aria-label="Profile">
        <div className="box">
          {user ? (
            <>
              <ProfileHead user={user} />
              <Contacts user={user} />
            </>
          ) : (
            <ProfileSkeleton />
          )}
        </div>
      </aside>
      <div className="side-m">
        {user ? <FoldedProfile user={user} /> : <ProfileSkeleton />}
        <Tabs />
      </div>
      <div className="min-w-0">{children}</div>
    </main>
  )
}

function Tabs() {
  const { pathname } = useLocation()
  return (
    <nav className="tabs" aria-label="Dashboard">
      {TABS.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function FoldedProfile({ user }: { user: User }) {
  return (
    <details>
      <summary>
        <ProfileHead user={user} />
        <Icon name="chevron-down" />
      </summary>
      <Contacts user={user} />
    </details>
  )
}

function ProfileHead({ user }: { user: User }) {
  return (
    <div className="prof-h">
      <Avatar user={user} />
      <div className="min-w-0">
        <h2>{user.name}</h2>
        <p className="cred">Credit: {formatRupees(user.credits)}</p>
      </div>
    </div>
  )
}

/** The guest's own picture, or a drawn head until there is one. */
function Avatar({ user }: { user: User }) {
  if (user._profilePicture) {
    return (
      <span className="ava">
        <img src={user._profilePicture.url} alt="" width="200" height="200" />
      </span>
    )
  }
  return (
    <span className="ava">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="var(--primary)" />
        <circle cx="48" cy="40" r="19" fill="var(--primary)" />
      </svg>
    </span>
  )
}

/** '98201 47710', as numbers are read aloud. */
const grouped = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`

function Contacts({ user }: { user: User }) {
  return (
    <dl className="prof">
      <div>
        <dt>
          <Icon name="mail" />
          <span className="vh">Email</span>
        </dt>
        <dd>{user.user_email}</dd>
      </div>
      <div>
        <dt>
          <Icon name="phone" />
          <span className="vh">Phone</span>
        </dt>
        <dd className="num">{grouped(displayPhone(user.phone))}</dd>
      </div>
    </dl>
  )
}

function ProfileSkeleton() {
  return (
    <div className="prof-h min-h-16">
      <LoadingWord />
      <Skeleton className="ava" width="56px" height="56px" />
      <div className="grow grid gap-2">
        <Skeleton width="60%" />
        <Skeleton width="40%" height="20px" />
      </div>
    </div>
  )
}
