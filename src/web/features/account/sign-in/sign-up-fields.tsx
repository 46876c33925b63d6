import type { FocusEvent } from 'react'
import type { City } from '#contract/cities.ts'
import type { Gender } from '#domain/accounts/sign-up-form.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { OTHER_CITY, type SignUpDetails } from './sign-up-machine.ts'
import { nameInLanguage } from '#web/lib/names-in-language.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

/** The four genders of specification §3 in plain words. None is preselected. */
const GENDER_WORDS: readonly [Gender, string][] = [
  ['female', t.female],
  ['male', t.male],
  ['third_gender', t.thirdGender],
  ['wont_say', t.wontSay],
]

const CITY_MAX_LENGTH = 80

export function GenderField({ value, onChoose }: { value: Gender | ''; onChoose: (gender: Gender) => void }) {
  return (
    <fieldset className="field full-width">
      <legend className="field-label">{t.gender}</legend>
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

/** Lets the guest choose a city from the list, or type the name of any other. */
export function CityField({ details, cities, error, onChange, onLeave }: CityFieldProps) {
  const isOther = details.city === OTHER_CITY
  return (
    <div>
      <Select
        label={common.city}
        name={isOther ? undefined : 'city'}
        autoComplete="address-level2"
        value={details.city}
        error={isOther ? undefined : error}
        onChange={({ target }) => onChange({ city: target.value })}
        onBlur={onLeave}
      >
        <option value="" disabled>
          {t.chooseYourCity}
        </option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {nameInLanguage(city)}
          </option>
        ))}
        <option value={OTHER_CITY}>{t.otherCity}</option>
      </Select>
      {isOther && (
        <div className="mt-2">
          <TextInput
            label={t.yourCitysName}
            labelLook="heard"
            name="city"
            placeholder={t.yourCitysName}
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
