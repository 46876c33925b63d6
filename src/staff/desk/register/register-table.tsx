import type { RegisterEntry } from '#contract/desk-register.ts'
import { isForeign } from '#domain/desk/guest-register.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { nearWords, timeWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'
import type { Language } from '#domain/languages.ts'
import { countryName } from './country-names.ts'

/** Describes a guest's ID and home: 'Passport, ends 7719, Lyon, France, Form III'. */
function idWords(entry: RegisterEntry, words: DeskWords, language: Language): string {
  const { id_kind: kind, id_last_four: lastFour, home, nationality } = entry
  if (kind === null || lastFour === null) return ''
  const country = nationality !== null && isForeign(entry) ? [countryName(nationality, language)] : []
  return [
    words.ofRegister.ends(words.idKinds[kind], lastFour),
    ...(home === null ? [] : [home]),
    ...country,
    ...formWords(entry, words),
  ].join(', ')
}

function formWords({ form_three: form }: RegisterEntry, { ofRegister }: DeskWords): string[] {
  if (!form) return []
  return [form.filed ? ofRegister.formThreeFiled(form.filed.reference) : ofRegister.formThree]
}

/** Describes the times of a stay: '9:02 PM to 7 AM', or '9:02 PM, still in'; search results add the day. */
function timesWords({ arrived_at, left_at }: RegisterEntry, words: DeskWords, isOfDay: boolean): string {
  const { ofRegister } = words
  const came = new Date(arrived_at)
  const from = isOfDay ? timeWords(came, words) : nearWords(came, serverNow(), words)
  if (left_at === null) return `${from}, ${ofRegister.stillIn}`
  return ofRegister.fromTo(from, nearWords(new Date(left_at), came, words))
}

type RegisterTableProps = {
  entries: readonly RegisterEntry[]
  /** whether all entries share one day, so that rows need no date */
  isOfDay: boolean
  onCorrect: (entry: RegisterEntry) => void
}

/** Shows register entries as a table on paper and desktops, and as a list on phones. */
export function RegisterTable({ entries, isOfDay, onCorrect }: RegisterTableProps) {
  const { ofRegister } = useWords()
  const { columns } = ofRegister
  return (
    <table className="register-table">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.room}</th>
          <th scope="col">{columns.id}</th>
          <th scope="col">{columns.time}</th>
          <th scope="col" className="no-print">
            <span className="visually-hidden">{ofRegister.correct}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} isOfDay={isOfDay} onCorrect={() => onCorrect(entry)} />
        ))}
      </tbody>
    </table>
  )
}

type EntryRowProps = { entry: RegisterEntry; isOfDay: boolean; onCorrect: () => void }

function EntryRow({ entry, isOfDay, onCorrect }: EntryRowProps) {
  const words = useWords()
  const language = useLanguage()
  const { ofRegister } = words
  const { number, name, rooms, strikes, reason, struck_by, written_by } = entry
  const isStruck = struck_by !== null
  return (
    <tr className={isStruck ? 'struck-line' : undefined}>
      <td className="entry-number">{number}</td>
      <td className="entry-name">
        {name !== null && <b>{isStruck ? <del>{name}</del> : name}</b>}
        {strikes !== null && <small>{ofRegister.strikes(strikes, reason ?? '')}</small>}
        {isStruck && <small>{ofRegister.struckBy(struck_by)}</small>}
        {written_by !== null && (
          <span className="entry-by">
            <small>{ofRegister.writtenBy(written_by)}</small>
          </span>
        )}
      </td>
      <td className="entry-room">
        <span className="visually-hidden">{words.room} </span>
        {rooms.join(', ')}
      </td>
      <td className="entry-detail">{idWords(entry, words, language)}</td>
      <td className="entry-detail">{timesWords(entry, words, isOfDay)}</td>
      <td className="entry-acts no-print">
        {name !== null && !isStruck && (
          <button type="button" className="link" onClick={onCorrect}>
            {ofRegister.correct}
            <span className="visually-hidden"> {ofRegister.correctTitle(number)}</span>
          </button>
        )}
      </td>
    </tr>
  )
}
