import type { RegisterEntry } from '#contract/desk-register.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'
import { countryName } from './country-names.ts'

/** Lists foreign guests whose Form III is not filed yet, latest first. */
export function FormsBox({ forms }: { forms: readonly RegisterEntry[] }) {
  const { ofRegister } = useWords()
  return (
    <section className="box flow" aria-labelledby="forms-title">
      <h2 id="forms-title" className="small-heading">
        {ofRegister.formThree}, {ofRegister.abroad}
      </h2>
      {forms.length === 0 ? (
        <p className="soft">{ofRegister.allFiled}</p>
      ) : (
        <ul>
          {forms.map((entry) => (
            <FormLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FormLine({ entry }: { entry: RegisterEntry }) {
  const words = useWords()
  const language = useLanguage()
  const { ofRegister } = words
  const { id, name, nationality, rooms, arrived_at, form_three: form } = entry
  if (!form) return null
  const isLate = form.hours_late > 0
  const now = serverNow()
  return (
    <li className={`file-line ${isLate ? 'bad' : 'warn'}`}>
      <Icon name={isLate ? 'triangle-exclamation-point' : 'clock'} />
      <span>
        <b>
          {name}, {countryName(nationality ?? '', language)}
        </b>
        <span className="soft block">
          {ofRegister.arrived(rooms.join(', '), nearWords(new Date(arrived_at), now, words))}
        </span>
      </span>
      <span className="when">
        {isLate ? ofRegister.late(form.hours_late) : ofRegister.by(nearWords(new Date(form.due_at), now, words))}
      </span>
      <LinkButton to={DESK.formThree(id)}>{ofRegister.fillAndFile}</LinkButton>
    </li>
  )
}
