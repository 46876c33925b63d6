import { acceptedIdWords, LEGAL_AGE } from '#domain/chatbot/house-rules.ts'

/** Business rules that guests must know before check-in (specification §5). */
export function IdRules() {
  return (
    <ul className="dotted-list">
      <li>Both of you must be {LEGAL_AGE} or older.</li>
      <li>Two original IDs, one for each guest: {acceptedIdWords()}.</li>
      <li>PAN is not accepted, because it shows no address.</li>
      <li>The booking name must match the ID of one guest.</li>
    </ul>
  )
}
