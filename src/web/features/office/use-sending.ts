import { useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { useRequestKey } from './use-request-key.ts'
import { WORDS } from './words/words.ts'

type Sending = {
  isBusy: boolean
  /** why it was refused, or what is wrong with what was typed */
  fault: string | undefined
  setFault: (fault: string | undefined) => void
  /** Undefined while an earlier press is under way: it does nothing. */
  send: <Value>(
    asked: object,
    call: (key: string) => Promise<ApiAnswer<Value>>,
  ) => Promise<ApiAnswer<Value> | undefined>
}

/** Sends what somebody asks for: one at a time, and under one key while nobody knows whether it arrived. */
export function useSending(): Sending {
  const request = useRequestKey()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const send: Sending['send'] = async (asked, call) => {
    if (isBusy) return undefined
    setBusy(true)
    setFault(undefined)
    const answer = await call(request.keyFor(asked))
    setBusy(false)
    request.heard(answer)
    if (!answer.ok) setFault(answer.refusal.message || WORDS.failed)
    return answer
  }
  return { isBusy, fault, setFault, send }
}
