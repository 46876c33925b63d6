import { address, refusalOf, UNREACHABLE, type ApiAnswer, type ApiClient, type LooseRequest } from '#web/lib/api.ts'
import { hearServerTime } from '#web/lib/server-clock.ts'

const SIGNED_OUT = new Set<() => void>()

/** Calls `tell` when the desk's session turns out to have ended. Returns how to stop. */
export function onSignedOut(tell: () => void): () => void {
  SIGNED_OUT.add(tell)
  return () => void SIGNED_OUT.delete(tell)
}

/** A process that is starting or busy: as good as no network, the mark is sent again. */
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
  const refusal = await refusalOf(response)
  if (refusal.code === 'NO_SESSION') for (const tell of SIGNED_OUT) tell()
  return { ok: false, refusal }
}

/** The API for the desk: its cookie goes along, and nothing of it is counted as a guest's step. */
export const deskApi = {
  get: (path: string, request: LooseRequest = {}) => ask('GET', path, request),
  post: (path: string, request: LooseRequest = {}) => ask('POST', path, request),
} as unknown as ApiClient
