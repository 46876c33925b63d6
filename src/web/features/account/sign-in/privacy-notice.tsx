import { PATHS } from '#web/lib/paths.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/account/sign-in.ts'

const policyLink = (words: string) => (
  <a className="link in-text" href={PATHS.privacyPolicy} target="_blank" rel="noreferrer">
    {words}
    <span className="visually-hidden"> {t.opensInNewTab}</span>
  </a>
)

/** Shows the DPDP Act's notice where we ask for details. It opens next to the form, which keeps its input. */
export const PrivacyNotice = () => (
  <p className="soft">
    <Sentence text={t.whatWeDoWithDetails} link={policyLink} />
  </p>
)
