import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useConsent } from '#web/lib/consent.ts'
import { Icon } from '#web/ui/icon.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import { ServerOnly } from '#web/ui/server-only.tsx'
import CountingStill from './counting-answer.server-only.tsx'
import type CountingAnswer from './counting-answer.tsx'
import * as t from '#words/site-frame.ts'

const loadAnswer = () => import('./counting-answer.tsx')

/**
 * Asks once for consent to analytics, folded at the very end of the page, where it covers nothing. Analytics stay off
 * unless somebody opens the question and agrees. The question is there from the start, so that the page keeps its
 * height, but its buttons load when it is opened. Afterwards, shows the answer with a way to change it.
 */
export function CountingChoice() {
  const consent = useConsent()
  const question = useRef<HTMLElement>(null)
  const [Answer, setAnswer] = useState<typeof CountingAnswer>()
  const wake = async (): Promise<void> => {
    const loaded = Answer ?? (await loadPart(loadAnswer, { name: t.theQuestion, again: () => void wake() }))
    if (loaded) setAnswer(() => loaded)
  }
  const wakeIfOpen = () => {
    if (question.current?.closest('details')?.open) void wake()
  }
  const wakeAtStart = useEffectEvent(wakeIfOpen)
  // The visitor may have opened the question before hydration.
  useEffect(() => wakeAtStart(), [])
  return (
    <details className="counting-choice" id="counting" onPointerEnter={() => void loadAnswer()} onToggle={wakeIfOpen}>
      <summary ref={question}>
        <h3>{consent === 'given' ? t.analyticsAreOn : t.mayWeUseAnalytics}</h3>
        <Icon name="chevron-down" />
      </summary>
      {Answer ? (
        <Answer question={question} />
      ) : (
        <ServerOnly load={loadAnswer} part={{ question }}>
          <CountingStill question={question} />
        </ServerOnly>
      )}
    </details>
  )
}
