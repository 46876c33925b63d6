import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import type { WaitSubject } from './wait-subject.ts'
import * as t from '#words/waiting.ts'

const loadSheet = () => import('./wait-sheet.tsx')

type WaitOpenerProps = { subject: WaitSubject; variant?: 'primary' | 'quiet' }

/** Opens the form of the waiting list. A guest who has to sign in first gets back to it, and it is sent. */
export function WaitOpener({ subject, variant = 'primary' }: WaitOpenerProps) {
  const sheet = useDialogPart(loadSheet, t.tellUs)
  const [sent, setSent] = useState<number>()
  const signIn = (place: number) => {
    sheet.close()
    openLogin({
      why: t.signInToWait,
      afterwards: () => {
        setSent(place)
        sheet.open()
      },
    })
  }
  const close = () => {
    setSent(undefined)
    sheet.close()
  }
  return (
    <>
      <Button variant={variant} className="big needs-script" onClick={sheet.open}>
        <Icon name="bell" />
        {t.tellUs}
      </Button>
      {sheet.Shown && <sheet.Shown subject={subject} sendAtOnce={sent} onSignIn={signIn} onClose={close} />}
    </>
  )
}
