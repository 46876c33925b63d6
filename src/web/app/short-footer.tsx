import { SITE } from '#domain/site.ts'
import { CountingChoice } from '#web/app/counting-choice.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Where a guest pays or has just paid: people to ask, and nothing that leads away. */
export const ShortFooter = () => (
  <footer className="footer">
    <div className="wrap py-6">
      <h2 className="small-heading mb-0">Need help? Day or night</h2>
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
      <CountingChoice />
    </div>
  </footer>
)
