import { useEffect, useState, type ReactNode } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import Logo from '#web/ui/logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from './office-api.ts'
import { OfficeContext, useOffice } from './office-context.ts'
import { PasskeyPage } from './passkey-page.tsx'
import { useMe } from './use-me.ts'
import { WORDS } from '../../../words/en/office/frame.ts'
import './office.css'
import './lists.css'
import * as t from '#words/office/common.ts'

/** The frame of every office page: shows who is signed in, and whether the office is open to them. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { me, fault, chooseMe, askMeAgain } = useMe()
  const navigate = useNavigate()
  const signOut = async () => {
    await officeApi.post('/office/sign-out')
    await navigate(OFFICE.signIn, { replace: true })
  }
  if (!me) return <OfficeOpening fault={fault} onRetry={() => void askMeAgain()} />
  return (
    <OfficeContext value={{ me, chooseMe, askMeAgain, signOut }}>
      {me.is_open ? children : <PasskeyPage />}
    </OfficeContext>
  )
}

/** Shown until the signed-in user is known. */
export const OfficeOpening = ({ fault, onRetry }: { fault?: string | undefined; onRetry?: () => void }) => (
  <main id="main" className="office-opening flow">
    {fault === undefined ? (
      <output>{WORDS.loading}</output>
    ) : (
      <>
        <Notice tone="danger">{fault}</Notice>
        <Button onClick={onRetry}>{WORDS.tryAgain}</Button>
      </>
    )}
  </main>
)

type Place = { to: string; icon: IconName; name: string }

/** Every section of the office, in the order of the menu. */
const PLACES: readonly Place[] = [
  { to: OFFICE.now, icon: 'inbox', name: 'Now' },
  { to: OFFICE.find, icon: 'search', name: 'Find' },
  { to: OFFICE.hotels, icon: 'building-complex', name: 'Hotels' },
  { to: OFFICE.money, icon: 'landmark', name: 'Money' },
  { to: OFFICE.reviews, icon: 'star', name: 'Reviews' },
  { to: OFFICE.coupons, icon: 'ticket-percent', name: 'Coupons' },
  { to: OFFICE.health, icon: 'plug-zap', name: 'Health' },
  { to: OFFICE.log, icon: 'scroll-text', name: 'Log' },
  { to: OFFICE.team, icon: 'users', name: 'Team' },
]

/** The menu section that a page belongs to; bookings belong to Find. */
function placeOf(pathname: string): string {
  if (/^\/office\/(?:booking|guest)\//.test(pathname)) return OFFICE.find
  if (/^\/office\/(?:statements|payouts|taxes|rates)/.test(pathname)) return OFFICE.money
  return pathname === OFFICE.applications ? OFFICE.hotels : pathname.split('/').slice(0, 3).join('/')
}

function Places({ onGo }: { onGo?: () => void }) {
  const here = placeOf(useLocation().pathname)
  return PLACES.map(({ to, icon, name }) => (
    <Link key={to} to={to} onClick={onGo} aria-current={here === to ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
    </Link>
  ))
}

function WhoAmI() {
  const { me, signOut } = useOffice()
  return (
    <div className="office-who">
      <b>{me.name}</b>
      {WORDS.role(me.role, me.limits.left_today, me.limits.per_day)}
      <button type="button" className="link" onClick={() => void signOut()}>
        {WORDS.signOut}
      </button>
    </div>
  )
}

const Brand = ({ onGo }: { onGo?: () => void }) => (
  <Link className="office-brand" to={OFFICE.now} aria-label={t.uncleOfficeNow} onClick={onGo}>
    <Logo />
    {WORDS.office}
  </Link>
)

/** On a phone the menu button opens the list of sections. */
function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Modal shape="drawer" leaving={{ closable: true, onClose }} aria-label={WORDS.menu}>
      <nav className="office-places" aria-label={WORDS.office}>
        <Brand onGo={onClose} />
        <Places onGo={onClose} />
        <WhoAmI />
      </nav>
    </Modal>
  )
}

/** '/' opens Find from any page, as other search boxes do, unless the user is typing. */
function useSlash(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
}

type OfficePageProps = {
  /** the heading of the page, for the browser's tab and screen readers */
  title: string
  /** under the heading */
  line?: ReactNode
  /** at the end of the heading's line: badges, or the page's tools */
  tools?: ReactNode
  back?: { to: string; name: string }
  children: ReactNode
}

/** The layout of an office page: the list of sections, the link to Find, head and content. */
export function OfficePage({ title, line, tools, back, children }: OfficePageProps) {
  const navigate = useNavigate()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => {
    document.title = `${title} · Uncle office`
  }, [title])
  useSlash(() => void navigate(OFFICE.find))
  return (
    <div className="office">
      <header className="office-top">
        <IconButton icon="menu" label={WORDS.menu} className="lg:hidden" onClick={() => setMenuOpen(true)} />
        <span className="office-top-brand lg:hidden">
          <Brand />
        </span>
        <Link className="office-find-link" to={OFFICE.find}>
          <Icon name="search" />
          {WORDS.findHint}
          <kbd>/</kbd>
        </Link>
        <Link className="icon-button lg:hidden" to={OFFICE.find} aria-label={WORDS.find}>
          <Icon name="search" />
        </Link>
      </header>
      <nav className="office-places office-side" aria-label={WORDS.office}>
        <Brand />
        <Places />
        <WhoAmI />
      </nav>
      <main id="main" tabIndex={-1} className="office-page">
        {back && (
          <Link className="office-back" to={back.to}>
            <Icon name="arrow-left" />
            {back.name}
          </Link>
        )}
        <div className="office-head">
          <div>
            <h1>{title}</h1>
            {line !== undefined && <p className="soft">{line}</p>}
          </div>
          {tools && <div className="office-tools">{tools}</div>}
        </div>
        {children}
      </main>
      {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
    </div>
  )
}
