import { UNREACHABLE, type ApiAnswer } from './api.ts'
import { attemptAfter, attemptFor, type Attempt } from './attempt.ts'

/** Stores an attempt where it outlives a reload: the tab's storage. */
export type AttemptMemory = { read: () => Attempt | undefined; write: (attempt: Attempt | undefined) => void }

export type AttemptState = 'idle' | 'sending' | 'unknown'

/** The attempt of one action, shared by every dialog that offers it: one that is closed and opened again finds it. */
export type AttemptStore = {
  state: () => AttemptState
  subscribe: (changed: () => void) => () => void
  /** An aborted request, a failed one and one that takes too long are requests without an answer. */
  send: <Value>(
    body: unknown,
    post: (idempotencyKey: string) => Promise<ApiAnswer<Value>>,
  ) => Promise<ApiAnswer<Value> | undefined>
}

/** After this the button is free again: the same key makes the next press count once. */
const PATIENCE_MILLISECONDS = 30_000

const LOST = { ok: false, refusal: UNREACHABLE } as const

async function inTime<Value>(sent: Promise<ApiAnswer<Value>>): Promise<ApiAnswer<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<typeof LOST>((resolve) => {
    timer = setTimeout(() => resolve(LOST), PATIENCE_MILLISECONDS)
  })
  const answer = await Promise.race([sent.catch(() => LOST), patience])
  clearTimeout(timer)
  return answer
}

function inMemory(): AttemptMemory {
  let stored: Attempt | undefined
  return { read: () => stored, write: (attempt) => void (stored = attempt) }
}

export function attemptStore(memory: AttemptMemory = inMemory()): AttemptStore {
  const listeners = new Set<() => void>()
  let isSending = false
  const change = (next: boolean, attempt: Attempt | undefined) => {
    isSending = next
    memory.write(attempt)
    for (const changed of listeners) changed()
  }
  return {
    state: () => (isSending ? 'sending' : memory.read()?.isUncertain ? 'unknown' : 'idle'),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    send: async (body, post) => {
      if (isSending) return undefined
      const drawn = { now: Date.now(), newKey: () => crypto.randomUUID() }
      const attempt = attemptFor(JSON.stringify(body ?? null), memory.read(), drawn)
      // A page that is left before the answer does not know the outcome either.
      change(true, { ...attempt, isUncertain: true })
      const answer = await inTime(post(attempt.key))
      change(false, attemptAfter(attempt, answer))
      return answer
    },
  }
}

const stores = new Map<string, AttemptStore>()

/** The store of an action in this tab: 'POST /desk/blocks', 'cancel 7K3M9QXZ'. */
export function attemptStoreOf(name: string, memory?: AttemptMemory): AttemptStore {
  const known = stores.get(name)
  if (known) return known
  const store = attemptStore(memory)
  stores.set(name, store)
  return store
}

/** After a sign-out: the next person's presses are their own. */
export const forgetAttempts = (): void => stores.clear()
