import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonInput, useReason } from './reason-input.tsx'
import { WORDS } from './words/words.ts'

type ReasonDialogProps<Value> = {
  title: string
  /** what it means, before it is done */
  children?: ReactNode
  button: string
  look?: 'primary' | 'danger'
  reasonLabel?: string
  act: (reason: string) => Promise<ApiAnswer<Value>>
  onClose: () => void
  onDone: (value: Value) => void
}

/** An act that needs nothing but a reason: what it means, why, and one press. */
export function ReasonDialog<Value>(props: ReasonDialogProps<Value>) {
  const { title, children, button, look = 'primary', reasonLabel, act, onClose, onDone } = props
  const reason = useReason()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const why = reason.read()
    if (!why || isBusy) return undefined
    setBusy(true)
    setFault(undefined)
    const answer = await act(why)
    setBusy(false)
    return answer.ok ? onDone(answer.value) : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void submit(event)}>
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
