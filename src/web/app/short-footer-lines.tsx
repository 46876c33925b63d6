import { SITE } from '#domain/site.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Links to our support. */
export default function ShortFooterLines() {
  return (
    <p className="short-footer">
      <a className="link plain" href={SITE.supportPhoneLink}>
        <Icon name="phone" />
        {SITE.supportPhone}
      </a>
      <a className="link plain" href={`mailto:${SITE.careEmail}`}>
        <Icon name="mail" />
        {SITE.careEmail}
      </a>
    </p>
  )
}
