import { useState } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Tick } from '#web/ui/tick.tsx'
import { formNotice } from '../../kit/form-notice.ts'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { usePriceFields } from './price-fields.tsx'
import type { WalkInSheetProps } from './take-of-walk-in.tsx'

/** Lets the desk extend a walk-in's stay. Shows how many hours are free and what they cost. */
export function LongerSheet({ walkIn, onChange, onClose }: WalkInSheetProps) {
  const words = useWords()
  const { ofWalkIns } = words
  const params = { id: walkIn.id }
  const called = useCall('GET /desk/walk-ins/{id}/hours', { params })
  const free = called.value
  const [hours, setHours] = useState<number>()
  const [isPressed, setPressed] = useState(false)
  const adding = usePost('POST /desk/walk-ins/{id}/hours', { params })
  const own = free?.find((offer) => offer.hours === hours) ?? free?.[0]
  const { faults } = formNotice(adding, words)
  const price = usePriceFields({ usual: own?.price ?? null, isPressed, faults })
  const add = async () => {
    setPressed(true)
    if (!own || !price.agreed) return
    const answer = await adding.send({ hours: own.hours, ...price.agreed })
    if (!answer?.ok) return
    onChange(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={ofWalkIns.longer}
      shape="sheet"
      button={price.amount === undefined ? ofWalkIns.longer : ofWalkIns.addHours(formatRupees(price.amount))}
      isBlocked={!own}
      sending={adding}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {(faultOf) => {
        faultOf('price')
        faultOf('price_reason')
        return (
          <>
            <CallState of={called} />
            {free && <p>{free.length === 0 ? words.noHoursFree : ofWalkIns.longerWords}</p>}
            {free && free.length > 0 && (
              <>
                <fieldset>
                  <legend className="visually-hidden">{ofWalkIns.longer}</legend>
                  {free.map((offer) => (
                    <Tick
                      key={offer.hours}
                      type="radio"
                      name="hours"
                      checked={offer.hours === own?.hours}
                      onChange={() => setHours(offer.hours)}
                    >
                      <span>
                        {words.hoursMore(offer.hours)},{' '}
                        {words.hoursUntil(nearWords(new Date(offer.until), serverNow(), words))}
                      </span>
                      <b className="digits ml-auto">
                        {offer.price === null ? ofWalkIns.longerUnpriced : formatRupees(offer.price)}
                      </b>
                    </Tick>
                  ))}
                </fieldset>
                {price.toggle}
                {price.fields}
              </>
            )}
          </>
        )
      }}
    </DeskForm>
  )
}
