import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/profile.ts'

type Stage = { at: 'unasked' | 'sending' | 'sent' } | { at: 'refused'; message: string }

/** Says that the guest's email gets only booking confirmations until they open the link we sent. */
export function EmailNotVerified({ userId }: { userId: string }) {
  const [stage, setStage] = useState<Stage>({ at: 'unasked' })
  const send = async () => {
    if (stage.at === 'sending') return
    setStage({ at: 'sending' })
    const sent = await browserApi.post('/users/{id}/send-email-link', { params: { id: userId } })
    if (sent.ok) return setStage({ at: 'sent' })
    const isDone = sent.refusal.code === 'EMAIL_ALREADY_VERIFIED'
    setStage({ at: 'refused', message: isDone ? t.emailVerifiedThanks : sent.refusal.message })
  }
  return (
    <span className="block soft">
      {stage.at === 'unasked' && `${t.notVerifiedYet} `}
      {(stage.at === 'unasked' || stage.at === 'sending') && (
        <button
          type="button"
          className="link in-text"
          aria-disabled={stage.at === 'sending'}
          onClick={() => void send()}
        >
          {stage.at === 'sending' ? common.sending : t.resendLink}
        </button>
      )}
      <output>
        {stage.at === 'sent' && t.linkSent}
        {stage.at === 'refused' && stage.message}
      </output>
    </span>
  )
}
