import { SITE } from '#domain/site.ts'

/** Somebody to ask, at any hour: below every page on which money may be on its way. */
export const Questions = () => (
  <p className="soft">
    Questions? Call us, day or night:{' '}
    <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
      {SITE.supportPhone}
    </a>
  </p>
)
