import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import * as t from '#words/bookings/booking.ts'

/** Business rules that guests must know before check-in (specification §5). */
export function IdRules() {
  return (
    <ul className="dotted-list">
      <li>{t.bothOfAge(LEGAL_AGE)}</li>
      <li>{t.twoOriginalIds}</li>
      <li>{t.noPan}</li>
      <li>{t.nameMatchesId}</li>
    </ul>
  )
}
