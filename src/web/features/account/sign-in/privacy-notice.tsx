import { PATHS } from '#web/lib/paths.ts'

/** The notice of the DPDP Act stands where details are asked for. It opens beside the form, which keeps what is typed. */
export const PrivacyNotice = () => (
  <p className="soft">
    What we do with your details and how you take them back:{' '}
    <a className="link in-text" href={PATHS.privacyPolicy} target="_blank" rel="noreferrer">
      privacy policy
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  </p>
)
