import { FACT_NAMES, type HotelFacts } from '#domain/hotels/hotel-facts.ts'
import { Switch } from '#web/ui/switch.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { Contacts } from './contacts.tsx'
import { CancellingForm } from './cancelling-form.tsx'
import { AmenitiesForm, ReceptionForm, RulesForm, type FactsProps } from './fact-forms.tsx'
import { useEdit } from './use-edit.ts'
import './facts.css'

/** Lets the user edit what guests read and filter by, and who gets booking alerts. Saves each part separately. */
export function FactsEditor({ facts }: FactsProps) {
  const { amenities, rules, reception_phone: phone, cancel_hours: hours, grace_minutes: minutes } = facts.value
  return (
    <div className="facts">
      <AmenitiesForm key={amenities.join()} facts={facts} />
      <Welcome facts={facts} />
      <CancellingForm key={`cancel ${hours} ${minutes}`} facts={facts} />
      <RulesForm key={`rules ${rules.join('\n')}`} facts={facts} />
      <ReceptionForm key={`phone ${phone}`} facts={facts} />
      <Contacts facts={facts} />
    </div>
  )
}

/** Saves each switch when it is toggled. */
function Welcome({ facts: { value, show, reload, calls } }: FactsProps) {
  const { ofHotel } = useWords()
  const editing = useEdit({ show, reload })
  const set = (body: Partial<HotelFacts>) => editing.edit(() => calls.change({ ...body, version: value.version }))
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofHotel.welcome}</h2>
      <PressNotice sending={editing} />
      <div className="fact-switches grid gap-2">
        {FACT_NAMES.map((fact) => (
          <Switch
            key={fact}
            checked={value[fact]}
            aria-disabled={editing.isBusy}
            onChange={({ target }) => void set({ [fact]: target.checked })}
          >
            {ofHotel.factSwitches[fact].label}
            {ofHotel.factSwitches[fact].hint && <span className="soft block">{ofHotel.factSwitches[fact].hint}</span>}
          </Switch>
        ))}
      </div>
    </section>
  )
}
