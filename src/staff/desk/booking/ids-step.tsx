import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Papers } from '../papers/papers.tsx'
import { hasAllPapers, papersWords } from '../papers/papers-words.ts'
import { useWords } from '../words/use-words.ts'
import { GreetStep } from './greet-step.tsx'

export type IdCheckKind = 'superfast' | 'originals'

type IdsStepProps = { booking: DeskBooking; ids: IdCheckKind | undefined; onIds: (ids: IdCheckKind) => void }

/**
 * Records how the desk checked the IDs: it either compared the photos and IDs of the superfast check-in, which this
 * phone must open first, or saw the originals.
 */
export function IdsStep({ booking, ids, onIds }: IdsStepProps) {
  const words = useWords()
  const { ofRegister } = words
  const [isOpened, setOpened] = useState(false)
  const isWhole = hasAllPapers(booking)
  const answers = (
    <div className="id-answers">
      {booking.is_superfast && (
        <Answer
          isChosen={ids === 'superfast'}
          isClosed={!isOpened}
          words={isWhole ? words.superfastSeen : ofRegister.papersMatchAndOriginal}
          onChoose={() => onIds('superfast')}
        />
      )}
      <Answer isChosen={ids === 'originals'} words={words.originalsSeen} onChoose={() => onIds('originals')} />
    </div>
  )
  return (
    <GreetStep number={2} state={ids ? 'done' : 'now'} title={words.stepIds}>
      {!booking.is_superfast && <p>{words.stepIdsWords}</p>}
      {!booking.is_superfast && answers}
      {booking.is_superfast && (
        <>
          <p>{isWhole ? ofRegister.openEach : `${papersWords(booking, words)}. ${ofRegister.otherOriginal}`}</p>
          <Papers booking={booking} answers={answers} onOpened={setOpened} onAllMatch={() => onIds('superfast')} />
          {!isOpened && <p className="soft">{ofRegister.firstOpen}</p>}
        </>
      )}
    </GreetStep>
  )
}

type AnswerProps = { isChosen: boolean; isClosed?: boolean; words: string; onChoose: () => void }

const Answer = ({ isChosen, isClosed = false, words, onChoose }: AnswerProps) => (
  <button type="button" className="id-answer" aria-pressed={isChosen} disabled={isClosed} onClick={onChoose}>
    <Icon name={isChosen ? 'circle-check' : 'id-card'} />
    {words}
  </button>
)
