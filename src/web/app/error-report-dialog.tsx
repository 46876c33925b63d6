import { useState, type SubmitEvent } from 'react'
import { MAX_REPORT_COMMENT_LENGTH } from '#domain/error-reports/error-report.ts'
import { browserApi } from '#web/lib/api.ts'
import { wordsOf } from './report-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import * as common from '#words/common.ts'
import * as t from '#words/site-frame.ts'

type Standing =
  | { state: 'writing' | 'sending' }
  | { state: 'refused'; message: string }
  | { state: 'sent'; ticket: string }

/** Asks guests to describe what they were doing when a page failed (specification §2). */
export default function ErrorReportDialog({ error, onClose }: { error: unknown; onClose: () => void }) {
  const [comment, setComment] = useState('')
  const [standing, setStanding] = useState<Standing>({ state: 'writing' })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (standing.state === 'sending') return
    setStanding({ state: 'sending' })
    const body = { page: location.pathname, message: wordsOf(error), comment: comment.trim() || null }
    const sent = await browserApi.post('/error-reports', { body })
    setStanding(
      sent.ok ? { state: 'sent', ticket: sent.value.ticket } : { state: 'refused', message: sent.refusal.message },
    )
  }
  return (
    <Dialog title={t.reportFeedback} leaving={{ closable: true, onClose }}>
      {standing.state === 'sent' ? (
        <Sent ticket={standing.ticket} onClose={onClose} />
      ) : (
        <form className="flow" onSubmit={(event) => void send(event)}>
          <Field label={t.whatWereYouDoing} hint={t.whatWeCanSee}>
            {(wiring) => (
              <span className="input tall">
                <textarea
                  {...wiring}
                  rows={4}
                  maxLength={MAX_REPORT_COMMENT_LENGTH}
                  value={comment}
                  onChange={({ target }) => setComment(target.value)}
                />
              </span>
            )}
          </Field>
          {standing.state === 'refused' && <Notice tone="danger">{standing.message}</Notice>}
          <Button type="submit" variant="primary" className="big w-full" aria-disabled={standing.state === 'sending'}>
            {standing.state === 'sending' ? common.sending : t.sendReport}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

function Sent({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="flow">
      <h3 tabIndex={-1} ref={heading}>
        {t.yourReportNumber(ticket)}
      </h3>
      <p>{t.quoteThisNumber}</p>
      <Button className="big w-full" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  )
}
