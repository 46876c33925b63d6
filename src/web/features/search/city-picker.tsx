import { useState } from 'react'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { FinderCity } from './finder-view.ts'
import { matchingCities } from './matching-cities.ts'
import { nearestCity } from './nearest-city.ts'
import * as common from '#words/common.ts'
import * as t from '#words/search.ts'

type CityPickerProps = {
  cities: readonly FinderCity[]
  chosen: string | undefined
  onChoose: (slug: string) => void
}

/** Lists cities by size, filtered while typing. Asks for the location only on a press; it never leaves the browser. */
export function CityPicker({ cities, chosen, onChoose }: CityPickerProps) {
  const [typed, setTyped] = useState('')
  const matching = matchingCities(cities, typed)
  return (
    <>
      <TextInput
        label={common.city}
        labelLook="heard"
        icon="search"
        type="search"
        placeholder={t.typeCity}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !matching[0]) return
          event.preventDefault()
          onChoose(matching[0].city.slug)
        }}
      />
      <NearMe cities={cities} onChoose={onChoose} />
      <ul>
        {matching.map(({ city, alias }) => (
          <li key={city.slug}>
            <button
              type="button"
              className="finder-choice"
              aria-current={city.slug === chosen}
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
      <output className="field-hint block">{matching.length === 0 && t.noHotelsThere}</output>
    </>
  )
}

const LOCATION_SECONDS = 10

function NearMe({ cities, onChoose }: Omit<CityPickerProps, 'chosen'>) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const city = nearestCity(cities, { lat: coords.latitude, lng: coords.longitude })
        if (city) onChoose(city.slug)
      },
      () => setState('failed'),
      { timeout: LOCATION_SECONDS * 1000, maximumAge: Infinity },
    )
  }
  return (
    <>
      <button type="button" className="finder-choice" disabled={state === 'asking'} onClick={ask}>
        <Icon name="navigation" />
        <span className="grow">{state === 'asking' ? t.lookingForNearestCity : t.myLocation}</span>
      </button>
      {state === 'failed' && (
        <p className="field-hint" role="alert">
          {t.couldNotFindLocation}
        </p>
      )}
    </>
  )
}
