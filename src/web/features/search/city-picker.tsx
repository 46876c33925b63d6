import { useState } from 'react'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { FinderCity } from './finder-view.ts'
import { matchingCities } from './matching-cities.ts'
import { NearMe } from './near-me.tsx'
import type { SearchValues } from './search-form.ts'
import { useFoundPlaces } from './use-found-places.ts'
import { placeKind } from '#words/places.ts'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

type CityPickerProps = {
  cities: readonly FinderCity[]
  chosen: string | undefined
  /** the chosen time, for the search for hotels near the guest */
  stay: SearchValues
  onChoose: (city: string, place?: SearchValues['place']) => void
}

/** Lists cities by size, and filters cities and places as the guest types. Asks for the location only after a press. */
export function CityPicker({ cities, chosen, stay, onChoose }: CityPickerProps) {
  const [typed, setTyped] = useState('')
  const matching = matchingCities(cities, typed)
  const places = useFoundPlaces(typed)
  const [first] = places
  return (
    <>
      <TextInput
        label={t.cityOrPlace}
        labelLook="heard"
        icon="search"
        type="search"
        placeholder={t.typeCity}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(matching[0] ?? first)) return
          event.preventDefault()
          if (matching[0]) onChoose(matching[0].city.slug)
          else if (first) onChoose(first.citySlug, first)
        }}
      />
      <NearMe cities={cities} stay={stay} onChoose={onChoose} />
      <ul aria-label={common.city}>
        {matching.map(({ city, alias }) => (
          <li key={city.slug}>
            <button
              type="button"
              className="finder-choice"
              aria-current={city.slug === chosen && !stay.place}
              onClick={() => onChoose(city.slug)}
            >
              <Icon name="map-pin" />
              <span className="grow">
                {city.name}
                {alias && (
                  <span className="soft" lang={foreignLanguageOf(alias)}>
                    {' '}
                    ({alias})
                  </span>
                )}
              </span>
              <span className="soft digits">{t.hotels(city.hotelsCount)}</span>
            </button>
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <>
          <h3 className="small-heading mt-4">{t.places}</h3>
          <ul aria-label={t.places}>
            {places.map((place) => (
              <li key={`${place.citySlug} ${place.slug}`}>
                <button type="button" className="finder-choice" onClick={() => onChoose(place.citySlug, place)}>
                  <Icon name="map-pin" />
                  <span className="grow">
                    {place.name}
                    <span className="soft block">
                      {placeKind[place.kind]}, {place.city}
                    </span>
                  </span>
                  <span className="soft digits">{t.hotels(place.hotelsCount)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <output className="field-hint block">{matching.length + places.length === 0 && t.noHotelsThere}</output>
    </>
  )
}
