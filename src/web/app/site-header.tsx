import type { KeyboardEvent } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { PRODUCT_NAME, QUICK_SITE } from '#domain/quick-site.ts'
import { openAppOffer } from '#web/app/app-download/app-offer.tsx'
import { APP_ANCHOR, PATHS } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { closeWhenLeft } from '#web/ui/disclosure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { HelpButton } from './help-launcher.tsx'
import { HidePageButton } from './hide-page-button.tsx'
import { LoginLink } from './login-link.tsx'
import { MenuButton } from './menu-button.tsx'
import type { HeaderLook } from './page-handle.ts'
import { HEADER_LINKS, PROFILE_LINKS } from './site-links.ts'

export function SiteHeader({ look }: { look: HeaderLook }) {
  return (
    <header className={`header ${look === 'plain' ? '' : 'ruled'} ${look === 'desktop-only' ? 'max-lg:hidden' : ''}`}>
      <div className="wrap header-bar">
        {/* Up to 1199 px the bar has no room for every link: the drawer has them all. */}
        <MenuButton className="xl:hidden" />
        <Wordmark />
        <span className="grow" />
        <nav aria-label="Main">
          <PhoneLink className="nav-item" />
          <HelpButton look="word" />
          {HEADER_LINKS.map(({ label, to }) => (
            <SiteLink
              key={label}
              className="nav-item nav-extra"
              to={to}
              onClick={to === APP_ANCHOR ? openAppOffer : undefined}
            >
              {label}
            </SiteLink>
          ))}
          <ProfileOrLogin />
        </nav>
        <HelpButton className="lg:hidden" />
        <HidePageButton />
      </div>
    </header>
  )
}

function Wordmark() {
  return (
    <Link className="wordmark" to={PATHS.home} aria-label={`${PRODUCT_NAME}, home`}>
      <Mark />
      <span className="wordmark-name">{PRODUCT_NAME}</span>
    </Link>
  )
}

const PhoneLink = ({ className }: { className: string }) => (
  <a className={className} href={QUICK_SITE.supportPhoneLink}>
    <Icon name="phone" />
    {QUICK_SITE.supportPhone}
  </a>
)

function ProfileOrLogin() {
  const session = useSession()
  if (session.state === 'signed-in') return <ProfileMenu />
  return <LoginLink className="button tint px-5">Login/Sign-up</LoginLink>
}

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function ProfileMenu() {
  return (
    // The summary is the control; its parent listens for focus leaving the menu, or Esc inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className="nav-item cursor-pointer">
        <Icon name="user" />
        My Profile
        <Icon name="chevron-down" />
      </summary>
      <div className="profile-menu">
        {PROFILE_LINKS.map(({ label, to, icon }) => (
          <Link key={label} className="nav-item" to={to}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <Link className="nav-item" to={PATHS.logout}>
          <Icon name="log-out" />
          Logout
        </Link>
      </div>
    </details>
  )
}
