import { isPushEndpoint } from '#domain/push/push-endpoint.ts'
import type { PushSender } from '../ports/message-sender.ts'
import { PushRefusal, type PushMessage } from '../ports/push-message.ts'
import type { PushKeys } from '../push-settings.ts'
import { inRemoteCall } from '../tracing.ts'

export type WebPushOptions = PushKeys & { fetch?: typeof globalThis.fetch; timeoutMilliseconds?: number }

/** The longest Retry-After that we obey. */
const LONGEST_WAIT_SECONDS = 4 * 3600

/** Returns a Retry-After in seconds; 0 without one. The header contains a number or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.ceil(seconds))) : 0
}

/** Encrypts the payload (RFC 8291) and signs with our VAPID key (RFC 8292). Loads web-push on first use. */
async function requestFor(message: PushMessage, { publicKey, privateKey, subject }: PushKeys) {
  const { default: webPush } = await import('web-push')
  const { endpoint, p256dh, auth, body, seconds } = message
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: seconds,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  })
  const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [name, value])
  return { body: new Uint8Array(details.body ?? []), headers: headers.filter(([name]) => name !== 'Content-Length') }
}

/**
 * Sends notifications to push services (RFC 8030), and leaves retries to the outbox. Sends only to hosts in `services`
 * and follows no redirect, so that a client cannot make us send requests into our own network.
 */
export function webPushSender(options: WebPushOptions): PushSender & { key: string } {
  const { services, fetch = globalThis.fetch, timeoutMilliseconds = 10_000 } = options

  const send = async (message: PushMessage): Promise<void> => {
    const { endpoint } = message
    const host = new URL(endpoint).hostname
    const request = await requestFor(message, options)
    let answer: Response
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      answer = await fetch(endpoint, { ...request, method: 'POST', redirect: 'error', signal })
      await answer.body?.cancel()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw new PushRefusal(host, 'TIMEOUT')
      if (error instanceof TypeError) throw new PushRefusal(host, 'UNREACHABLE')
      throw error
    }
    if (answer.ok) return
    throw new PushRefusal(host, `REFUSED (${answer.status})`, {
      isGone: answer.status === 404 || answer.status === 410,
      retryAfterSeconds: secondsOf(answer.headers.get('retry-after')),
    })
  }
  return {
    key: options.publicKey,
    send: async (message) => {
      if (!isPushEndpoint(message.endpoint, services))
        throw new PushRefusal('elsewhere', 'NOT_A_PUSH_SERVICE', { isGone: true })
      return inRemoteCall('POST', message.endpoint, () => send(message))
    },
  }
}
