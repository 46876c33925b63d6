import { acceptedIdWords, LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import * as t from '#words/bookings/booking.ts'

/** Business rules that guests must know before check-in (specification §5). */
export function IdRules() {
  return (
    <ul className="dotted-list">
      <li>{t.bothOfYouMust(LEGAL_AGE)}</li>
      <li>{t.twoOriginalIdsOne(acceptedIdWords())}</li>
      <li>{t.panIsNotAcceptedBecause}</li>
      <li>{t.bookingNameMustMatchId}</li>
    </ul>
  )
}
