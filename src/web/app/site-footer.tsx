import { useState } from 'react'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { CountingChoice } from './counting-choice.tsx'
import { AppBanner } from '#web/app/app-download/app-banner.tsx'
import { APP_ANCHOR } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { FOOTER_LINKS, MENU_ANCHOR, PLACES } from './site-links.ts'

const SOCIAL = [
  { label: 'Instagram', href: SITE.instagram },
  { label: 'Facebook', href: SITE.facebook },
  { label: 'YouTube', href: SITE.youtube },
]

/**
 * Office, contact, social links, and every link of specification §2. A phone folds them: they would be longer than most
 * pages. Without a script the fold is a link that shows its target.
 */
export function SiteFooter() {
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="footer" id={APP_ANCHOR.slice(1)}>
      <div className="wrap footer-frame">
        <AppBanner />
        <a
          className="footer-fold lg:hidden"
          href={MENU_ANCHOR}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
        >
          All pages and contact
          <Icon name="chevron-down" />
        </a>
        <div
          id={MENU_ANCHOR.slice(1)}
          className={isOpen ? 'footer-columns' : 'footer-columns max-lg:not-target:hidden'}
        >
          <Contact />
          <nav className="footer-links" aria-label="Footer">
            <noscript>
              {PLACES.map(({ label, to }) => (
                <SiteLink key={label} to={to}>
                  {label}
                </SiteLink>
              ))}
            </noscript>
            {FOOTER_LINKS.map(({ label, to }) => (
              <SiteLink key={label} to={to}>
                {label}
              </SiteLink>
            ))}
          </nav>
          <div>
            <h3>Find us</h3>
            <div className="footer-links social">
              {SOCIAL.map(({ label, href }) => (
                <SiteLink key={label} to={href}>
                  {label}
                </SiteLink>
              ))}
            </div>
          </div>
        </div>
        <CountingChoice />
      </div>
    </footer>
  )
}

const Contact = () => (
  <div>
    <h3>{PRODUCT_NAME}</h3>
    <p className="soft my-2">{SITE.address}</p>
    <a className="link plain" href={SITE.supportPhoneLink}>
      <Icon name="phone" />
      {SITE.supportPhone}
    </a>
    <br />
    <a className="link plain" href={`mailto:${SITE.careEmail}`}>
      <Icon name="mail" />
      {SITE.careEmail}
    </a>
  </div>
)
