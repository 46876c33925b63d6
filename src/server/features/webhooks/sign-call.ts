import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import { keyFor } from '../accounts/otp-secrets.ts'

const WEBHOOK_SECRET_PREFIX = 'whsec_'

/** Derives the secret of a webhook address, so that the database need not store it. */
export const webhookSecret = (env: Env, salt: string): string =>
  WEBHOOK_SECRET_PREFIX + createHmac('sha256', keyFor(env, 'hotel webhook')).update(salt).digest('base64url')

/**
 * Signs the timestamp and the raw body with each secret, as `t=1764561600,v1=hex,v1=hex`: HMAC-SHA256 of `t.body`
 * (docs/channel-managers.md).
 */
export function signCall(secrets: readonly string[], body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'))
  return [`t=${t}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
