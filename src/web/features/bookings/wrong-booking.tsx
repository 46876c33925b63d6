import { SITE } from '#domain/site.ts'

/** Offers the support phone number where a cancellation or change is refused. */
export const WrongBooking = () => (
  <>
    Wrong day or hotel? Call us:{' '}
    <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
      {SITE.supportPhone}
    </a>
  </>
)
