import type { Hotel } from '#contract/hotels.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { amenitiesShown } from './amenities.ts'
import * as t from '#words/hotel-page.ts'

export default function HotelFacts({ hotel }: { hotel: Hotel }) {
  const { room, house } = amenitiesShown(hotel)
  return (
    <>
      <Facts title={t.inRoom} facts={room} />
      <Facts title={t.inHotel} facts={house} />
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
