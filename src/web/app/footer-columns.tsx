import { PRODUCT_NAME } from '#domain/site-basics.ts'
import { SITE } from '#domain/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { FOOTER_LINKS, PLACES } from './folded-links.ts'
import * as t from '#words/site-frame.ts'

const SOCIAL = [
  { label: t.instagram, href: SITE.instagram },
  { label: t.facebook, href: SITE.facebook },
  { label: t.youtube, href: SITE.youtube },
]

/** Shows the office's address, contact, social links, and every link of specification §2. */
export default function FooterColumns() {
  return (
    <>
      <Contact />
      <nav className="footer-links" aria-label={t.footer}>
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
        <h3>{t.findUs}</h3>
        <div className="footer-links social">
          {SOCIAL.map(({ label, href }) => (
            <SiteLink key={label} to={href}>
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  )
}

const Contact = () => (
  <div>
    <h3>{PRODUCT_NAME}</h3>
    <p className="soft my-2" lang="en">
      {SITE.address}
    </p>
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
