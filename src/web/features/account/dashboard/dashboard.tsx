import { laterPart } from '#web/ui/load-part.ts'
import { useState, type ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import type { User } from '#contract/accounts.ts'
import { displayPhone } from '#domain/accounts/phone.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { REFERRAL_DISCOUNT, REFERRAL_REWARD } from '#domain/rewards/credits.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EmailNotVerified } from '#web/features/account/profile/email-not-verified.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { IdentityPanel } from '#web/features/account/profile/identity-panel.tsx'
import { PhotoControl } from '#web/features/account/profile/photo-control.tsx'
import { useProfile } from '#web/features/account/profile/profile-store.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/dashboard.ts'

const CreditsDialog = laterPart(() => import('#web/features/account/profile/credits-dialog.tsx'))

/** The pages of the dashboard, shown as tabs on screens up to 1200 px wide (specification §2). */
const TABS: readonly { label: string; to: string; icon: IconName }[] = [
  { label: common.myBookings, to: PATHS.myBookings, icon: 'calendar-days' },
  { label: common.myFavourites, to: PATHS.myFavourites, icon: 'heart' },
]

const MY_DATA = { label: t.myDataAndPasskey, to: PATHS.myData, icon: 'lock' } as const

/** Shows the frame of a guest's own pages, with the profile on the left or folded above (specification §2). */
export function Dashboard({ user, children }: { user: User | undefined; children: ReactNode }) {
  const [isCreditOpen, setCreditOpen] = useState(false)
  const openCredit = () => setCreditOpen(true)
  return (
    <main id="main" className="wrap dashboard">
      <aside className="dashboard-side" aria-label={t.profile}>
        <div className="box">{user ? <OpenProfile user={user} onCredit={openCredit} /> : <ProfileSkeleton />}</div>
      </aside>
      <div className="dashboard-top">
        {user ? <FoldedProfile user={user} onCredit={openCredit} /> : <ProfileSkeleton />}
        <Tabs />
      </div>
      <div className="min-w-0">
        {!user && <NeedsScript />}
        {children}
      </div>
      {isCreditOpen && <CreditsDialog onClose={() => setCreditOpen(false)} />}
    </main>
  )
}

function Tabs() {
  const { pathname } = useLocation()
  return (
    <nav className="dashboard-tabs" aria-label={t.dashboard}>
      {TABS.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

type ProfileProps = { user: User; onCredit: () => void }

function OpenProfile({ user, onCredit }: ProfileProps) {
  return (
    <>
      <ProfileHead user={user} place="side">
        <CreditButton onPress={onCredit}>
          <Credit words={t.creditWithHistory} />
        </CreditButton>
      </ProfileHead>
      <ProfileParts user={user} />
      <OtherPages />
    </>
  )
}

/**
 * Above 1200 px there are no tabs (specification §2), so the other pages of the dashboard are links below the profile.
 */
function OtherPages() {
  const { pathname } = useLocation()
  return [...TABS, MY_DATA]
    .filter(({ to }) => to !== pathname)
    .map(({ label, to, icon }) => (
      <Link key={to} className="side-link" to={to}>
        <span className="side-link-icon">
          <Icon name={icon} />
        </span>
        <b className="grow">{label}</b>
        <Icon name="chevron-right" />
      </Link>
    ))
}

/** A summary may not contain other controls, so the credit history opens from below it. */
function FoldedProfile({ user, onCredit }: ProfileProps) {
  return (
    <details>
      <summary>
        <ProfileHead user={user} place="fold">
          <p className="credit">
            <Credit words={t.credit} />
          </p>
        </ProfileHead>
        <span className="row soft">
          {common.ids}
          <Icon name="chevron-down" />
        </span>
      </summary>
      <CreditButton onPress={onCredit}>{t.creditHistory}</CreditButton>
      <ProfileParts user={user} />
      <Link className="side-link" to={MY_DATA.to}>
        <span className="side-link-icon">
          <Icon name={MY_DATA.icon} />
        </span>
        <b className="grow">{MY_DATA.label}</b>
        <Icon name="chevron-right" />
      </Link>
    </details>
  )
}

type ProfileHeadProps = { user: User; place: 'side' | 'fold'; children: ReactNode }

function ProfileHead({ user, place, children }: ProfileHeadProps) {
  const { _profilePicture } = useProfile()
  return (
    <div className="profile-head">
      <Avatar picture={_profilePicture} className={place === 'side' ? 'at-side' : ''} />
      <div className="min-w-0">
        <h2>{user.name}</h2>
        {children}
      </div>
    </div>
  )
}

const Credit = ({ words }: { words: (amount: string) => string }) => (
  <Sentence text={words(formatRupees(useProfile().userCredits))} />
)

const CreditButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" className="link credit" aria-haspopup="dialog" onClick={onPress}>
    {children}
    <Icon name="chevron-right" />
  </button>
)

function ProfileParts({ user }: { user: User }) {
  return (
    <>
      <PhotoControl />
      <Contacts user={user} />
      <IdentityPanel />
      <ReferAndEarn />
    </>
  )
}

/** Groups the digits of a phone the way they are read aloud: '98201 47710'. */
const grouped = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`

/** Breaks a long address before its '@', not in the middle of a word. */
function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Contacts({ user }: { user: User }) {
  return (
    <dl className="profile-contacts">
      <div>
        <dt>
          <Icon name="mail" />
          <span className="visually-hidden">{common.email}</span>
        </dt>
        <dd>
          <EmailWords email={user.user_email} />
          {!user.emailVerified && <EmailNotVerified userId={user.id} />}
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="phone" />
          <span className="visually-hidden">{common.phone}</span>
        </dt>
        <dd className="digits">{grouped(displayPhone(user.phone))}</dd>
      </div>
    </dl>
  )
}

const ReferAndEarn = () => (
  <Link className="side-link" to={PATHS.referAndEarn}>
    <span className="side-link-icon">
      <Icon name="gift" />
    </span>
    <span className="grow">
      <b>{common.referAndEarn}</b>
      <br />
      <span className="soft">{t.referralOffer(formatRupees(REFERRAL_REWARD), formatRupees(REFERRAL_DISCOUNT))}</span>
    </span>
    <Icon name="chevron-right" />
  </Link>
)

function ProfileSkeleton() {
  return (
    <div className="profile-head min-h-16" aria-busy="true">
      <LoadingWord />
      <Skeleton className="avatar" width="56px" height="56px" />
      <div className="grow grid gap-2">
        <Skeleton width="60%" />
        <Skeleton width="40%" height="20px" />
      </div>
    </div>
  )
}
