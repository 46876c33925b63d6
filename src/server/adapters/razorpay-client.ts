import { setTimeout as sleep } from 'node:timers/promises'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { exchangeJson } from './exchange-json.ts'
import { GatewayError, machineWord } from './provider-error.ts'

export type RazorpayAccess = {
  keyId: string
  keySecret: string
  baseUrl: string
  fetch: typeof globalThis.fetch
  timeoutMilliseconds: number
  /** how long to wait before each retry, in milliseconds */
  waits: readonly number[]
}

export type RazorpayCall = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
  /** whether this is the body of a successful answer to the call */
  isAnswer: (body: unknown) => boolean
}

/** A refusal by Razorpay. `description` is a sentence that we compare and never log. */
export type RazorpayRefusal = { status: number; code: string; hint: string; description: string }

export type RazorpayClient = <Body>(call: RazorpayCall) => Promise<Result<Body, RazorpayRefusal>>

const asked = ({ method, path }: Pick<RazorpayCall, 'method' | 'path'>) => `razorpay ${method} ${path}`

export const gatewayErrorOf = (call: RazorpayCall, { status, code, hint }: RazorpayRefusal): GatewayError =>
  new GatewayError(asked(call), code, { status, hint })

/**
 * 409 means that the same refund is in progress, and 429 that we are throttled. As after a server error, a retry may
 * succeed a moment later.
 */
const isWorthAskingAgain = (status: number) => status === 409 || status === 429 || status >= 500

/**
 * Calls Razorpay's HTTP API. Every request is safe to repeat: a link is unique by its reference and a refund by its
 * key, and a second cancellation or reading changes nothing. So the client retries a 409, a 429 and a 5xx after a short
 * wait. It does not retry a time-out, because the guest has waited long enough for the page. A successful status with
 * an unexpected body counts as no answer.
 */
export function razorpayClient(access: RazorpayAccess): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64')}`

  const once = (call: RazorpayCall) =>
    exchangeJson({
      fetch: access.fetch,
      url: access.baseUrl + call.path,
      method: call.method,
      headers: { authorization, ...call.headers },
      ...(call.body ? { body: call.body } : {}),
      timeoutMilliseconds: access.timeoutMilliseconds,
      fail: (code, cause) => new GatewayError(asked(call), code, { cause }),
    })

  return async <Body>(call: RazorpayCall): Promise<Result<Body, RazorpayRefusal>> => {
    let answer = await once(call)
    for (const wait of access.waits) {
      if (!isWorthAskingAgain(answer.status)) break
      await sleep(wait)
      answer = await once(call)
    }
    if (answer.status >= 200 && answer.status < 300) {
      if (!call.isAnswer(answer.body))
        throw new GatewayError(asked(call), 'ANSWER_NOT_KNOWN', { status: answer.status })
      return accept(answer.body as Body)
    }
    const refusal = refusalOf(answer)
    if (isWorthAskingAgain(answer.status)) throw gatewayErrorOf(call, refusal)
    return refuse(refusal)
  }
}

type ErrorBody = { error?: { code?: unknown; description?: unknown; field?: unknown; reason?: unknown } } | null

function refusalOf({ status, body }: { status: number; body: unknown }): RazorpayRefusal {
  const error = (body as ErrorBody)?.error
  return {
    status,
    code: machineWord(error?.code) ?? 'NO_CODE',
    hint: [error?.reason, error?.field].map(machineWord).filter(Boolean).join(' '),
    description: typeof error?.description === 'string' ? error.description : '',
  }
}
