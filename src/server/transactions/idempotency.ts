import { sql, type Transaction } from 'kysely'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { AnsweredError, keysValidSince, type RequestKey } from '../http/request-key.ts'
import type { Db } from '../services.ts'

export type Claim<Stored> = { state: 'new' } | { state: 'done'; result: Stored } | { state: 'refused'; code: ErrorCode }

type KeyRow = {
  body_hash: Buffer
  status_code: number | null
  response: unknown
  reply_status: number | null
}

/**
 * Claims a key inside the transaction that does the work, so that both are committed or neither. A second request with
 * the key waits here until the first has ended, then finds its result. Drops a claim older than a day. Throws
 * AnsweredError if the answer itself is known by now.
 */
export async function claimKey<Stored>(
  trx: Transaction<DB>,
  { scope, key, bodyHash }: RequestKey,
  result: Stored,
  now: Date,
): Promise<Claim<Stored>> {
  const { rows: claimed } = await sql`
    insert into idempotency_keys as k (scope, key, body_hash, status_code, response, created_at, completed_at)
    values (${scope}, ${key}, ${bodyHash}, 200, ${JSON.stringify(result)}::jsonb, ${now}, ${now})
    on conflict (scope, key) do update set body_hash = excluded.body_hash, status_code = excluded.status_code,
      response = excluded.response, created_at = excluded.created_at, completed_at = excluded.completed_at,
      reply_status = null, reply_body = null
      where k.created_at < ${keysValidSince(now)}
    returning key`.execute(trx)
  if (claimed.length > 0) return { state: 'new' }
  const { rows } = await sql<KeyRow>`
    select body_hash, status_code, response, reply_status from idempotency_keys
    where scope = ${scope} and key = ${key}`.execute(trx)
  const earlier = rows[0]
  if (!earlier) throw new Error(`the key of ${scope} is neither free nor taken`)
  if (!earlier.body_hash.equals(bodyHash)) return { state: 'refused', code: 'IDEMPOTENCY_KEY_REUSED' }
  if (earlier.reply_status !== null) throw new AnsweredError()
  if ((earlier.status_code ?? 0) >= 400)
    return { state: 'refused', code: (earlier.response as { refused: ErrorCode }).refused }
  return { state: 'done', result: earlier.response as Stored }
}

/** Stores what the work returned under the key, which this transaction has claimed. */
export async function storeResult(trx: Transaction<DB>, { scope, key }: RequestKey, result: unknown): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(result) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Stores the refusal of rolled-back work under the key, which this transaction has claimed. */
export async function storeRefusal(trx: Transaction<DB>, { scope, key }: RequestKey, code: ErrorCode): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ status_code: ERRORS[code].status, response: JSON.stringify({ refused: code }) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Releases the key of work that was undone. The caller is told to retry, and the next request does the work again. */
export async function releaseKey(db: Db, requestKey: RequestKey | null, paymentId: string): Promise<void> {
  if (!requestKey) return
  await sql`
    delete from idempotency_keys where scope = ${requestKey.scope} and key = ${requestKey.key}
      and response->>'paymentId' = ${paymentId} and reply_status is null`.execute(db)
}
