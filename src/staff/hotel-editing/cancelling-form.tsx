import { useState } from 'react'
import { CHANGE_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { Tick } from '#web/ui/tick.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { FactForm, type FactsProps } from './fact-forms.tsx'

/** Sets until when guests may cancel. Existing bookings keep the rule with which they were made. */
export function CancellingForm({ facts }: FactsProps) {
  const { ofHotel } = useWords()
  const [hours, setHours] = useState(facts.value.cancel_hours)
  const [minutes, setMinutes] = useState(facts.value.grace_minutes)
  const isChanged = hours !== facts.value.cancel_hours || minutes !== facts.value.grace_minutes
  const changed = isChanged ? { cancel_hours: hours, grace_minutes: minutes } : undefined
  return (
    <FactForm heading={ofHotel.cancelling} changed={changed} facts={facts}>
      <fieldset className="plain-choices">
        <legend>{ofHotel.cancelUntil}</legend>
        {CHANGE_HOURS.map((each) => (
          <Tick key={each} type="radio" name="hours" checked={each === hours} onChange={() => setHours(each)}>
            {ofHotel.cancelHours(each)}
          </Tick>
        ))}
      </fieldset>
      <fieldset className="plain-choices">
        <legend>{ofHotel.grace}</legend>
        {GRACE_MINUTES.map((each) => (
          <Tick key={each} type="radio" name="minutes" checked={each === minutes} onChange={() => setMinutes(each)}>
            {ofHotel.graceMinutes(each)}
          </Tick>
        ))}
      </fieldset>
      <p className="soft">{ofHotel.cancellingHint}</p>
    </FactForm>
  )
}
