import { useState } from 'react'
import type { ApiAnswer, ApiRefusal } from './api.ts'
import { isOutcomeUnknown } from './attempt.ts'
import { attemptStoreOf } from './attempt-store.ts'
import { useStore } from './store.ts'

/**
 * `unknown`: no answer came. A retry with the same body reuses the idempotency key, so that it is carried out only
 * once.
 */
export type SendState = { state: 'idle' | 'sending' | 'unknown' } | { state: 'refused'; refusal: ApiRefusal }

export type Sending<Body, Value> = SendState & {
  isBusy: boolean
  /** sends nothing and returns undefined while an earlier request is in progress */
  send: (body: Body) => Promise<ApiAnswer<Value> | undefined>
  /** clears the shown refusal */
  reset: () => void
}

type Action<Body, Value> = {
  /** the action and its target; dialogs with the same name share an attempt */
  name: string
  post: (body: Body, idempotencyKey: string) => Promise<ApiAnswer<Value>>
}

/** Sends one change at a time, and reuses its idempotency key until the outcome is known. */
export function useSend<Body, Value>({ name, post }: Action<Body, Value>): Sending<Body, Value> {
  const store = attemptStoreOf(name)
  const shared = useStore(store)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const send = async (body: Body) => {
    if (store.get() === 'sending') return undefined
    setRefusal(undefined)
    const answer = await store.send(body, (key) => post(body, key))
    if (answer && !answer.ok && !isOutcomeUnknown(answer)) setRefusal(answer.refusal)
    return answer
  }
  const state: SendState = refusal && shared !== 'sending' ? { state: 'refused', refusal } : { state: shared }
  return { ...state, isBusy: shared === 'sending', send, reset: () => setRefusal(undefined) }
}
