import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { acceptedIdWords, LEGAL_AGE } from '#domain/chatbot/house-rules.ts'

/** Lists the house rules of every hotel (specification §5, §9), and this hotel's own. */
export default function GoodToKnow({ safetyPath, rules }: { safetyPath: string; rules: readonly string[] }) {
  return (
    <section className="subsection">
      <h2>Good to know</h2>
      <ul className="dotted-list">
        <li>Both guests must be {LEGAL_AGE} or older.</li>
        <li>Bring two original IDs: {acceptedIdWords()}. PAN is not accepted. A masked Aadhar card is enough.</li>
        <li>The name on the booking must match the ID of one guest.</li>
        <li>At most {GUESTS_PER_ROOM} people per room.</li>
        <li>Breakfast is included only in Evening and Full Day stays.</li>
        <li>
          You can change or cancel until {CHANGE_WINDOW_HOURS} hours before check-in, for a full refund. After that a
          booking can no longer be changed or cancelled.
        </li>
        <li>
          Who stays longer pays for each hour begun as for an extra hour, if the hotel asks; the first {UNPAID_MINUTES}{' '}
          minutes are free.
        </li>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          <a className="link in-text" href={safetyPath}>
            What the law says about couples in hotels
          </a>
        </li>
      </ul>
    </section>
  )
}
