import { useState } from 'react'
import { CountingChoice } from './counting-choice.tsx'
import { LanguageChoice, LANGUAGES_ANCHOR } from './language-choice.tsx'
import AppBanner from '#web/app/app-download/app-banner.server-only.tsx'
import { isAppleDevice } from '#web/app/app-download/apple-device.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { currentConsent } from '#web/lib/consent.ts'
import { APP_ANCHOR } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HydrateOnPress, ServerOnly } from '#web/ui/server-only.tsx'
import FooterColumns from './footer-columns.server-only.tsx'
import { MENU_ANCHOR } from './site-links.ts'
import * as t from '#words/site-frame.ts'

const loadBanner = () => import('#web/app/app-download/app-banner.tsx')

/** Whether the banner needs its script here, to stay hidden once closed, put Apple's store first, or count presses. */
const hasOwnBanner = () => recall('appOffer') !== undefined || isAppleDevice(navigator) || currentConsent() === 'given'

const loadColumns = () => import('./footer-columns.tsx')

/**
 * Lists every link of the site. On a phone the list is folded, because it would be longer than most pages. Without
 * scripts the button is a link that unfolds it.
 */
export function SiteFooter() {
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="footer" id={APP_ANCHOR.slice(1)}>
      <div className="wrap footer-frame">
        <HydrateOnPress load={loadBanner} name={t.theAppOffer} part={{}} wakes={hasOwnBanner}>
          <AppBanner />
        </HydrateOnPress>
        <a
          className="footer-fold lg:hidden"
          href={MENU_ANCHOR}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
        >
          {t.allPagesAndContact}
          <Icon name="chevron-down" />
        </a>
        <div
          id={MENU_ANCHOR.slice(1)}
          className={isOpen ? 'footer-columns' : 'footer-columns max-lg:not-target:hidden'}
        >
          <ServerOnly load={loadColumns} part={{}}>
            <FooterColumns />
          </ServerOnly>
        </div>
        <LanguageChoice id={LANGUAGES_ANCHOR.slice(1)} />
        <CountingChoice />
      </div>
    </footer>
  )
}
