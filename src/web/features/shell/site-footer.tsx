import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { CountingChoice } from '#web/features/consent/counting-choice.tsx'
import { APP_ANCHOR } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { FOOTER_LINKS } from './site-links.ts'

const SOCIAL = [
  { label: 'Instagram', href: SITE.instagram },
  { label: 'Facebook', href: SITE.facebook },
  { label: 'YouTube', href: SITE.youtube },
]

/** Office, contact, social links, and every link of specification §2. */
export function SiteFooter() {
  return (
    <footer className="footer" id={APP_ANCHOR.slice(1)}>
      <div className="wrap pt-8 pb-12">
        <AppBanner />
        <div className="foot-grid">
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
          <nav className="links" aria-label="Footer">
            {FOOTER_LINKS.map(({ label, to }) => (
              <SiteLink key={label} to={to}>
                {label}
              </SiteLink>
            ))}
          </nav>
          <div>
            <h3>Find us</h3>
            <div className="links social">
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

function AppBanner() {
  return (
    <section className="app-banner" aria-labelledby="app-banner">
      <div>
        <h2 id="app-banner">Get the best of {PRODUCT_NAME}, on the go. It won’t itch.</h2>
        <p className="soft mt-2">Android and iOS. The icon and its messages stay neutral.</p>
        <div className="chips mt-4">
          <a className="store" href={SITE.androidApp} rel="noreferrer">
            <Icon name="play" />
            Android
          </a>
          <a className="store" href={SITE.iosApp} rel="noreferrer">
            <Icon name="apple" />
            iOS
          </a>
        </div>
      </div>
      <svg className="phone-art max-lg:hidden" viewBox="0 0 220 150" width="220" height="150" aria-hidden="true">
        <rect x="66" y="12" width="104" height="170" rx="16" fill="var(--ink)" />
        <rect x="72" y="18" width="92" height="160" rx="11" fill="var(--paper)" />
        <rect x="82" y="32" width="72" height="38" rx="7" fill="var(--primary-soft)" />
        <path d="M104 70V54a14 14 0 0 1 28 0v16z" fill="var(--primary)" />
        <rect x="82" y="78" width="48" height="7" rx="3.5" fill="var(--ink)" />
        <rect x="82" y="91" width="66" height="6" rx="3" fill="var(--sunken)" />
        <rect x="82" y="108" width="72" height="38" rx="7" fill="var(--trust-soft)" />
        <path d="M104 146v-16a14 14 0 0 1 28 0v16z" fill="var(--trust)" />
      </svg>
    </section>
  )
}
