import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Result } from '#domain/kernel/result.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonInput, useReason } from './reason-input.tsx'
import { useSending } from './use-sending.ts'

type FormDialogProps<Fields extends object, Value> = {
  title: string
  /** the fields, and what it means before it is done */
  children?: ReactNode
  button: string
  look?: 'primary' | 'danger'
  reasonLabel?: string | undefined
  /** what the fields say, or what is wrong with them; undefined where a field says so itself */
  read: () => Result<Fields, string | undefined>
  act: (asked: Fields & { reason: string }, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  onClose: () => void
  onDone: (value: Value) => void
}

/** Was it written down as a proposal instead of done? */
const isProposed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'proposal_id' in value && value.proposal_id !== null

/** Fields, a reason and one press: sent once, however often it is pressed. Says so where it waits for a second person. */
export function FormDialog<Fields extends object, Value>(props: FormDialogProps<Fields, Value>) {
  const { title, children, button, look = 'primary', reasonLabel, read, act, onClose, onDone } = props
  const reason = useReason()
  const { isBusy, fault, setFault, send } = useSending()
  const { form, showWrong } = useWrongField()
  const [proposed, setProposed] = useState<{ value: Value }>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const fields = read()
    if (!fields.ok) setFault(fields.refusal)
    const why = fields.ok ? reason.read() : undefined
    if (!fields.ok || !why) return showWrong()
    const asked = { ...fields.value, reason: why }
    const answer = await send(asked, (key) => act(asked, key))
    if (!answer?.ok) return undefined
    return isProposed(answer.value) ? setProposed({ value: answer.value }) : onDone(answer.value)
  }
  if (proposed) return <Proposed title={title} onClose={() => onDone(proposed.value)} />
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <form ref={form} className="flow" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <ReasonInput reason={reason} {...(reasonLabel === undefined ? {} : { label: reasonLabel })} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look={look} className="big w-full" aria-disabled={isBusy}>
          {button}
        </Button>
        <Button className="w-full" onClick={onClose}>
          Not now
        </Button>
      </form>
    </Dialog>
  )
}

function Proposed({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <Notice tone="trust">
          Proposed. It waits for another admin, who finds it on Now and confirms it. Until then nothing changes.
        </Notice>
        <Button look="primary" className="big w-full" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

/** A form may be longer than a phone: the field that is not right comes into sight, with the focus, or else what is wrong. */
function useWrongField() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (field) field.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [tries])
  return { form, showWrong: () => setTries((before) => before + 1) }
}
