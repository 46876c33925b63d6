import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { BodyOf } from '#contract/call.ts'
import type { changeFacts } from '#contract/desk-facts.ts'
import { amenities } from '#domain/hotels/amenities.ts'
import { MAX_HOUSE_RULE, MAX_HOUSE_RULES } from '#domain/hotels/house-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import type { FactsPart } from './part.ts'
import { useEdit } from './use-edit.ts'

/** The props of each part's form: all details, and how to change them. */
export type FactsProps = { facts: FactsPart }

type FactFormProps = FactsProps & {
  heading: string
  /** undefined while nothing has changed, so there is nothing to save */
  changed: BodyOf<typeof changeFacts> | undefined
  children: ReactNode
}

/** Shows one part of the details, with a save button that appears once something has changed. */
export function FactForm({ heading, changed, facts: { value, show, reload, calls }, children }: FactFormProps) {
  const { ofHotel } = useWords()
  const editing = useEdit({ show, reload })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (changed) void editing.edit(() => calls.change({ ...changed, version: value.version }))
  }
  return (
    <form className="box flow" noValidate onSubmit={save}>
      <h2 className="small-heading">{heading}</h2>
      {children}
      <PressNotice sending={editing} />
      {changed && (
        <Button type="submit" variant="primary" className="big w-full" aria-disabled={editing.isBusy}>
          {ofHotel.save}
          <span className="visually-hidden">: {heading}</span>
        </Button>
      )}
    </form>
  )
}

export function AmenitiesForm({ facts }: FactsProps) {
  const { ofHotel } = useWords()
  const [chosen, setChosen] = useState(new Set(facts.value.amenities))
  // Keeps the order of the list, whichever item was ticked first.
  const wanted = amenities.filter((each) => chosen.has(each))
  const isChanged =
    wanted.length !== facts.value.amenities.length || facts.value.amenities.some((each) => !chosen.has(each))
  const toggle = (amenity: (typeof amenities)[number]) => {
    const next = new Set(chosen)
    if (!next.delete(amenity)) next.add(amenity)
    setChosen(next)
  }
  return (
    <FactForm heading={ofHotel.amenities} changed={isChanged ? { amenities: wanted } : undefined} facts={facts}>
      <div className="amenity-ticks">
        {amenities.map((each) => (
          <Tick key={each} checked={chosen.has(each)} onChange={() => toggle(each)}>
            {ofHotel.amenityNames[each]}
          </Tick>
        ))}
      </div>
    </FactForm>
  )
}

export function RulesForm({ facts }: FactsProps) {
  const { ofHotel } = useWords()
  const before = facts.value.rules.join('\n')
  const [typed, setTyped] = useState(before)
  const changed = typed === before ? undefined : { rules: typed.split('\n').slice(0, 2 * MAX_HOUSE_RULES) }
  return (
    <FactForm heading={ofHotel.rules} changed={changed} facts={facts}>
      <Field label={ofHotel.rules} labelLook="heard" hint={ofHotel.rulesHint}>
        {(wiring) => (
          <span className="input tall">
            <textarea
              {...wiring}
              rows={5}
              maxLength={MAX_HOUSE_RULES * (MAX_HOUSE_RULE + 1)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        )}
      </Field>
    </FactForm>
  )
}

export function ReceptionForm({ facts }: FactsProps) {
  const { ofHotel } = useWords()
  const before = facts.value.reception_phone ?? ''
  const [typed, setTyped] = useState(before)
  const changed = typed.trim() === before ? undefined : { reception_phone: typed.trim() || null }
  return (
    <FactForm heading={ofHotel.reception} changed={changed} facts={facts}>
      <TextInput
        label={ofHotel.reception}
        labelLook="heard"
        hint={ofHotel.receptionHint}
        value={typed}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FactForm>
  )
}
