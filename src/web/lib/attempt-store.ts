import { UNREACHABLE, type ApiAnswer } from './api.ts'
import { attemptAfter, attemptFor, type Attempt } from './attempt.ts'
import { createStore, type Readable } from './store.ts'

type AttemptState = 'idle' | 'sending' | 'unknown'

/**
 * The attempt of one action. All dialogs for the action share the store, so a reopened dialog retries with the same
 * key.
 */
export type AttemptStore = Readable<AttemptState> & {
  /** Counts aborted, failed and timed-out requests as unanswered. Undefined while another request is in progress. */
  send: <Value>(
    body: unknown,
    post: (idempotencyKey: string) => Promise<ApiAnswer<Value>>,
  ) => Promise<ApiAnswer<Value> | undefined>
}

/** Timeout after which the button works again; a retry with the same idempotency key is safe. */
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

export function attemptStore(): AttemptStore {
  let last: Attempt | undefined
  const shown = createStore<AttemptState>('idle')
  return {
    ...shown,
    send: async (body, post) => {
      if (shown.get() === 'sending') return undefined
      const drawn = { now: Date.now(), newKey: () => crypto.randomUUID() }
      const attempt = attemptFor(JSON.stringify(body ?? null), last, drawn)
      shown.set('sending')
      const answer = await inTime(post(attempt.key))
      last = attemptAfter(attempt, answer)
      shown.set(last?.isUncertain ? 'unknown' : 'idle')
      return answer
    },
  }
}

const stores = new Map<string, AttemptStore>()

/** The attempt store of an action in this tab, by name: 'POST /desk/blocks', 'cancel 7K3M9QXZ'. */
export function attemptStoreOf(name: string): AttemptStore {
  const known = stores.get(name)
  if (known) return known
  const store = attemptStore()
  stores.set(name, store)
  return store
}

/** Sends a guest's change. Pressing again while the same change is being sent gets the answer UNREACHABLE. */
export async function sendOnce<Value>(
  name: string,
  body: unknown,
  post: (idempotencyKey: string) => Promise<ApiAnswer<Value>>,
): Promise<ApiAnswer<Value>> {
  return (await attemptStoreOf(name).send(body, post)) ?? LOST
}

/** Forgets all attempts at sign-out, so that the next person's requests get new keys. */
export const forgetAttempts = (): void => stores.clear()
