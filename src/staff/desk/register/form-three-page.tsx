import { useState } from 'react'
import type { RegisterDay, RegisterEntry } from '#contract/desk-register.ts'
import { wholeAddress } from '#domain/hotels/whole-address.ts'
import { isFilingReference } from '#domain/desk/form-three.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { momentWords } from '../words/desk-time.ts'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'
import { countryName } from './country-names.ts'
import './form-three.css'

/**
 * Shows Form III for a guest with a foreign passport, to fill in, print and file. What is typed here is never sent
 * (0075).
 */
export function FormThreePage({ entryId }: { entryId: number }) {
  const { ofRegister } = useWords()
  const called = useCall('GET /desk/register', { query: {} })
  const { value: day } = called
  const entry = day?.forms.find(({ id }) => id === entryId)
  return (
    <DeskPage title={ofRegister.formThree} backTo={DESK.register}>
      <CallState of={called} />
      {day && !entry && <Notice tone="warn">{ofRegister.formMissing}</Notice>}
      {day && entry && <FormThree day={day} entry={entry} />}
    </DeskPage>
  )
}

function FormThree({ day: { hotel }, entry }: { day: RegisterDay; entry: RegisterEntry }) {
  const words = useWords()
  const language = useLanguage()
  const { ofRegister } = words
  const known: [string, string][] = [
    [ofRegister.hotel, `${hotel.name}, ${wholeAddress(hotel.address, hotel.city, hotel.state)}`],
    [words.nameLabel, entry.name ?? ''],
    [ofRegister.nationality, countryName(entry.nationality ?? '', language)],
    [ofRegister.home, entry.home ?? ''],
    [words.room, entry.rooms.join(', ')],
    [ofRegister.arrivedHere, momentWords(new Date(entry.arrived_at), words)],
  ]
  return (
    <>
      <h1>{ofRegister.formTitle}</h1>
      <p className="no-print">{ofRegister.formWords}</p>
      <section className="box">
        <dl className="form-facts">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TypedParts entry={entry} />
      </section>
      <Button variant="primary" className="big w-full no-print" onClick={() => window.print()}>
        {ofRegister.print}
      </Button>
      <Filing entryId={entry.id} />
    </>
  )
}

/** Fields that are kept only on this page and never sent. */
function TypedParts({ entry }: { entry: RegisterEntry }) {
  const words = useWords()
  const { ofRegister } = words
  const left = entry.left_at === null ? '' : momentWords(new Date(entry.left_at), words)
  return (
    <div className="form-parts">
      <TextInput
        label={ofRegister.passportNumber}
        hint={ofRegister.passportEnds(entry.id_last_four ?? '')}
        autoComplete="off"
        maxLength={20}
      />
      <TextInput label={ofRegister.visaNumber} autoComplete="off" maxLength={20} />
      <TextInput label={ofRegister.arrivedInIndia} autoComplete="off" maxLength={40} />
      <TextInput label={ofRegister.leavesHere} defaultValue={left} autoComplete="off" maxLength={40} />
      <TextInput label={ofRegister.onward} autoComplete="off" maxLength={120} />
    </div>
  )
}

function Filing({ entryId }: { entryId: number }) {
  const { ofRegister } = useWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const filing = usePost('POST /desk/register/{id}/form-three', { params: { id: String(entryId) } })
  const reference = typed.trim()
  const file = async () => {
    setChecked(true)
    if (!isFilingReference(reference)) return
    const answer = await filing.send({ reference })
    if (answer?.ok) await navigate(DESK.register, { replace: true })
  }
  return (
    <form
      className="box flow no-print"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void file()
      }}
    >
      <TextInput
        label={ofRegister.reference}
        hint={ofRegister.referenceHint}
        value={typed}
        autoComplete="off"
        maxLength={40}
        error={isChecked && !isFilingReference(reference) ? ofRegister.referenceHint : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PressNotice sending={filing} />
      <Button type="submit" className="w-full" aria-disabled={filing.isBusy}>
        {ofRegister.filed}
      </Button>
    </form>
  )
}
