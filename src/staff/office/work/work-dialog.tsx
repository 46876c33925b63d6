import type { WaitingWork } from '#contract/office-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { useCall, usePost } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { forgetDraft } from '../drafts.ts'
import { KeptFields } from '../kept-fields.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { NoteForm, OwnerLine, SnoozeButtons, WorkEntries } from './work-parts.tsx'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/work-of.ts'

type WorkDialogProps = { work: WaitingWork; title: string; onClose: () => void; onChange: () => void }

/** Shows the owner, snooze and notes of a piece of work, and a button to end it if only a call ends it. */
export function WorkDialog({ work, title, onClose, onChange }: WorkDialogProps) {
  const asked = useCall('GET /office/work', { query: { key: work.key } })
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }} className="act-dialog">
      <QueryBoundary query={asked}>
        {(state) => {
          const parts = {
            workKey: work.key,
            state,
            onChange: (next: typeof state) => {
              asked.show(next)
              onChange()
            },
          }
          return (
            <div className="flow">
              <OwnerLine {...parts} />
              {work.can_end && <EndForm workKey={work.key} onDone={onClose} onChange={onChange} />}
              <SnoozeButtons {...parts} due={work.due_is_ours ? null : new Date(work.due)} />
              <WorkEntries entries={state.entries} />
              <NoteForm workKey={work.key} onChange={parts.onChange} />
            </div>
          )
        }}
      </QueryBoundary>
    </Dialog>
  )
}

function EndForm({ workKey, onDone, onChange }: { workKey: string; onDone: () => void; onChange: () => void }) {
  const reason = useReason()
  const name = `end ${workKey}`
  const ending = usePost('POST /office/work/done', { about: workKey })
  const fault = pressNotice(ending, frame.noticeWords)
  const end = async () => {
    const why = reason.read()
    if (!why) return
    const answer = await ending.send({ key: workKey, reason: why })
    if (!answer?.ok) return
    forgetDraft(name)
    onChange()
    onDone()
  }
  return (
    <>
      <KeptFields name={name}>
        <ReasonInput reason={reason} label={t.whatCameOfIt} />
      </KeptFields>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <Button variant="primary" aria-disabled={ending.isBusy} onClick={() => void end()}>
        {t.done}
      </Button>
    </>
  )
}
