import { Link } from '#web/lib/navigation/link.tsx'
import { formatRupees } from '#domain/kernel/money.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { cityPath } from '#web/lib/paths.ts'
import { hourWords, slotTimesInFull } from '#words/times.ts'
import { totalToday } from '#web/lib/total-today.ts'
import { ribbonPlace } from '#web/lib/ribbon-place.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Ribbon } from '#web/ui/ribbon.tsx'
import type { HomeCity } from './load-home.ts'
import * as t from '#words/home.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { slotName } from '#words/slots.ts'

const SCALE = [10, 16, 22, 4, 11].map(hourWords)

/** Shows the five slots with the city's lowest prices, because guests choose a time first. */
export function SlotTimes({ city }: { city: HomeCity }) {
  return (
    <section className="wrap section slot-times">
      <div>
        <h2>{t.stayForTimeYouNeed}</h2>
        <p className="soft mt-2">{t.payForTimeYouNeed}</p>
      </div>
      <ul className="slot-times-list">
        {SLOTS.map((slot) => {
          const lowest = city.lowestPrices[slot.key]
          return (
            <li key={slot.key}>
              <Link to={cityPath(city.slug, `slot=${slot.index}`)}>
                <span className="slot-times-name">{slotName(slot)}</span>
                <span className="slot-times-hours">{slotTimesInFull(slot)}</span>
                <Ribbon {...ribbonPlace(slot)} className="slot-times-ribbon" />
                {lowest !== undefined && (
                  <span className="slot-times-price">
                    <Sentence text={t.fromPrice(formatRupees(totalToday(lowest).total))} />
                  </span>
                )}
                <Icon name="chevron-right" />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="slot-times-scale soft" aria-hidden="true">
        {SCALE.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </section>
  )
}
