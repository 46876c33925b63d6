import { createPortal } from 'react-dom'
import { useHydrated } from '#web/lib/page-head/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import type { WaitSubject } from './wait-subject.ts'
import * as t from '#words/waiting.ts'

const loadSheet = () => import('./wait-sheet.tsx')

type WaitOpenerProps = { subject: WaitSubject; variant?: 'primary' | 'quiet' }

/** Opens the form of the waiting list. It is outside the form in which its button may stand. */
export function WaitOpener({ subject, variant = 'primary' }: WaitOpenerProps) {
  // A press before this part's own script would be lost.
  const isHydrated = useHydrated()
  const sheet = useDialogPart(loadSheet, t.tellUs)
  return (
    <>
      <Button variant={variant} className="big needs-script" aria-disabled={!isHydrated} onClick={sheet.open}>
        <Icon name="bell" />
        {t.tellUs}
      </Button>
      {sheet.Shown && createPortal(<sheet.Shown subject={subject} onClose={sheet.close} />, document.body)}
    </>
  )
}
