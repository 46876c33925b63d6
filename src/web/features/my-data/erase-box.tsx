import { useState } from 'react'
import { RETAINED_AFTER_ERASING } from '#domain/accounts/retained-after-erasing.ts'
import { browserApi } from '#web/lib/api.ts'
import { PATHS } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DataBox } from './data-box.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import * as t from '#words/my-data.ts'

export function EraseBox({ userId }: { userId: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <DataBox id="erase-h" heading={t.eraseEverything}>
        <p className="soft">{t.whatIsErased}</p>
        <ul className="kept soft">
          {RETAINED_AFTER_ERASING.map((kind) => (
            <li key={kind}>{t.retained[kind]}</li>
          ))}
        </ul>
        <Button variant="danger" className="w-full" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          <Icon name="trash" />
          {t.eraseMyAccount}
        </Button>
      </DataBox>
      {isAsked && <EraseDialog userId={userId} onClose={() => setAsked(false)} />}
    </>
  )
}

/** Asks for confirmation, because erasing cannot be undone. The logout page then clears what this browser stored. */
function EraseDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { step, run, rest } = useFreshStep(
    () => browserApi.post('/users/{id}/erase', { params: { id: userId } }),
    () => location.assign(PATHS.logout),
  )
  return (
    <Dialog title={t.eraseYourAccount} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{t.cannotBeUndone}</p>
        {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
        <Button variant="primary" className="big w-full" aria-disabled={step.at === 'working'} onClick={run}>
          {step.at === 'working' ? t.erasing : t.eraseIt}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {t.keepIt}
        </Button>
      </div>
      <StepOtp step={step} run={run} rest={rest} />
    </Dialog>
  )
}
