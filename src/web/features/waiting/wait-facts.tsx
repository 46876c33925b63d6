import { waitWords, type WaitSubject } from './wait-subject.ts'
import './waiting.css'
import * as common from '#words/common.ts'
import * as t from '#words/waiting.ts'

type WaitFactsProps = { subject: Pick<WaitSubject, 'slot' | 'checkin'> }

/** Shows the day and slot of a wait. */
export function WaitFacts({ subject }: WaitFactsProps) {
  const { day, slot, until } = waitWords(subject)
  return (
    <dl className="wait-facts">
      <dt>{t.day}</dt>
      <dd>{day}</dd>
      <dt>{common.slot}</dt>
      <dd>{slot}</dd>
      <dt>{t.until}</dt>
      <dd>{until}</dd>
    </dl>
  )
}
