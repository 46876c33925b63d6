import { useRef, useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { isOutcomeUnknown } from '#web/lib/attempt.ts'
import { useWords } from '../desk/words/use-words.ts'

export type Change<Value> = {
  /** sends one change; false when it was refused, or another is on its way */
  change: (asked: () => Promise<ApiAnswer<Value>>) => Promise<boolean>
  isBusy: boolean
  fault: string | undefined
}

type Shown<Value> = { show: (value: Value) => void; again?: () => void }

/** One change at a time: a second press waits for the answer to the first. Shows what a change left. */
export function useChange<Value>({ show, again }: Shown<Value>): Change<Value> {
  const words = useWords()
  const [state, setState] = useState<{ isBusy: boolean; fault?: string }>({ isBusy: false })
  const isSending = useRef(false)
  const change = async (asked: () => Promise<ApiAnswer<Value>>): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setState({ isBusy: true })
    const answer = await asked()
    isSending.current = false
    if (answer.ok) setState({ isBusy: false })
    else setState({ isBusy: false, fault: isOutcomeUnknown(answer) ? words.lostAnswer : words.refusal(answer.refusal) })
    if (answer.ok) show(answer.value)
    else if (answer.refusal.code === 'CHANGED_MEANWHILE') again?.()
    return answer.ok
  }
  return { change, isBusy: state.isBusy, fault: state.fault }
}

/** A dialog that was overtaken closes: how it stands now is on the page below. */
export const closingBefore = (again: () => void, close: () => void) => () => {
  close()
  again()
}
