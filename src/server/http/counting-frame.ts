import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ANALYTICS_FRAME, ANALYTICS_FRAME_SCRIPT } from '#domain/public-addresses.ts'
import { PRODUCT_NAME } from '#domain/site.ts'

/** The hosts to which the frame's analytics scripts may send data. */
const ANALYTICS_HOSTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.facebook.com',
  'https://connect.facebook.net',
].join(' ')

/**
 * Builds the security policy of the frame. It sandboxes the document too, so that one opened by its address is as
 * isolated from our pages as one inside a frame.
 */
const policyOf = (nonce: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${ANALYTICS_HOSTS}`,
    `img-src ${ANALYTICS_HOSTS}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

const frameOf = (nonce: string): string =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${PRODUCT_NAME}</title><script nonce="${nonce}" src="${ANALYTICS_FRAME_SCRIPT}"></script></html>`

/**
 * Serves the document in which Google Tag Manager and the Meta pixel run (decision 0008). It has one fixed address, no
 * origin and no referrer. The build includes its script only if the environment names one of the two.
 */
export function serveCountingFrame(app: FastifyInstance, clientFolder: string): void {
  if (!existsSync(join(clientFolder, ANALYTICS_FRAME_SCRIPT))) return
  app.get(ANALYTICS_FRAME, { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policyOf(nonce),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
        'cache-control': 'no-store',
      })
      .send(frameOf(nonce))
  })
}
