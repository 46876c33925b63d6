import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Db, Services } from '../services.ts'
import { ApiError, errorBody, fieldRefusal, refusal } from './api-error.ts'

/** The caller, the key and the body. The scope identifies the call, its subject and the guest. */
export type RequestKey = { scope: string; key: string; bodyHash: Buffer }

/** How long a key's answer is replayed (decisions, "API conventions"). */
const KEPT_HOURS = 24
const MAX_KEY_LENGTH = 255

const REPLAYED_HEADER = 'idempotency-replayed'

/** A key used before this moment may be used again. */
export const keysValidSince = (now: Date): Date => addMinutes(now, -KEPT_HOURS * 60)

/** Thrown if another request with the key was answered while this one waited. The caller returns that answer. */
export class AnsweredError extends Error {
  override name = 'AnsweredError'
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/**
 * Builds 'create-booking:USER' or 'extend-booking:BOOKING:USER' from the last word of the path, its subject, and the
 * caller.
 */
function scopeOf(call: Call, request: FastifyRequest, userId: string): string {
  const name = call.path.split('/').findLast((part) => !part.startsWith('{')) ?? call.path
  return [name, ...Object.values((request.params ?? {}) as Record<string, string>), userId].join(':')
}

/**
 * Reads the `Idempotency-Key` of a request, if the call takes one and the request has one. The order of the body's
 * fields does not matter.
 */
export function keyOfRequest(call: Call, request: FastifyRequest, userId: string | undefined): RequestKey | null {
  const key = request.headers['idempotency-key']
  if (!call.isIdempotent || key === undefined || userId === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw fieldRefusal('Idempotency-Key', 'INVALID', `Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters`)
  }
  const bodyHash = createHash('sha256').update(canonical(request.body)).digest()
  return { scope: scopeOf(call, request, userId), key, bodyHash }
}

type KeptReply = { status: number; body: unknown }

async function keptReply(db: Db, { scope, key, bodyHash }: RequestKey, now: Date): Promise<KeptReply | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply_status as status', 'reply_body as body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>=', keysValidSince(now))
    .executeTakeFirst()
  if (row && !row.body_hash.equals(bodyHash)) throw refusal('IDEMPOTENCY_KEY_REUSED')
  return row?.status === null || row?.status === undefined ? undefined : { status: row.status, body: row.body }
}

/** Stores the first answer for a key. False if another request with the key was answered first. */
async function keepReply(db: Db, { scope, key, bodyHash }: RequestKey, reply: KeptReply, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (scope, key, body_hash, created_at, reply_status, reply_body)
    values (${scope}, ${key}, ${bodyHash}, ${now}, ${reply.status}, ${JSON.stringify(reply.body)}::jsonb)
    on conflict (scope, key) do update set reply_status = excluded.reply_status, reply_body = excluded.reply_body
      where k.reply_status is null and k.body_hash = excluded.body_hash
    returning key`.execute(db)
  return rows.length > 0
}

const NEVER_KEPT = new Set(['IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'])

/**
 * Whether to store the error. A refusal counts as an answer, unless it asks for a retry. Earlier refusals (400, 401,
 * 403) never get here.
 */
const isKept = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  error.statusCode !== 429 &&
  !NEVER_KEPT.has(error.code)

/** Returns the body and never the reply itself, because awaiting a reply waits until it was sent. */
function give(reply: FastifyReply, { status, body }: KeptReply): unknown {
  reply.status(status).header(REPLAYED_HEADER, 'true')
  return body
}

type Once = {
  requestKey: RequestKey
  reply: FastifyReply
  /** whether to look for an earlier answer before the call runs; claiming the key would also find it */
  looksFirst: boolean
}

/**
 * Answers requests with the same key once. Stores the first 2xx or 4xx and replays it, status and body, for 24 hours.
 * Does not store a 5xx: a retry runs, and finds what was committed before (docs/decisions/0004).
 */
export async function answerOnce(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { requestKey, reply, looksFirst }: Once,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const kept = () => keptReply(db, requestKey, clock.now())
  const earlier = looksFirst ? await kept() : undefined
  if (earlier) return give(reply, earlier)
  try {
    const body = await run()
    const isFirst = await keepReply(db, requestKey, { status: 200, body }, clock.now())
    const first = isFirst ? undefined : await kept()
    return first ? give(reply, first) : body
  } catch (error) {
    const first = error instanceof AnsweredError ? await kept() : await keepRefusal(error)
    if (first) return give(reply, first)
    throw error
  }

  async function keepRefusal(error: unknown): Promise<KeptReply | undefined> {
    if (!isKept(error)) return undefined
    const isFirst = await keepReply(db, requestKey, { status: error.statusCode, body: errorBody(error) }, clock.now())
    return isFirst ? undefined : kept()
  }
}
