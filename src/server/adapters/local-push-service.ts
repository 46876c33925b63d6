import { createECDH, createHash, createPublicKey, verify, type ECDH } from 'node:crypto'
import ece from 'http_ece'
import type { Clock } from '../ports/clock.ts'
import type { PushAddress } from '../ports/push-message.ts'
import { hang } from './hang.ts'
import { LOCAL_PUSH_SERVICE } from '../push-settings.ts'
import type { Db } from '../services.ts'

/** Derives the keys of a phone from its endpoint, so that the stand-in can decrypt what it receives. */
function keysOf(endpoint: string): { pair: ECDH; auth: string } {
  const hash = (use: string) => createHash('sha256').update(`${use}:${endpoint}`).digest()
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(hash('private key'))
  return { pair, auth: hash('secret').subarray(0, 16).toString('base64url') }
}

/**
 * A phone known to the stand-in. If its name begins with 404, 410, 413, 429, 500 or 'hangs', the service fails in that
 * way. `service` is the host under which the stand-in is reached.
 */
export function localPhone(name: string, service: string = LOCAL_PUSH_SERVICE): PushAddress {
  const endpoint = `https://${service}/${name}`
  const { pair, auth } = keysOf(endpoint)
  return { endpoint, p256dh: pair.getPublicKey('base64url'), auth }
}

const HOURS_24 = 24 * 60 * 60

type Claims = { aud?: unknown; exp?: unknown; sub?: unknown }
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

/**
 * Verifies the VAPID signature, which must be made by the key in the header, for this service, and for at most a day
 * (RFC 8292).
 */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const asked = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), asked, Buffer.from(signature, 'base64url'))) return false
  const { aud, exp, sub } = decoded(claims)
  const left = Number(exp) - Date.now() / 1000
  return aud === origin && left > 0 && left <= HOURS_24 && /^(mailto:|https:)/.test(String(sub))
}

export type Pushed = { endpoint: string; body: string; seconds: number; urgency: string | null }

const hrefOf = (address: Parameters<typeof fetch>[0]): string =>
  typeof address === 'string' ? address : address instanceof URL ? address.href : address.url

/**
 * Stands in for a push service and replaces `fetch`. Checks the signature, decrypts the message, and passes it to
 * `deliver`. Nothing leaves the machine.
 */
export function localPushService(deliver: (pushed: Pushed) => Promise<void> | void): typeof globalThis.fetch {
  return async (address, asked = {}) => {
    const endpoint = hrefOf(address)
    const { origin, pathname } = new URL(endpoint)
    const headers = new Headers(asked.headers)
    if (!isSigned(headers.get('authorization') ?? '', origin)) return new Response(null, { status: 403 })
    const [, fault] = /^\/(4\d\d|500|hangs)/.exec(pathname) ?? []
    if (fault === 'hangs') return hang(asked.signal)
    if (fault)
      return new Response(null, { status: Number(fault), headers: fault === '429' ? { 'retry-after': '120' } : {} })
    if (headers.get('content-encoding') !== 'aes128gcm') return new Response(null, { status: 415 })
    const { pair, auth } = keysOf(endpoint)
    const sent = Buffer.from(asked.body as Uint8Array)
    const body = ece.decrypt(sent, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString()
    await deliver({ endpoint, body, seconds: Number(headers.get('ttl')), urgency: headers.get('urgency') })
    return new Response(null, { status: 201 })
  }
}

/**
 * Replaces `fetch` on a local machine. Stores notifications for the stand-in's phones, which `/api/dev/outbox` shows.
 * Sends notifications for a real browser to its push service.
 */
export function localPushFetch(db: Db, clock: Clock): typeof globalThis.fetch {
  const standIn = localPushService(async ({ endpoint, body }) => {
    const message = { recipient: endpoint, channel: 'push' as const, body, created_at: clock.now() }
    await db.insertInto('dev_messages').values(message).execute()
  })
  return (address, asked) =>
    new URL(hrefOf(address)).hostname === LOCAL_PUSH_SERVICE ? standIn(address, asked) : fetch(address, asked)
}
