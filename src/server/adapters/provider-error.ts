/**
 * An unexpected answer from an outside provider. The message contains only codes, statuses and our own paths, because
 * it goes into the log and the outbox, and the provider's texts may repeat a guest's phone or name.
 */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: string
  readonly status: number | undefined

  constructor(asked: string, code: string, detail: { status?: number; hint?: string; cause?: unknown } = {}) {
    const { status, hint, cause } = detail
    const extent = [status === undefined ? '' : ` (${status})`, hint ? `: ${hint}` : ''].join('')
    super(`${asked}: ${code}${extent}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
  }
}

/** Thrown if the gateway refused a request that concerns money, or did not answer. */
export class GatewayError extends ProviderError {
  override name = 'GatewayError'
}

/** Thrown if the carrier refused a message. */
export class CarrierError extends ProviderError {
  override name = 'CarrierError'
}

/**
 * Accepts a machine-readable word such as 'BAD_REQUEST_ERROR', 'expire_by' or '106', and drops anything that could be a
 * sentence.
 */
export const machineWord = (told: unknown): string | undefined =>
  (typeof told === 'string' || typeof told === 'number') && /^[A-Za-z0-9_.]{1,60}$/.test(String(told))
    ? String(told)
    : undefined
