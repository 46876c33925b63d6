import { address, refusalOf, UNREACHABLE, type ApiAnswer, type ApiClient, type LooseRequest } from './api.ts'
import { hearServerTime } from './server-clock.ts'

/** A process that is starting or busy: as good as no network, the call is sent again. */
const COMES_BACK = new Set([502, 503, 504])

async function ask(method: 'GET' | 'POST', path: string, request: LooseRequest): Promise<ApiAnswer<unknown>> {
  const headers: Record<string, string> = { accept: 'application/json' }
  const init: RequestInit = { method, headers, signal: request.signal ?? null }
  if (method === 'POST') {
    headers['content-type'] = 'application/json'
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
    init.body = JSON.stringify(request.body ?? {})
  }
  let response: Response
  try {
    response = await fetch(address(`${location.origin}/api`, path, request), init)
  } catch (error) {
    if (request.signal?.aborted) throw error
    return { ok: false, refusal: UNREACHABLE }
  }
  hearServerTime(response.headers)
  if (response.ok) return { ok: true, value: await response.json(), total: undefined }
  if (COMES_BACK.has(response.status)) return { ok: false, refusal: UNREACHABLE }
  return { ok: false, refusal: await refusalOf(response) }
}

export type StaffApi = {
  /** the cookie goes along, and nothing of it is counted as a guest's step */
  api: ApiClient
  /** calls back when the session turns out to have ended; returns how to stop */
  onSignedOut: (tell: () => void) => () => void
}

/** The API for the people behind the site: a hotel's desk, or the office. */
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
