import type { Hotel } from '#contract/hotels.ts'
import { GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { languageOf } from '#web/ui/language-of.ts'
import * as t from '#words/hotel-page.ts'

/** Lists the house rules of every hotel (specification §5, §9), and this hotel's own. */
type Props = { safetyPath: string; hotel: Pick<Hotel, 'rules' | 'cancel_hours' | 'grace_minutes'> }

export default function GoodToKnow({ safetyPath, hotel }: Props) {
  const { rules, cancel_hours: hours, grace_minutes: minutes } = hotel
  return (
    <section className="subsection">
      <h2>{t.goodToKnow}</h2>
      <ul className="dotted-list">
        <li>{t.bothGuestsAge(LEGAL_AGE)}</li>
        <li>{t.bringTwoIds}</li>
        <li>{t.nameMustMatch}</li>
        <li>{t.peoplePerRoom(GUESTS_PER_ROOM)}</li>
        <li>{t.whenBreakfastIsIncluded}</li>
        <li>{t.youCanChangeUntil(hours)}</li>
        {minutes > 0 && <li>{t.graceAfterBooking(minutes)}</li>}
        <li>{t.whoStaysLongerPays(UNPAID_MINUTES)}</li>
        {rules.map((rule) => (
          <li key={rule} lang={languageOf(rule)}>
            {rule}
          </li>
        ))}
        <li>
          <a className="link in-text" href={safetyPath}>
            {t.whatLawSays}
          </a>
        </li>
      </ul>
    </section>
  )
}
