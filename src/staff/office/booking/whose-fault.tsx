import type { AtFault } from '#domain/office/actions.ts'
import { Tick } from '#web/ui/tick.tsx'
import * as t from '#words/office/booking.ts'

const WORDS: Record<AtFault, string> = { guest: t.theGuest, hotel: t.theHotel, uncle: t.uncleOrNobody }

type WhoseFaultProps = {
  question: string
  among: readonly AtFault[]
  whose: AtFault
  onChange: (whose: AtFault) => void
}

/** Shows one option for who is at fault. */
export function WhoseFault({ question, among, whose, onChange }: WhoseFaultProps) {
  return (
    <fieldset className="whose-fault">
      <legend className="field-label">{question}</legend>
      {among.map((each) => (
        <Tick key={each} type="radio" name="whose" checked={whose === each} onChange={() => onChange(each)}>
          {WORDS[each]}
        </Tick>
      ))}
    </fieldset>
  )
}
