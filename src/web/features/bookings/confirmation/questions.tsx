import { SITE } from '#domain/site.ts'

/** Offers help at any hour, below every page on which a payment may be pending. */
export const Questions = () => (
  <p className="soft">
    Questions? Call us, day or night:{' '}
    <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
      {SITE.supportPhone}
    </a>
  </p>
)
