import type { HotelAndSurroundings } from '#contract/hotels.ts'
import type { WelcomeShare } from '#contract/welcome.ts'
import { formatCount } from '#domain/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { amenitiesShown } from './amenities.ts'
import * as c from '#words/hotel-checks.ts'
import * as t from '#words/hotel-page.ts'
import { dateWords } from '#words/times.ts'
import * as w from '#words/welcome.ts'

export default function HotelFacts({ hotel, now }: { hotel: HotelAndSurroundings; now: string }) {
  const { room, house } = amenitiesShown(hotel)
  return (
    <>
      <Facts title={t.inRoom} facts={room} />
      <Facts title={t.inHotel} facts={house} />
      {hotel.welcome && <Welcome share={hotel.welcome} />}
      {hotel.checked.length > 0 && <Checks checked={hotel.checked} now={new Date(now)} />}
    </>
  )
}

function Facts({ title, facts }: { title: string; facts: { icon: IconName; words: string }[] }) {
  if (facts.length === 0) return null
  return (
    <section className="subsection">
      <h2>{title}</h2>
      <ul className="hotel-facts">
        {facts.map(({ icon, words }) => (
          <li key={words}>
            <Icon name={icon} />
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHARES = ['welcomed', 'as_agreed', 'as_shown'] as const

/** Shows how couples were welcomed, never from fewer than ten couples (decision 0099). */
const Welcome = ({ share }: { share: WelcomeShare }) => (
  <section className="subsection">
    <h2>{w.howCouplesWereWelcomed}</h2>
    <ul className="welcome-shares">
      {SHARES.map((name) => (
        <li key={name}>
          <span>{w.shares[name]}</span>
          <b>{share[name]}%</b>
          <meter className="meter" aria-hidden="true" min={0} max={100} value={share[name]} />
        </li>
      ))}
    </ul>
    <p className="soft mt-3">{w.fromCouples(formatCount(share.couples))}</p>
  </section>
)

type ChecksProps = { checked: HotelAndSurroundings['checked']; now: Date }

/**
 * Lists what our office checked by hand, with the day of each check. Leaves out everything that nobody checked
 * (decision 0104).
 */
function Checks({ checked, now }: ChecksProps) {
  const days = new Set(checked.map(({ on }) => on))
  const onlyDay = days.size === 1 ? checked[0]?.on : undefined
  const dayOf = (on: string) => c.checkedOn(dateWords(on, now))
  return (
    <section className="subsection">
      <h2>{c.whatWeChecked}</h2>
      {onlyDay !== undefined && <p className="soft mb-3">{dayOf(onlyDay)}</p>}
      <ul className="hotel-checks">
        {checked.map(({ item, on }) => (
          <li key={item}>
            <Icon name="circle-check" />
            <span className="min-w-0">
              {c.checks[item]}
              {onlyDay === undefined && <span className="soft block">{dayOf(on)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
