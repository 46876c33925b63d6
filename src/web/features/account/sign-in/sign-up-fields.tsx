import type { FocusEvent } from 'react'
import type { City } from '#contract/cities.ts'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { OTHER_CITY, type SignUpDetails } from './sign-up-machine.ts'

/** The four values of specification §3 in plain words, with none preselected. */
const GENDER_WORDS: readonly [Gender, string][] = [
  ['female', 'Female'],
  ['male', 'Male'],
  ['third_gender', 'Third gender'],
  ['wont_say', 'Won’t say'],
]

const CITY_MAX_LENGTH = 80

export function GenderField({ value, onChoose }: { value: Gender | ''; onChoose: (gender: Gender) => void }) {
  return (
    <fieldset className="field full-width">
      <legend className="field-label">Gender</legend>
      <div className="gender-choices">
        {GENDER_WORDS.map(([gender, words]) => (
          <Tick
            key={gender}
            type="radio"
            name="gender"
            value={gender}
            checked={gender === value}
            onChange={() => onChoose(gender)}
          >
            {words}
          </Tick>
        ))}
      </div>
    </fieldset>
  )
}

type CityFieldProps = {
  details: SignUpDetails
  cities: readonly City[]
  error: string | undefined
  onChange: (changed: Partial<SignUpDetails>) => void
  onLeave: (event: FocusEvent) => void
}

/** Chooses a city from the list, or takes the name of any other. */
export function CityField({ details, cities, error, onChange, onLeave }: CityFieldProps) {
  const isOther = details.city === OTHER_CITY
  return (
    <div>
      <Select
        label="City"
        name={isOther ? undefined : 'city'}
        autoComplete="address-level2"
        value={details.city}
        error={isOther ? undefined : error}
        onChange={({ target }) => onChange({ city: target.value })}
        onBlur={onLeave}
      >
        <option value="" disabled>
          Choose your city
        </option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={OTHER_CITY}>Other city</option>
      </Select>
      {isOther && (
        <div className="mt-2">
          <TextInput
            label="Your city’s name"
            labelLook="heard"
            name="city"
            placeholder="Your city’s name"
            maxLength={CITY_MAX_LENGTH}
            value={details.otherCity}
            error={error}
            onChange={({ target }) => onChange({ otherCity: target.value })}
            onBlur={onLeave}
          />
        </div>
      )}
    </div>
  )
}
