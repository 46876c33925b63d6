import { SITE } from '#domain/site.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as t from '#words/bookings/booking.ts'

/** Offers the support phone number if a cancellation or change is refused. */
export const WrongBooking = () => <Sentence text={t.wrongDayOrHotel(SITE.supportPhone)} link={supportLink} />
