import { useState } from 'react'
import type { OfficeCase } from '#contract/office-cases.ts'
import { MAX_WORK_NOTE } from '#domain/office/work.ts'
import { languageOf } from '#domain/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { usePost } from '../office-calls.ts'
import { TextArea } from '../text-area.tsx'
import { languageName } from '../language-name.ts'
import { useDraft } from '../use-draft.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/cases.ts'

type AnswerGuestProps = { found: OfficeCase; onChange: (found: OfficeCase) => void }

/** Writes to the guest. The typed text stays in this tab until it is sent. */
export function AnswerGuest({ found, onChange }: AnswerGuestProps) {
  const { ref, guest, acts } = found
  const [text, write] = useDraft(`answer ${ref}`)
  const [isMissing, setMissing] = useState(false)
  const answering = usePost('POST /office/cases/{ref}/answer', { params: { ref } })
  const acknowledging = usePost('POST /office/cases/{ref}/acknowledge', { params: { ref } })
  const language = languageName(languageOf(guest.language))
  const canAcknowledge = acts.includes('acknowledge')
  const answer = async () => {
    setMissing(!text.trim())
    if (!text.trim()) return
    const sent = await answering.send({ text })
    if (!sent?.ok) return
    write('')
    onChange(sent.value)
  }
  const acknowledge = async () => {
    const sent = await acknowledging.send()
    if (sent?.ok) onChange(sent.value)
  }
  const fault =
    isMissing && !text.trim()
      ? t.answerMissing
      : (pressNotice(answering, frame.noticeWords) ?? pressNotice(acknowledging, frame.noticeWords))
  return (
    <section className="panel" aria-labelledby="answer">
      <header>
        <h2 id="answer">{t.answerGuest}</h2>
      </header>
      <form
        className="panel-inside flow"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void answer()
        }}
      >
        <TextArea
          label={t.yourAnswer}
          hint={guest.email === null ? t.answerByPhone(language) : t.answerByEmail(guest.email, language)}
          error={fault}
          maxLength={MAX_WORK_NOTE}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <div className="button-row">
          <Button type="submit" variant="primary" aria-disabled={answering.isBusy}>
            {canAcknowledge ? t.acknowledgeAndSend : t.send}
          </Button>
          {canAcknowledge && (
            <Button aria-disabled={acknowledging.isBusy} onClick={() => void acknowledge()}>
              {t.acknowledgeOnly}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
