import { createPortal } from 'react-dom'
import { useHydrated } from '#web/lib/page-head/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import type { WaitSubject } from './wait-subject.ts'
import * as t from '#words/waiting.ts'

const loadSheet = () => import('./wait-sheet.tsx')

type WaitOpenerProps = { subject: WaitSubject; variant?: 'primary' | 'quiet' }

/** A button that opens the waiting list's form. Its dialog is placed outside any form that contains the button. */
export function WaitOpener({ subject, variant = 'primary' }: WaitOpenerProps) {
  // Disabled until this part's script has loaded, because an earlier press would be lost.
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
