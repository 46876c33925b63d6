import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { PATHS } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/profile.ts'

type Stage = { at: 'asking' | 'sending' | 'verified' } | { at: 'refused'; message: string }

const NO_LINK = t.linkIncomplete

/** Verifies only on a press, because mail scanners open links but press nothing. */
export function VerifyEmailPage({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>(token ? { at: 'asking' } : { at: 'refused', message: NO_LINK })
  const verify = async () => {
    if (stage.at === 'sending') return
    setStage({ at: 'sending' })
    const verified = await browserApi.post('/users/verify-email', { body: { token } })
    setStage(verified.ok ? { at: 'verified' } : { at: 'refused', message: verified.refusal.message })
  }
  return (
    <main id="main" className="wrap section flow">
      <h1>{stage.at === 'verified' ? t.yourEmailIsVerified : t.verifyYourEmail}</h1>
      {stage.at === 'verified' && <Notice tone="trust">{t.weCanNowEmail}</Notice>}
      {stage.at === 'refused' && <Notice tone="danger">{stage.message}</Notice>}
      {(stage.at === 'asking' || stage.at === 'sending') && (
        <>
          <p>{t.pressToConfirm}</p>
          <Button variant="primary" className="big" disabled={stage.at === 'sending'} onClick={() => void verify()}>
            {stage.at === 'sending' ? common.oneMoment : t.verifyEmail}
          </Button>
        </>
      )}
      <p>
        <Link className="link in-text" to={PATHS.myBookings}>
          {t.goToMyBookings}
        </Link>
      </p>
    </main>
  )
}
