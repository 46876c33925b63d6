import { Switch } from '#web/ui/switch.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { Contacts } from './contacts.tsx'
import { AmenitiesForm, ReceptionForm, RulesForm, type FactsProps } from './fact-forms.tsx'
import { useEdit } from './use-edit.ts'
import './facts.css'

/** What guests read and filter by, and who hears of bookings. Each part is saved by itself. */
export function FactsEditor({ facts }: FactsProps) {
  const { amenities, rules, reception_phone: phone } = facts.value
  return (
    <div className="facts">
      <AmenitiesForm key={amenities.join()} facts={facts} />
      <Welcome facts={facts} />
      <RulesForm key={`rules ${rules.join('\n')}`} facts={facts} />
      <ReceptionForm key={`phone ${phone}`} facts={facts} />
      <Contacts facts={facts} />
    </div>
  )
}

const FACTS = [
  ['same_sex', 'sameSex'],
  ['has_love_kit', 'loveKit'],
  ['only_payAtHotel', 'onlyPayAtHotel'],
  ['open_all_night', 'openAllNight'],
] as const

/** Taken effect at once, like every switch. */
function Welcome({ facts: { value, show, again, calls } }: FactsProps) {
  const { ofHotel } = useWords()
  const editing = useEdit({ show, again })
  const set = (body: Partial<Record<(typeof FACTS)[number][0], boolean>>) =>
    editing.edit(() => calls.change({ ...body, version: value.version }))
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofHotel.welcome}</h2>
      <PressNotice sending={editing} />
      <div>
        {FACTS.map(([fact, name]) => (
          <Switch
            key={fact}
            checked={value[fact]}
            aria-disabled={editing.isBusy}
            onChange={({ target }) => void set({ [fact]: target.checked })}
          >
            {ofHotel[name]}
            {fact === 'only_payAtHotel' && <span className="soft block">{ofHotel.onlyPayAtHotelWords}</span>}
            {fact === 'open_all_night' && <span className="soft block">{ofHotel.openAllNightWords}</span>}
          </Switch>
        ))}
      </div>
    </section>
  )
}
