import { useEffect, useState, type ReactNode } from 'react'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import Logo from '#web/ui/logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useNow } from '../kit/use-now.ts'
import { listenForSlash } from './typed-ahead.ts'
import { officeApi } from './office-api.ts'
import { OfficeContext, useOffice } from './office-context.ts'
import { PasskeyPage } from './passkey-page.tsx'
import { useMe } from './use-me.ts'
import './office.css'
import './lists.css'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

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
      <output>{t.loading}</output>
    ) : (
      <>
        <Notice tone="danger">{fault}</Notice>
        <Button onClick={onRetry}>{common.tryAgain}</Button>
      </>
    )}
  </main>
)

type Place = { to: string; icon: IconName; name: string }

/** Every section of the office, in the order of the menu. */
const PLACES: readonly Place[] = [
  { to: OFFICE.now, icon: 'inbox', name: t.now },
  { to: OFFICE.find, icon: 'search', name: t.find },
  { to: OFFICE.bookings, icon: 'calendar-days', name: t.bookings },
  { to: OFFICE.hotels, icon: 'building-complex', name: common.hotels },
  { to: OFFICE.money, icon: 'landmark', name: t.money },
  { to: OFFICE.reviews, icon: 'star', name: t.reviews },
  { to: OFFICE.coupons, icon: 'ticket-percent', name: t.coupons },
  { to: OFFICE.health, icon: 'plug-zap', name: t.health },
  { to: OFFICE.log, icon: 'scroll-text', name: t.log },
  { to: OFFICE.team, icon: 'users', name: t.team },
]

/** The menu section that a page belongs to. */
function placeOf(pathname: string): string {
  if (pathname.startsWith('/office/cases/')) return OFFICE.now
  if (pathname.startsWith('/office/booking/')) return OFFICE.bookings
  if (pathname.startsWith('/office/guest/')) return OFFICE.find
  if (/^\/office\/(?:statements|payouts|taxes|returns|rates)/.test(pathname)) return OFFICE.money
  return pathname === OFFICE.applications ? OFFICE.hotels : pathname.split('/').slice(0, 3).join('/')
}

function Places({ onGo }: { onGo?: () => void }) {
  const here = placeOf(useLocation().pathname)
  const { me } = useOffice()
  return PLACES.map(({ to, icon, name }) => (
    <Link key={to} to={to} onClick={onGo} aria-current={here === to ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
      {to === OFFICE.now && me.waiting > 0 && (
        <span className="place-count">
          <Sentence text={t.waitingCount(me.waiting)} />
        </span>
      )}
    </Link>
  ))
}

function WhoAmI() {
  const { me, signOut } = useOffice()
  return (
    <div className="office-who">
      <b>{me.name}</b>
      {me.role === 'admin'
        ? t.roles.admin
        : t.supportWithLimit(formatRupees(me.limits.left_today), formatRupees(me.limits.per_day))}
      <button type="button" className="link" onClick={() => void signOut()}>
        {t.signOut}
      </button>
    </div>
  )
}

const Brand = ({ onGo }: { onGo?: () => void }) => (
  <Link className="office-brand" to={OFFICE.now} aria-label={t.officeNow} onClick={onGo}>
    <Logo />
    {t.office}
  </Link>
)

/** On a phone the menu button opens the list of sections. */
function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Modal shape="drawer" leaving={{ closable: true, onClose }} aria-label={t.menu}>
      <nav className="office-places" aria-label={t.office}>
        <Brand onGo={onClose} />
        <Places onGo={onClose} />
        <WhoAmI />
      </nav>
    </Modal>
  )
}

/** Shows today's date and time in India. */
function Clock() {
  const now = useNow()
  return <time className="office-clock">{formatIstMoment(now)}</time>
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
    document.title = t.tabTitle(title)
  }, [title])
  useEffect(() => listenForSlash(() => void navigate(OFFICE.find)), [navigate])
  return (
    <div className="office">
      <header className="office-top">
        <IconButton icon="menu" label={t.menu} className="lg:hidden" onClick={() => setMenuOpen(true)} />
        <span className="office-top-brand lg:hidden">
          <Brand />
        </span>
        <Link className="office-find-link" to={OFFICE.find}>
          <Icon name="search" />
          {t.findHint}
          <kbd>/</kbd>
        </Link>
        <Clock />
        <Link className="icon-button lg:hidden" to={OFFICE.find} aria-label={t.find}>
          <Icon name="search" />
        </Link>
      </header>
      <nav className="office-places office-side" aria-label={t.office}>
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
