import type { DeskFacts } from '#contract/desk-facts.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useWords } from '../words/use-words.ts'
import { Contacts } from './contacts.tsx'
import { AmenitiesForm, ReceptionForm, RulesForm } from './fact-forms.tsx'
import type { FactsProps } from './facts-props.ts'
import { once, useChange } from './use-change.ts'
import './facts.css'

const load = (signal: AbortSignal) => deskApi.get('/desk/facts', { signal })

/** What guests read and filter by, and who hears of bookings. Each part is saved by itself. */
export function FactsPage() {
  const words = useWords()
  const { value: facts, fault, show } = useLoaded(load)
  return (
    <DeskPage title={words.ofHotel.facts} backTo={DESK.more}>
      <h1>{words.ofHotel.facts}</h1>
      <p className="soft">{words.ofHotel.factsWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!facts && !fault && <output className="block">{words.loading}</output>}
      {facts && (
        <div className="facts">
          <AmenitiesForm key={facts.amenities.join()} facts={facts} show={show} />
          <Welcome facts={facts} show={show} />
          <RulesForm key={`rules ${facts.rules.join('\n')}`} facts={facts} show={show} />
          <ReceptionForm key={`phone ${facts.reception_phone}`} facts={facts} show={show} />
          <Contacts facts={facts} show={show} />
        </div>
      )}
    </DeskPage>
  )
}

const FACTS = [
  ['same_sex', 'sameSex'],
  ['has_love_kit', 'loveKit'],
  ['only_payAtHotel', 'onlyPayAtHotel'],
] as const

/** Taken effect at once, like every switch. */
function Welcome({ facts, show }: FactsProps) {
  const { ofHotel } = useWords()
  const { change, isBusy, fault } = useChange(show)
  const set = (body: Partial<DeskFacts>) => change(() => deskApi.post('/desk/facts', { body, ...once() }))
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofHotel.welcome}</h2>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div>
        {FACTS.map(([fact, name]) => (
          <Switch
            key={fact}
            checked={facts[fact]}
            aria-disabled={isBusy}
            onChange={({ target }) => void set({ [fact]: target.checked })}
          >
            {ofHotel[name]}
            {fact === 'only_payAtHotel' && <span className="soft block">{ofHotel.onlyPayAtHotelWords}</span>}
          </Switch>
        ))}
      </div>
    </section>
  )
}
