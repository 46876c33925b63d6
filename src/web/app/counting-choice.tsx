import { answerConsent } from '#web/lib/answer-consent.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'

const OTHERS = [PAGES.gtmId && 'Google', PAGES.metaPixelId && 'Meta'].filter(Boolean).join(' and ')

/** Asks once, at the very end of the page where it covers nothing, and shows the answer with a way to change it. */
export function CountingChoice() {
  const consent = useConsent()
  if (consent === 'unknown') return null
  return (
    <section className="counting-choice" id="counting" aria-labelledby="counting-h">
      <h3 id="counting-h">{consent === 'given' ? 'Analytics are on' : 'May we use analytics?'}</h3>
      <p className="soft">
        We would like to count which pages are opened and which steps are taken, to improve them: never with your name,
        number or booking.{OTHERS && ` ${OTHERS} would receive these counts too.`} {STANDING[consent]}
      </p>
      <p className="row mt-4">
        {consent !== 'given' && <Button onClick={() => answerConsent('given')}>Allow analytics</Button>}
        {consent === 'open' && <Button onClick={() => answerConsent('refused')}>No thanks</Button>}
        {consent === 'given' && <Button onClick={() => answerConsent('refused')}>Turn off</Button>}
      </p>
    </section>
  )
}

const STANDING = {
  open: 'They stay off unless you allow them.',
  refused: 'They are off.',
  given: '',
} as const
