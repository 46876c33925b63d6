import { useEffect, useState, type ComponentType } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { LANGUAGE_NAMES } from '#domain/languages.ts'
import { PRODUCT_NAME, SITE_BASICS } from '#domain/site-basics.ts'
import { openAppOffer } from '#web/app/app-download/app-offer.tsx'
import { APP_ANCHOR, PATHS } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import Mark from '#web/ui/logo.server-only.tsx'
import { ServerOnly } from '#web/ui/server-only.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { HelpButton } from './help-launcher.tsx'
import { HidePageButton } from './hide-page-button.tsx'
import { LoginLink } from './login-link.tsx'
import { MenuButton } from './menu-button.tsx'
import type { HeaderVariant } from '#web/lib/page/page-handle.ts'
import { LANGUAGES_ANCHOR } from './language-choice.tsx'
import { HEADER_LINKS } from './site-links.ts'
import * as language from '#words/language.ts'
import * as t from '#words/site-frame.ts'

export function SiteHeader({ variant }: { variant: HeaderVariant }) {
  return (
    <header
      className={`header ${variant === 'plain' ? '' : 'ruled'} ${variant === 'desktop-only' ? 'max-lg:hidden' : ''}`}
    >
      <div className="wrap header-bar">
        {/* Up to 1199 px the bar lacks room for every link, so the drawer contains all of them. */}
        <MenuButton className="xl:hidden" />
        <Wordmark />
        <span className="grow" />
        <nav aria-label={t.main}>
          <PhoneLink className="nav-item" />
          <HelpButton variant="word" />
          <a className="nav-item nav-extra" href={LANGUAGES_ANCHOR} aria-label={language.chosenLanguage}>
            <Icon name="languages" />
            {LANGUAGE_NAMES[language.language]}
          </a>
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

const loadMark = () => import('#web/ui/logo.tsx')

function Wordmark() {
  return (
    <Link className="wordmark" to={PATHS.home} aria-label={t.productHome(PRODUCT_NAME)}>
      <ServerOnly load={loadMark} part={{}}>
        <Mark />
      </ServerOnly>
      <span className="wordmark-name">{PRODUCT_NAME}</span>
    </Link>
  )
}

const PhoneLink = ({ className }: { className: string }) => (
  <a className={className} href={SITE_BASICS.supportPhoneLink}>
    <Icon name="phone" />
    {SITE_BASICS.supportPhone}
  </a>
)

const loadProfileMenu = () => import('./profile-menu.tsx')

/** The menu loads with the first page that has a signed-in guest. Offline, the login link stays. */
function ProfileOrLogin() {
  const isGuest = useSession().state === 'signed-in'
  const [Menu, setMenu] = useState<ComponentType>()
  useEffect(() => {
    if (isGuest)
      void loadProfileMenu().then(
        ({ default: loaded }) => setMenu(() => loaded),
        () => undefined,
      )
  }, [isGuest])
  if (isGuest && Menu) return <Menu />
  return <LoginLink className="button tint px-5 header-login">{t.loginSignUp}</LoginLink>
}
