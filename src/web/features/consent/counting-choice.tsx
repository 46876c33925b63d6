import { PAGES } from '#domain/page-configuration.ts'
import { answerConsent, useConsent } from '#web/lib/consent.ts'
import { Button } from '#web/ui/button.tsx'

const OTHERS = [PAGES.gtmId && 'Google', PAGES.metaPixelId && 'Meta'].filter(Boolean).join(' and ')

/** Asks once, at the very end of the page where it covers nothing, and shows the answer with a way to change it. */
export function CountingChoice() {
  const consent = useConsent()
  if (consent === 'unknown') return null
  return (
    <section className="counting" id="counting" aria-labelledby="counting-h">
      <h3 id="counting-h">{consent === 'given' ? 'You let us count your visits' : 'May we count your visits?'}</h3>
      <p className="soft">
        We count which pages are opened and which steps are taken, to make them better. Never a name, a number or a
        booking.{OTHERS && ` ${OTHERS} would hear of it too.`} {STANDING[consent]}
      </p>
      <p className="row">
        {consent !== 'given' && <Button onClick={() => answerConsent('given')}>Yes, count</Button>}
        {consent === 'open' && <Button onClick={() => answerConsent('refused')}>No</Button>}
        {consent === 'given' && <Button onClick={() => answerConsent('refused')}>Stop counting</Button>}
      </p>
    </section>
  )
}

const STANDING = {
  open: 'Nothing is counted before you say yes.',
  refused: 'Nothing is counted now.',
  given: '',
} as const
