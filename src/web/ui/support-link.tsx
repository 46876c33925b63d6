import { SITE } from '#domain/site.ts'

/** Shows our phone number in a `Sentence` text as a link that calls it. */
export const supportLink = (words: string) => (
  <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
    {words}
  </a>
)
