import { useRef } from 'react'
import { answerConsent } from '#web/lib/answer-consent.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const OTHERS = [PAGES.gtmId && 'Google', PAGES.metaPixelId && 'Meta'].filter(Boolean).join(' and ')

/**
 * Asks once, at the very end of the page where it covers nothing, folded to its question: analytics stay off unless
 * somebody opens it and allows them. The question is there from the start, so that the page keeps its height.
 * Shows the answer, with a way to change it.
 */
export function CountingChoice() {
  const consent = useConsent()
  const question = useRef<HTMLElement>(null)
  const answer = (given: 'given' | 'refused') => {
    answerConsent(given)
    // The pressed button goes with its answer.
    question.current?.focus()
  }
  return (
    <details className="counting-choice" id="counting">
      <summary ref={question}>
        <h3>{consent === 'given' ? 'Analytics are on' : 'May we use analytics?'}</h3>
        <Icon name="chevron-down" />
      </summary>
      <p className="soft">
        We would like to count which pages are opened and which steps are taken, to improve them: never with your name,
        number or booking.{OTHERS && ` ${OTHERS} would receive these counts too.`} {STANDING[consent]}
      </p>
      <p className="row flex-wrap mt-4">
        {consent !== 'given' && consent !== 'unknown' && (
          <Button onClick={() => answer('given')}>Allow analytics</Button>
        )}
        {consent === 'open' && <Button onClick={() => answer('refused')}>No thanks</Button>}
        {consent === 'given' && <Button onClick={() => answer('refused')}>Turn off</Button>}
      </p>
    </details>
  )
}

const STANDING = {
  unknown: 'They are off.',
  open: 'They stay off unless you allow them.',
  refused: 'They are off.',
  given: '',
} as const
