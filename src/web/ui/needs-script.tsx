import { PLAIN_BOOKINGS } from '#domain/plain-paths.ts'
import { inOurLanguage } from '#web/lib/paths.ts'
import { SITE } from '#domain/site.ts'
import { Notice } from './notice.tsx'
import { Sentence } from './sentence.tsx'
import * as t from '#words/kit.ts'

/** Replaces a page that needs scripts, because without them it would say 'Loading...' for ever. */
export const NeedsScript = () => (
  <noscript>
    <div className="no-script">
      <Notice>
        <Sentence
          text={t.pageNeedsScript(SITE.supportPhone)}
          plain={(words) => (
            <a className="link in-text" href={inOurLanguage(PLAIN_BOOKINGS)}>
              {words}
            </a>
          )}
          link={(phone) => (
            <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
              {phone}
            </a>
          )}
        />
      </Notice>
    </div>
  </noscript>
)
