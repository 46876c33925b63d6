import type { BodyOf, FilterOf, ParamsOf, QueryOf, ResponseOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { PageMissing } from './page-answer.ts'
import { syncClock } from './server-clock.ts'
import { language } from '#words/language.ts'
import * as t from '#words/shared.ts'

/** `code` is one of the contract's codes, or UNREACHABLE if no answer came. */
export type ApiRefusal = {
  status: number
  code: string
  message: string
  /** seconds */ retryAfter?: number | undefined
  /** with CHALLENGE_REQUIRED: the puzzle to solve before retrying the request */ puzzle?: unknown
  /** the missing or invalid fields of the request */ details?: readonly FieldError[] | undefined
}

/** `field` is a path in the request body: 'until', 'guests.0.name'. */
export type FieldError = { field: string; code: string; message: string }

/**
 * A refusal is returned and not thrown, so that each caller decides what a guest sees. `total` is the header
 * X-Total-Count of lists.
 */
export type ApiAnswer<Value> =
  | { ok: true; value: Value; total: number | undefined }
  | { ok: false; refusal: ApiRefusal }

export type CallName = keyof Calls
/** The path in a call's name: '/hotels/{id}' for 'GET /hotels/{id}'. */
type PathOf<Method extends string> = CallName extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never
type CallAt<Method extends string, Path extends string> = Calls[`${Method} ${Path}` & CallName]

/** The fields that the contract defines for this call, required where the contract requires them. */
type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [Key in Name]: Value }
type Request_<Call> = Given<'params', ParamsOf<Call>> &
  Given<'query', QueryOf<Call>> &
  Given<'body', BodyOf<Call>> & {
    filter?: FilterOf<Call>
    signal?: AbortSignal | undefined
    idempotencyKey?: string
    outlivesPage?: boolean
  }
export type Arguments<Call> = object extends Request_<Call> ? [request?: Request_<Call>] : [request: Request_<Call>]

export type ApiClient = {
  get<Path extends PathOf<'GET'>>(
    path: Path,
    ...request: Arguments<CallAt<'GET', Path>>
  ): Promise<ApiAnswer<ResponseOf<CallAt<'GET', Path>>>>
  post<Path extends PathOf<'POST'>>(
    path: Path,
    ...request: Arguments<CallAt<'POST', Path>>
  ): Promise<ApiAnswer<ResponseOf<CallAt<'POST', Path>>>>
}

export type LooseRequest = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  filter?: unknown
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
  /** sends the request even if the page is closed meanwhile; only for bodies of a few bytes */
  outlivesPage?: boolean
}

export const UNREACHABLE: ApiRefusal = {
  status: 0,
  code: 'UNREACHABLE',
  message: t.couldNotReachServer,
}

/** Sends objects in the query, mainly `filter`, as JSON (specification §7). */
export function address(base: string, path: string, { params = {}, query = {}, filter }: LooseRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, filter })) {
    if (value !== undefined) search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return `${base}${filled}${search.size ? `?${search}` : ''}`
}

/** The part of `fetch` that a call needs. The server passes its own, to answer its pages without the network. */
export type Fetch = (address: string, init: RequestInit) => Promise<Answer>
type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

type Details = readonly (FieldError & { puzzle?: unknown })[]

export async function refusalOf(response: Answer): Promise<ApiRefusal> {
  const body: unknown = await response.json().catch(() => undefined)
  const error = (body as { error?: { code?: string; message?: string; details?: Details } } | undefined)?.error
  const wait = response.headers.get('retry-after')
  const retryAfter = wait === null ? undefined : Number(wait)
  const { code = 'UNKNOWN', message = '', details } = error ?? {}
  const puzzle = details?.find((detail) => detail.puzzle)?.puzzle
  return { status: response.status, code, message, retryAfter, puzzle, details }
}

export async function send(base: string, ask: Fetch, method: string, path: string, request: LooseRequest) {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  const init: RequestInit = {
    method,
    headers,
    signal: request.signal ?? null,
    keepalive: request.outlivesPage ?? false,
  }
  if (method === 'POST') {
    headers['content-type'] = 'application/json'
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
    init.body = JSON.stringify(request.body ?? {})
  }
  try {
    const response = await ask(address(base, path, request), init)
    if (!response.ok) return { ok: false, refusal: await refusalOf(response) } as const
    const total = response.headers.get('x-total-count')
    const value: unknown = response.status === 204 ? undefined : await response.json()
    return { ok: true, value, total: total === null ? undefined : Number(total) } as const
  } catch (error) {
    // The caller aborted the request, or the connection failed before or during the answer.
    if (request.signal?.aborted) throw error
    return { ok: false, refusal: UNREACHABLE } as const
  }
}

/** A call that was answered in the browser, as analytics sees it. */
export type AnsweredCall = { name: string; body: unknown; answer: ApiAnswer<unknown> }

let observer: ((call: AnsweredCall) => void) | undefined

/** Calls `observe` with every answered call from now on. */
export function observeCalls(observe: (call: AnsweredCall) => void): void {
  observer = observe
}

export async function fetchAndSyncClock(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  syncClock(response.headers)
  return response
}

const observed =
  (method: 'GET' | 'POST') =>
  async (path: string, request: LooseRequest = {}): Promise<ApiAnswer<unknown>> => {
    const answer = await send(`${location.origin}/api`, fetchAndSyncClock, method, path, request)
    observer?.({ name: `${method} ${path}`, body: request.body, answer })
    return answer
  }

/** The API for the browser, which calls the same origin with the session's cookie. */
export const browserApi = { get: observed('GET'), post: observed('POST') } as unknown as ApiClient

/** Returns a loader's value, or throws the error page with the API's status. */
export function valueOrThrow<Value>(answer: ApiAnswer<Value>): Value {
  if (answer.ok) return answer.value
  throw new PageMissing(answer.refusal.status || 503)
}
