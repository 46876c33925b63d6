// Calls of Uncle's API with a hotel's key: one way to send, to repeat and to fail.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** A refusal by Uncle. Branch on `code`; quote `requestId` when you ask them. */
export class UncleError extends Error {
  constructor(method, path, status, error, requestId) {
    super(`${method} ${path}: ${status} ${error?.code ?? 'without a code'}: ${error?.message ?? ''}`)
    this.status = status
    this.code = error?.code ?? 'UNKNOWN'
    this.details = error?.details ?? []
    this.requestId = requestId
  }
}

const TRIES = 5
const PATIENCE_MS = 15_000

export class Uncle {
  #site
  #key
  #fetch
  #ahead = 0

  /** @param {{site: string, key: string, fetch?: typeof fetch}} options */
  constructor({ site, key, fetch: send = fetch }) {
    this.#site = site.replace(/\/$/, '')
    this.#key = key
    this.#fetch = send
  }

  /** Uncle's clock, which is in each answer. */
  now() {
    return Date.now() + this.#ahead
  }

  get(path, query = {}) {
    const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return this.#call('GET', words.size ? `${path}?${words}` : path)
  }

  /**
   * `once` is the Idempotency-Key. Whoever may have to repeat a call after a crash stores it, with the body, before
   * sending: the same key with another body is refused, and after 24 hours Uncle has forgotten it.
   */
  post(path, body, once = randomUUID()) {
    return this.#call('POST', path, body, once)
  }

  async #call(method, path, body, once) {
    const headers = { authorization: `Bearer ${this.#key}` }
    if (once) headers['idempotency-key'] = once
    // A POST without a body must not say that it is JSON: Uncle answers 400 MALFORMED_JSON.
    if (body !== undefined) headers['content-type'] = 'application/json'
    const request = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }

    for (let attempt = 1; ; attempt += 1) {
      const last = attempt === TRIES
      let answer
      let text
      try {
        answer = await this.#fetch(this.#site + path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
        text = await answer.text()
      } catch (error) {
        if (last) throw error
        await wait(pause(attempt))
        continue
      }
      this.#ahead = Date.parse(answer.headers.get('date')) - Date.now() || 0
      const json = parse(text)
      if (answer.ok) return json
      const refusal = new UncleError(method, path, answer.status, json?.error, answer.headers.get('x-request-id'))
      if (last || !isWorthRepeating(refusal)) throw refusal
      await wait(Number(answer.headers.get('retry-after')) * 1000 || pause(attempt))
    }
  }
}

function isWorthRepeating({ status, code }) {
  return status === 429 || status >= 500 || code === 'REQUEST_IN_PROGRESS'
}

function pause(attempt) {
  return 250 * 2 ** attempt
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
