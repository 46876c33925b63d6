import { useState } from 'react'
import type { HotelInList } from '#contract/hotels.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { withDistance } from '#domain/places/nearest-place.ts'
import { middleOf, roundPosition, type RoundedPosition } from '#domain/places/rounded-position.ts'
import { walkMinutes } from '#domain/places/walk.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { browserApi } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { localityOf } from '#web/lib/names-in-language.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FinderCity } from './finder-view.ts'
import type { SearchValues } from './search-form.ts'
import { away, walk } from '#words/places.ts'
import * as t from '#words/search.ts'

const LOCATION_SECONDS = 10

type NearMeProps = { cities: readonly FinderCity[]; stay: SearchValues; onChoose: (city: string) => void }

/** The guest's rounded position, kept only as long as this list. */
type Near = { position: RoundedPosition; citySlug: string; hotels: HotelInList[] }

type State = 'idle' | 'asking' | 'failed' | Near

/** Lists the hotels around the guest after a press. The position is rounded before it leaves the phone. */
export function NearMe({ cities, stay, onChoose }: NearMeProps) {
  const [state, setState] = useState<State>('idle')
  const show = async (position: RoundedPosition) => {
    const { start, end } = slotPeriod(stay.slot, stay.date, stay.days)
    const body = { position, checkin: toIstIso(start), checkout: toIstIso(end), rooms: stay.rooms }
    const answer = await browserApi.post('/hotels/near-me', { body })
    setState(answer.ok ? { position, ...answer.value } : 'failed')
  }
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void show(roundPosition({ lat: coords.latitude, lng: coords.longitude })),
      () => setState('failed'),
      { timeout: LOCATION_SECONDS * 1000, maximumAge: 0 },
    )
  }
  return (
    <>
      <button type="button" className="finder-choice" disabled={state === 'asking'} onClick={ask}>
        <Icon name="navigation" />
        <span className="grow">
          {state === 'asking' ? t.lookingForNearest : t.nearMe}
          <span className="soft block">{t.nearMeUses}</span>
        </span>
      </button>
      {state === 'failed' && (
        <p className="field-hint" role="alert">
          {t.couldNotFindLocation}
        </p>
      )}
      {typeof state === 'object' && <NearList near={state} cities={cities} stay={stay} onChoose={onChoose} />}
    </>
  )
}

function NearList({ near, cities, stay, onChoose }: NearMeProps & { near: Near }) {
  const { hotels, citySlug } = near
  const city = cities.find(({ slug }) => slug === citySlug)
  const query = writeStayQuery({ ...stay, city: undefined, hasBathtub: false, payAtHotel: false })
  if (hotels.length === 0) {
    return (
      <p className="field-hint" role="alert">
        {t.noHotelNear}
      </p>
    )
  }
  return (
    <section aria-label={t.hotelsNearYou}>
      <h3 className="small-heading mt-4" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t.hotelsNearYou}
      </h3>
      <ul>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <Link className="finder-choice no-underline" to={hotelPath(hotel.slug, query)}>
              <span className="grow">
                <b>{hotel.name}</b>
                <span className="soft block">
                  {localityOf(hotel)} · {farWords(near.position, hotel)}
                </span>
              </span>
              <span className="digits">
                {hotel.availability.availability && hotel.total !== null
                  ? formatRupees(hotel.total)
                  : t.noHotelFreeHere}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {city && (
        <Button className="w-full" onClick={() => onChoose(city.slug)}>
          {t.seeAllOf(city.name)}
        </Button>
      )}
    </section>
  )
}

/**
 * Shows the walking time in minutes from the middle of the guest's grid square, or the distance if it is too far to
 * walk.
 */
function farWords(position: RoundedPosition, { location }: HotelInList): string {
  if (!location) return ''
  const { metres } = withDistance(location, { ...middleOf(position), kind: 'landmark', name: '', names: {} })
  const minutes = walkMinutes(metres)
  return minutes === undefined ? away(metres) : walk(minutes)
}
