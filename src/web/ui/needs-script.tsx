import { SITE } from '#domain/site.ts'
import { Notice } from './notice.tsx'

/** Replaces a page that loads in the browser: without scripts it would say 'Loading...' for ever. */
export const NeedsScript = () => (
  <noscript>
    <div className="no-script">
      <Notice>
        This page needs JavaScript, because only you may see it. Please switch it on and open the page again. Or call{' '}
        <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
          {SITE.supportPhone}
        </a>
        , day or night: we help you by phone.
      </Notice>
    </div>
  </noscript>
)
