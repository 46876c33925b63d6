import { SITE } from '#domain/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import type { ReviewProps } from './review-props.ts'
import * as t from '#words/place-booking.ts'

/**
 * Says why Book Now does nothing and what to do, if the page's script has not started after some seconds. A style
 * sheet shows this text, because no script runs yet.
 */
export function LateStart({ booking, stay, className = '' }: ReviewProps & { className?: string }) {
  if (!booking.isStarting) return null
  return (
    <output className={`late-start needs-script ${className}`}>
      <Notice tone="warn">
        <Sentence
          text={t.pageHasNotStarted(SITE.supportPhone)}
          again={(words) => (
            <a className="link in-text" href={stay.reviewPath}>
              {words}
            </a>
          )}
          plain={(words) => (
            <a className="link in-text" href={stay.plainPath}>
              {words}
            </a>
          )}
          phone={(words) => (
            <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
              {words}
            </a>
          )}
        />
      </Notice>
    </output>
  )
}
