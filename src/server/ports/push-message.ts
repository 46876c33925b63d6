import type { PushText } from '#domain/push/push-text.ts'

/** Where a browser gets push: its address at a push service, and its keys in base64url (RFC 8291). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** A notification for one browser. `body` is the JSON that the service worker reads; `seconds`: how long it may wait. */
export type PushMessage = PushAddress & { channel: 'push'; template: PushText; body: string; seconds: number }

/** A push service did not take a notification. The message names its host only: the rest of an address is a secret. */
export class PushRefusal extends Error {
  override name = 'PushRefusal'
  /** the browser is gone, or its address is none of a push service: its subscription ends */
  readonly isGone: boolean
  /** how long the service wants us to wait, at least; 0: it did not say */
  readonly retryAfterSeconds: number

  constructor(host: string, code: string, { isGone = false, retryAfterSeconds = 0 } = {}) {
    super(`push ${host}: ${code}`)
    this.isGone = isGone
    this.retryAfterSeconds = retryAfterSeconds
  }
}
