import { SITE } from '#domain/site.ts'

/** Where a cancel or a change is refused: people can still help who booked the wrong day. */
export const WrongBooking = () => (
  <>
    Wrong day or hotel? Call us:{' '}
    <a className="link in-text whitespace-nowrap" href={SITE.supportPhoneLink}>
      {SITE.supportPhone}
    </a>
  </>
)
