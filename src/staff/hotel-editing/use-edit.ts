import { useRef, useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { isOutcomeUnknown } from '#web/lib/attempt.ts'
import type { SendState } from '#web/lib/use-send.ts'

export type Editing<Value> = SendState & {
  isBusy: boolean
  /** sends one change; returns false if it was refused or unanswered, or if another request is in progress */
  edit: (call: () => Promise<ApiAnswer<Value>>) => Promise<boolean>
}

type Shown<Value> = { show: (value: Value) => void; reload?: () => void }

const stateAfter = (answer: ApiAnswer<unknown>): SendState => {
  if (answer.ok) return { state: 'idle' }
  return isOutcomeUnknown(answer) ? { state: 'unknown' } : { state: 'refused', refusal: answer.refusal }
}

/**
 * Sends one change at a time, ignores presses while a request is in progress, and shows the saved value. The caller
 * passes in the request, which manages its own idempotency key (`post` of desk and office).
 */
export function useEdit<Value>({ show, reload }: Shown<Value>): Editing<Value> {
  const [state, setState] = useState<SendState>({ state: 'idle' })
  const isSending = useRef(false)
  const edit = async (call: () => Promise<ApiAnswer<Value>>): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setState({ state: 'sending' })
    const answer = await call()
    isSending.current = false
    setState(stateAfter(answer))
    if (answer.ok) show(answer.value)
    else if (answer.refusal.code === 'CHANGED_MEANWHILE') reload?.()
    return answer.ok
  }
  return { ...state, isBusy: state.state === 'sending', edit }
}

/** Closes a dialog whose data somebody else changed meanwhile, and reloads the page below it. */
export const closingBefore = (reload: () => void, close: () => void) => () => {
  close()
  reload()
}
