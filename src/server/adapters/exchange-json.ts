import { inRemoteCall } from '../tracing.ts'

export type JsonExchange = {
  fetch: typeof globalThis.fetch
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: object
  timeoutMilliseconds: number
  /** builds the adapter's own error for TIMEOUT, UNREACHABLE and UNREADABLE_ANSWER */
  fail: (code: string, cause: unknown) => Error
}

type JsonAnswer = { status: number; body: unknown }

/** Sends one request and reads one JSON answer, both within a time limit. An answer without a body is `undefined`. */
export const exchangeJson = (exchange: JsonExchange): Promise<JsonAnswer> =>
  inRemoteCall(exchange.method, exchange.url, () => exchangeOnce(exchange))

async function exchangeOnce(exchange: JsonExchange): Promise<JsonAnswer> {
  const { url, method, body, timeoutMilliseconds, fail } = exchange
  let status: number
  let text: string
  try {
    const response = await exchange.fetch(url, {
      method,
      headers: {
        ...exchange.headers,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // Follows no redirect, because the headers carry our keys.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw fail('TIMEOUT', error)
    if (error instanceof TypeError) throw fail('UNREACHABLE', error)
    throw error
  }
  return { status, body: parse(text, status, fail) }
}

/** Treats HTML as no body. Proxies on the way send errors as HTML, and the status is enough. */
function parse(text: string, status: number, fail: JsonExchange['fail']): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (status >= 400) return undefined
    // Leaves out the error's cause, which would quote the answer.
    throw fail('UNREADABLE_ANSWER', undefined)
  }
}
