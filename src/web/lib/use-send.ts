import { useState, useSyncExternalStore } from 'react'
import type { ApiAnswer, ApiRefusal } from './api.ts'
import { isOutcomeUnknown } from './attempt.ts'
import { attemptStoreOf, type AttemptMemory } from './attempt-store.ts'

/** `unknown`: no answer came; pressed again, the same body is sent under the same key and counts once. */
export type SendState = { state: 'idle' | 'sending' | 'unknown' } | { state: 'refused'; refusal: ApiRefusal }

export type Sending<Body, Value> = SendState & {
  isBusy: boolean
  /** Undefined while an earlier press is under way: it does nothing. */
  send: (body: Body) => Promise<ApiAnswer<Value> | undefined>
  /** takes the refusal off the page */
  reset: () => void
}

type Action<Body, Value> = {
  /** what it does to which thing: dialogs with the same name share an attempt */
  name: string
  post: (body: Body, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  /** of the tab, where an attempt has to outlive a reload */
  memory?: AttemptMemory
}

/** Sends one change at a time: one attempt has one key until its outcome is known. */
export function useSend<Body, Value>({ name, post, memory }: Action<Body, Value>): Sending<Body, Value> {
  const store = attemptStoreOf(name, memory)
  const shared = useSyncExternalStore(store.subscribe, store.state, () => 'idle' as const)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const send = async (body: Body) => {
    if (store.state() === 'sending') return undefined
    setRefusal(undefined)
    const answer = await store.send(body, (key) => post(body, key))
    if (answer && !answer.ok && !isOutcomeUnknown(answer)) setRefusal(answer.refusal)
    return answer
  }
  const state: SendState = refusal && shared !== 'sending' ? { state: 'refused', refusal } : { state: shared }
  return { ...state, isBusy: shared === 'sending', send, reset: () => setRefusal(undefined) }
}
