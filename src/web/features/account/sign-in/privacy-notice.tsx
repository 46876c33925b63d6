import { PATHS } from '#web/lib/paths.ts'
import * as t from '#words/account/sign-in.ts'

/** The DPDP Act's notice, shown where we ask for details. Opens next to the form, which keeps its input. */
export const PrivacyNotice = () => (
  <p className="soft">
    What we do with your details and how you take them back:{' '}
    <a className="link in-text" href={PATHS.privacyPolicy} target="_blank" rel="noreferrer">
      privacy policy
      <span className="visually-hidden"> {t.opensInNewTab}</span>
    </a>
  </p>
)
