import { useState } from 'react'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import type { CouponForm } from './coupon-form.ts'
import * as t from '#words/office/coupons.ts'

const PLACES = [
  { where: 'everywhere', name: t.everywhere },
  { where: 'cities', name: t.someCities },
  { where: 'hotel', name: t.oneHotel },
] as const

type PlaceProps = { form: CouponForm; onWrite: (change: Partial<CouponForm>) => void }

/** Lets an admin choose where a coupon is valid. */
export const CouponPlace = ({ form, onWrite }: PlaceProps) => (
  <fieldset>
    <legend className="field-label">{t.whereIsItValid}</legend>
    {PLACES.map(({ where, name }) => (
      <Tick key={where} type="radio" name="where" checked={form.where === where} onChange={() => onWrite({ where })}>
        {name}
      </Tick>
    ))}
    {form.where === 'cities' && <Cities chosen={form.cityIds} onChoose={(cityIds) => onWrite({ cityIds })} />}
    {form.where === 'hotel' && <OneHotel chosen={form.hotel} onChoose={(hotel) => onWrite({ hotel })} />}
  </fieldset>
)

const turned = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

type CitiesProps = { chosen: readonly number[]; onChoose: (ids: number[]) => void }

const Cities = ({ chosen, onChoose }: CitiesProps) => (
  <QueryBoundary query={useCall('GET /cities')}>
    {(cities) => (
      <div className="chips">
        {cities.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(id)}
            onClick={() => onChoose(turned(chosen, id))}
          >
            {name}
          </button>
        ))}
      </div>
    )}
  </QueryBoundary>
)

/** A shorter text would match every hotel. */
const LEAST_TYPED = 3
const MAX_FOUND = 6

type HotelProps = { chosen: CouponForm['hotel']; onChoose: (hotel: CouponForm['hotel']) => void }

function OneHotel({ chosen, onChoose }: HotelProps) {
  const [text, setText] = useState('')
  return (
    <div className="flow">
      <TextInput
        label={t.hotelOrCity}
        icon="search"
        type="search"
        value={text}
        maxLength={80}
        onChange={({ target }) => setText(target.value)}
        // Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {text.trim().length >= LEAST_TYPED && <FoundHotels text={text.trim()} chosen={chosen} onChoose={onChoose} />}
      {chosen && <p className="soft">{t.onlyHotelTakesIt(chosen.name)}</p>}
    </div>
  )
}

function FoundHotels({ text, chosen, onChoose }: HotelProps & { text: string }) {
  return (
    <QueryBoundary query={useCall('GET /office/hotels', { query: { text } })}>
      {({ hotels }) => (
        <div className="chips">
          {hotels.length === 0 && <p className="soft">{t.noHotelFits}</p>}
          {hotels.slice(0, MAX_FOUND).map(({ id, name, city }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={chosen?.id === id}
              onClick={() => onChoose({ id, name })}
            >
              {name}, {city}
            </button>
          ))}
        </div>
      )}
    </QueryBoundary>
  )
}
