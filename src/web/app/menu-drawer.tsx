import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { SITE } from '#domain/site.ts'
import { openAppOffer } from '#web/app/app-download/app-offer.tsx'
import { APP_ANCHOR, PATHS } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { SiteLink } from '#web/ui/site-link.tsx'
import { DrawerGuest } from './drawer-guest.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LoginLink } from './login-link.tsx'
import { hidePage } from './page-curtain.tsx'
import { PLACES } from './folded-links.ts'
import { PROFILE_LINKS } from './profile-links.ts'
import { HEADER_LINKS } from './site-links.ts'
import * as common from '#words/common.ts'
import * as t from '#words/site-frame.ts'

type Item = { label: string; to: string; icon: IconName }

const SIGNED_IN: readonly Item[] = [
  ...PROFILE_LINKS,
  { label: common.referAndEarn, to: PATHS.referAndEarn, icon: 'gift' },
  { label: t.myData, to: PATHS.myData, icon: 'lock' },
]

/** Shows the side drawer on a phone: the guest's name first, then the links. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const hide = () => {
    onClose()
    hidePage()
  }
  const session = useSession()
  const isSignedIn = session.state === 'signed-in'
  return (
    <Modal shape="drawer" leaving={{ closable: true, onClose }} aria-label={t.menu}>
      <header>
        <b>{isSignedIn ? t.myProfile : t.menu}</b>
        <IconButton icon="x" label={t.closeMenu} iconClassName="icon-large" onClick={onClose} />
      </header>
      <nav aria-label={t.menu}>
        {session.state === 'signed-in' ? (
          <>
            <DrawerGuest key={session.userId} userId={session.userId} />
            <Items onLeave={onClose} items={SIGNED_IN} />
          </>
        ) : (
          <>
            <LoginLink className="button primary big w-full" onOpen={onClose}>
              {t.loginSignUp}
            </LoginLink>
            <p className="soft mt-2 mb-4">{t.creditWhenYouJoin(formatRupees(SIGN_UP_CREDIT))}</p>
          </>
        )}
        {isSignedIn && <hr />}
        <Items onLeave={onClose} items={PLACES} />
        <hr />
        <LanguageChoice />
        <hr />
        <Items onLeave={onClose} items={HEADER_LINKS} />
        <hr />
        <a className="drawer-item" href={SITE.supportPhoneLink}>
          <Icon name="phone" />
          {SITE.supportPhone}
        </a>
        <button type="button" className="drawer-item" onClick={hide}>
          <Icon name="eye-off" />
          {t.hideThisPage}
        </button>
        {isSignedIn && <Items onLeave={onClose} items={[{ label: t.logout, to: PATHS.logout, icon: 'log-out' }]} />}
      </nav>
    </Modal>
  )
}

const Items = ({ items, onLeave }: { items: readonly Item[]; onLeave: () => void }) =>
  items.map(({ label, to, icon }) => (
    <SiteLink
      key={label}
      className="drawer-item"
      to={to}
      onClick={(event) => {
        onLeave()
        if (to === APP_ANCHOR) openAppOffer(event)
      }}
    >
      <Icon name={icon} />
      {label}
    </SiteLink>
  ))
