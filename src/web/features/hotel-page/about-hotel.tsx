import type { ComponentProps } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { acceptedIdWords, LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { mapPath } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type HotelMap from '#web/features/map/hotel-map.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import { amenitiesShown } from './amenities.ts'

export function HotelFacts({ hotel }: { hotel: Hotel }) {
  const { room, house } = amenitiesShown(hotel)
  return (
    <>
      <Facts title="In the room" facts={room} />
      <Facts title="In the hotel" facts={house} />
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

export function AboutHotel({ hotel }: { hotel: Hotel }) {
  return (
    <section className="subsection">
      <h2>About this hotel</h2>
      <p>{hotel.description}</p>
      {hotel.stars !== null && <p className="soft mt-3">Classified as a {hotel.stars}-star hotel.</p>}
      <p className="soft row mt-3 items-start">
        <Icon name="map-pin" className="mt-0.5" />
        {hotel.address}
      </p>
      {hotel.location && <WhereItIs hotel={{ ...hotel, location: hotel.location }} />}
    </section>
  )
}

const loadHotelMap = () => import('#web/features/map/hotel-map.tsx')

function WhereItIs({ hotel }: { hotel: ComponentProps<typeof HotelMap>['hotel'] }) {
  const map = useDialogPart(loadHotelMap, 'The map')
  return (
    <div className="row flex-wrap gap-x-6">
      <button type="button" className="link needs-script" onClick={map.open}>
        <Icon name="map-pin" />
        Show on a map
      </button>
      <a className="link" href={mapPath(hotel.location)} rel="noreferrer" target="_blank">
        <Icon name="navigation" />
        Open in maps
        <span className="visually-hidden"> (a new tab)</span>
      </a>
      {map.Shown && <map.Shown hotel={hotel} onClose={map.close} />}
    </div>
  )
}

/** House rules of every hotel (specification §5, §9), and this hotel's own. */
export function GoodToKnow({ safetyPath, rules }: { safetyPath: string; rules: readonly string[] }) {
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
