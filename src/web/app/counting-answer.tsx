import type { RefObject } from 'react'
import { PAGES } from '#domain/page-configuration.ts'
import { answerConsent } from '#web/lib/answer-consent.ts'
import { useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'
import * as t from '#words/site-frame.ts'

/** Names the services that also receive the events; undefined if there are none. */
function receivers(): string | undefined {
  if (PAGES.gtmId && PAGES.metaPixelId) return t.googleAndMetaReceive
  if (PAGES.gtmId) return t.googleReceives
  return PAGES.metaPixelId ? t.metaReceives : undefined
}

const RECEIVERS = receivers()

/** Explains what is counted, and offers the possible answers. */
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
        {t.whatWeWouldCount} {RECEIVERS && `${RECEIVERS} `}
        {STANDING[consent]}
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
  open: t.theyStayOff,
  refused: t.theyAreOff,
  given: '',
} as const
