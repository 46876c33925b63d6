import type { RefObject } from 'react'
import { PAGES } from '#domain/page-configuration.ts'
import { answerConsent } from '#web/lib/answer-consent.ts'
import { useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'
import * as t from '#words/site-frame.ts'

const OTHERS = [PAGES.gtmId && t.google, PAGES.metaPixelId && t.meta].filter(Boolean).join(' and ')

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
        number or booking.{OTHERS && t.wouldReceiveTheseCountsToo(OTHERS)} {STANDING[consent]}
      </p>
      <p className="row flex-wrap mt-4">
        {consent !== 'given' && consent !== 'unknown' && (
          <Button onClick={() => answer('given')}>{t.allowAnalytics}</Button>
        )}
        {consent === 'open' && <Button onClick={() => answer('refused')}>{t.noThanks}</Button>}
        {consent === 'given' && <Button onClick={() => answer('refused')}>{t.turnOff}</Button>}
      </p>
    </>
  )
}

const STANDING = {
  unknown: t.theyAreOff,
  open: t.theyStayOffUnless,
  refused: t.theyAreOff,
  given: '',
} as const
