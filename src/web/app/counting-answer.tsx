import type { RefObject } from 'react'
import { PAGES } from '#domain/page-configuration.ts'
import { answerConsent } from '#web/lib/answer-consent.ts'
import { useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'

const OTHERS = [PAGES.gtmId && 'Google', PAGES.metaPixelId && 'Meta'].filter(Boolean).join(' and ')

/** Explains what is counted, with the possible answers. */
export default function CountingAnswer({ question }: { question: RefObject<HTMLElement | null> }) {
  const consent = useConsent()
  const answer = (given: 'given' | 'refused') => {
    answerConsent(given)
    // The pressed button disappears once the visitor has answered.
    question.current?.focus()
  }
  return (
    <>
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
    </>
  )
}

const STANDING = {
  unknown: 'They are off.',
  open: 'They stay off unless you allow them.',
  refused: 'They are off.',
  given: '',
} as const
