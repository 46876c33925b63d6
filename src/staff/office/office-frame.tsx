import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import Logo from '#web/ui/logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { useNow } from '../kit/use-now.ts'
import { FindBar, FindLink } from './find-bar.tsx'
import { officeApi } from './office-api.ts'
import { OfficeContext, useOffice } from './office-context.ts'
import { PLACES, placeOf } from './office-places.ts'
import { PasskeyPage } from './passkey-page.tsx'
import { useMe } from './use-me.ts'
import './office.css'
import './lists.css'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

/** Loads the palette, which is not needed until somebody opens it. */
type LoadPalette = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>

/** Shows the frame of every office page, with who is signed in, and whether the office is open to them. */
export function OfficeFrame({ children, loadPalette }: { children: ReactNode; loadPalette: LoadPalette }) {
  const { me, fault, chooseMe, askMeAgain } = useMe()
  const navigate = useNavigate()
  const { Shown: Palette, open: openPalette, close } = useDialogPart(loadPalette, t.thePalette)
  const signOut = async () => {
    await officeApi.post('/office/sign-out')
    await navigate(OFFICE.signIn, { replace: true })
  }
  if (!me) return <OfficeOpening fault={fault} onRetry={() => void askMeAgain()} />
  return (
    <OfficeContext value={{ me, chooseMe, askMeAgain, signOut, openPalette }}>
      {me.is_open ? children : <PasskeyPage />}
      {Palette && me.is_open && <Palette onClose={close} />}
    </OfficeContext>
  )
}

/** Shown until we know who is signed in. */
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
  /** a line under the heading */
  line?: ReactNode
  /** at the end of the heading's line: badges, or the page's tools */
  tools?: ReactNode
  back?: { to: string; name: string }
  children: ReactNode
}

/** Lays out an office page: the list of sections, the link to Find, head and content. */
export function OfficePage({ title, line, tools, back, children }: OfficePageProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => {
    document.title = t.tabTitle(title)
  }, [title])
  return (
    <div className="office">
      <header className="office-top">
        <IconButton icon="menu" label={t.menu} className="lg:hidden" onClick={() => setMenuOpen(true)} />
        <span className="office-top-brand lg:hidden">
          <Brand />
        </span>
        <FindBar />
        <Clock />
        <FindLink />
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
