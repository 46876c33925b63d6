import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { DeskFacts } from '#contract/desk-facts.ts'
import { amenities } from '#domain/hotels/amenities.ts'
import { MAX_HOUSE_RULE, MAX_HOUSE_RULES } from '#domain/hotels/house-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { deskApi } from '../desk-api.ts'
import { useWords } from '../words/use-words.ts'
import type { FactsProps } from './facts-props.ts'
import { once, useChange } from './use-change.ts'

type FactFormProps = Pick<FactsProps, 'show'> & {
  heading: string
  /** undefined as long as nothing was changed: then there is nothing to save */
  changed: Partial<DeskFacts> | undefined
  children: ReactNode
}

/** One part of the facts, saved by a button that appears once something was changed. */
function FactForm({ heading, changed, show, children }: FactFormProps) {
  const { ofHotel } = useWords()
  const { change, isBusy, fault } = useChange(show)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (changed) void change(() => deskApi.post('/desk/facts', { body: changed, ...once() }))
  }
  return (
    <form className="box flow" noValidate onSubmit={save}>
      <h2 className="small-heading">{heading}</h2>
      {children}
      {fault && <Notice tone="danger">{fault}</Notice>}
      {changed && (
        <Button type="submit" look="primary" className="big w-full" aria-disabled={isBusy}>
          {ofHotel.save}
          <span className="visually-hidden">: {heading}</span>
        </Button>
      )}
    </form>
  )
}

export function AmenitiesForm({ facts, show }: FactsProps) {
  const { ofHotel } = useWords()
  const [chosen, setChosen] = useState(new Set(facts.amenities))
  // In the order of the list, whatever was ticked first.
  const wanted = amenities.filter((each) => chosen.has(each))
  const isChanged = wanted.length !== facts.amenities.length || facts.amenities.some((each) => !chosen.has(each))
  const toggle = (amenity: (typeof amenities)[number]) => {
    const next = new Set(chosen)
    if (!next.delete(amenity)) next.add(amenity)
    setChosen(next)
  }
  return (
    <FactForm heading={ofHotel.amenities} changed={isChanged ? { amenities: wanted } : undefined} show={show}>
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

export function RulesForm({ facts, show }: FactsProps) {
  const { ofHotel } = useWords()
  const before = facts.rules.join('\n')
  const [typed, setTyped] = useState(before)
  const changed = typed === before ? undefined : { rules: typed.split('\n').slice(0, 2 * MAX_HOUSE_RULES) }
  return (
    <FactForm heading={ofHotel.rules} changed={changed} show={show}>
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

export function ReceptionForm({ facts, show }: FactsProps) {
  const { ofHotel } = useWords()
  const before = facts.reception_phone ?? ''
  const [typed, setTyped] = useState(before)
  const changed = typed.trim() === before ? undefined : { reception_phone: typed.trim() || null }
  return (
    <FactForm heading={ofHotel.reception} changed={changed} show={show}>
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
