import { useState, type ReactNode } from 'react'
import type { Result } from '#domain/kernel/result.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { useLocation } from '#web/lib/navigation/navigation.ts'
import { useSend } from '#web/lib/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog as Form, type FieldErrors } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formNotice } from '../kit/form-notice.ts'
import { forgetDraft } from './drafts.ts'
import { KeptFields } from './kept-fields.tsx'
import { ReasonInput, useReason } from './reason-input.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

export type ErrorOf = (field: string) => string | undefined

type FormDialogProps<Fields extends object, Value> = {
  title: string
  /** identifies the item, if a list offers the same action for each of its items */
  about?: string
  /** the fields, and an explanation of what the action does */
  children?: ReactNode | ((faultOf: ErrorOf) => ReactNode)
  button: string
  variant?: 'primary' | 'danger'
  reasonLabel?: string | undefined
  /** the values, or the errors: by field, as one sentence, or undefined if a field shows its own error */
  read: () => Result<Fields, string | FieldErrors | undefined>
  act: (asked: Fields & { reason: string }, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  onClose: () => void
  onDone: (value: Value) => void
}

/** Whether the action was recorded as a proposal for a second admin instead of being carried out. */
const isProposed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'proposal_id' in value && value.proposal_id !== null

/** Shows a form with a reason. Repeated presses send it once. Says if the action waits for a second admin. */
export function FormDialog<Fields extends object, Value>(props: FormDialogProps<Fields, Value>) {
  const { title, about = '', children, button, variant = 'primary', reasonLabel, read, act, onClose, onDone } = props
  const reason = useReason()
  const { pathname } = useLocation()
  const name = [pathname, title, about].join(' ')
  const sending = useSend({ name, post: act })
  const [wrong, setWrong] = useState<string | FieldErrors>()
  const [proposed, setProposed] = useState<{ value: Value }>()
  const submit = async () => {
    sending.reset()
    const fields = read()
    setWrong(fields.ok ? undefined : fields.refusal)
    const why = fields.ok ? reason.read() : undefined
    if (!fields.ok || why === undefined) return
    const answer = await sending.send({ ...fields.value, reason: why })
    if (!answer?.ok) return
    forgetDraft(name)
    if (isProposed(answer.value)) setProposed({ value: answer.value })
    else onDone(answer.value)
  }
  if (proposed) return <Proposed title={title} onClose={() => onDone(proposed.value)} />
  const sent = formNotice(sending, t.noticeWords)
  const faults = {
    ...sent.faults,
    ...(typeof wrong === 'object' ? wrong : {}),
    ...(reason.fault === undefined ? {} : { reason: reason.fault }),
  }
  return (
    <Form
      title={title}
      button={button}
      variant={variant}
      isBusy={sending.isBusy}
      notice={{ ...sent, faults, ...(typeof wrong === 'string' ? { refused: wrong } : {}) }}
      closeWords={common.notNow}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(faultOf) => (
        <KeptFields name={name}>
          {typeof children === 'function' ? children(faultOf) : children}
          <ReasonInput
            reason={{ ...reason, fault: faultOf('reason') }}
            {...(reasonLabel === undefined ? {} : { label: reasonLabel })}
          />
        </KeptFields>
      )}
    </Form>
  )
}

function Proposed({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <Notice tone="trust">{t.waitsForAnotherAdmin}</Notice>
        <Button variant="primary" className="big w-full" onClick={onClose}>
          {common.done}
        </Button>
      </div>
    </Dialog>
  )
}
