import { fetchAndSyncClock, send, UNREACHABLE, type ApiAnswer, type ApiClient, type LooseRequest } from './api.ts'

/** HTTP statuses while a server starts or is busy. They are treated as offline, so that callers retry. */
const COMES_BACK = new Set([502, 503, 504])

let isTimeHeard = false

/** Whether this document has received an answer, and with it the server's time. */
export const isClockSynced = (): boolean => isTimeHeard

async function ask(method: 'GET' | 'POST', path: string, request: LooseRequest): Promise<ApiAnswer<unknown>> {
  const answer = await send(`${location.origin}/api`, fetchAndSyncClock, method, path, request)
  isTimeHeard ||= answer.ok || answer.refusal.status > 0
  return !answer.ok && COMES_BACK.has(answer.refusal.status) ? { ok: false, refusal: UNREACHABLE } : answer
}

export type StaffApi = {
  /** sends the cookie, and is not tracked as a guest's step */
  api: ApiClient
  /** registers a callback for the end of the session; returns a function that removes it */
  onSignedOut: (tell: () => void) => () => void
}

/** The API for a hotel's desk and for the office. */
export function createStaffApi(): StaffApi {
  const listeners = new Set<() => void>()
  const heard =
    (method: 'GET' | 'POST') =>
    async (path: string, request: LooseRequest = {}): Promise<ApiAnswer<unknown>> => {
      const answer = await ask(method, path, request)
      if (!answer.ok && answer.refusal.code === 'NO_SESSION') for (const tell of listeners) tell()
      return answer
    }
  return {
    api: { get: heard('GET'), post: heard('POST') } as unknown as ApiClient,
    onSignedOut: (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
