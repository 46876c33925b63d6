import { useState } from 'react'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { withPasskey } from './use-passkey.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/otp.ts'

type PasskeyDialogProps = { userId: string; onFresh: () => void; onClose: () => void }

/** Asks guests with a passkey to confirm it, because an OTP is not enough for them. */
export function PasskeyDialog({ userId, onFresh, onClose }: PasskeyDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const show = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const done = await withPasskey(userId, 'show')
    setBusy(false)
    if (done.ok) onFresh()
    else setProblem(done.message)
  }
  return (
    <Dialog title={t.confirmItsYou} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p className="soft">{t.privateSoPasskey}</p>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Button variant="primary" className="big w-full" aria-disabled={isBusy} onClick={() => void show()}>
          <Icon name="lock" />
          {isBusy ? common.oneMoment : t.confirmWithPasskey}
        </Button>
        <p className="soft">
          <Sentence text={t.deviceLost(SITE.supportPhone)} link={supportLink} />
        </p>
      </div>
    </Dialog>
  )
}
