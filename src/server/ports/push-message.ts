import type { PushText } from '#domain/push/push-text.ts'

/** Where a browser receives push: its address at a push service, and its keys in base64url (RFC 8291). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/**
 * A notification for one browser. `body` is the JSON that the service worker reads; `seconds` is how long it may wait.
 */
export type PushMessage = PushAddress & { channel: 'push'; template: PushText; body: string; seconds: number }

/**
 * A push service refused a notification. The error message contains only its host, because the endpoint is a secret.
 */
export class PushRefusal extends Error {
  override name = 'PushRefusal'
  /** the subscription no longer exists or is not at a known push service, so it is deleted */
  readonly isGone: boolean
  /** the service's Retry-After; 0 if it sent none */
  readonly retryAfterSeconds: number

  constructor(host: string, code: string, { isGone = false, retryAfterSeconds = 0 } = {}) {
    super(`push ${host}: ${code}`)
    this.isGone = isGone
    this.retryAfterSeconds = retryAfterSeconds
  }
}
