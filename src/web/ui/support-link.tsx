import { SITE } from '#domain/site.ts'

/** Draws our phone number inside a text of `Sentence`, as a link that calls it. */
export const supportLink = (words: string) => (
  <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
    {words}
  </a>
)
