import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { Refused } from './booking-transaction.ts'

/** Who, with which key, sends what. The scope names the guest and the call. */
export type RequestKey = { scope: string; key: string; bodyHash: Buffer }

/** The same body gives the same hash, in whatever order its properties stand. */
export function requestKey(scope: string, key: string, body: unknown): RequestKey {
  return { scope, key, bodyHash: createHash('sha256').update(canonical(body)).digest() }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

export type Claim<Answer> = { state: 'new' } | { state: 'done'; answer: Answer } | { state: 'other-body' }

/**
 * Claims a key inside the transaction that does the work, so that key and work are committed together or not at all:
 * a second request with the key waits here until the first has ended, then finds its answer.
 */
export async function claimKey<Answer>(
  trx: Transaction<DB>,
  { scope, key, bodyHash }: RequestKey,
  answer: Answer,
  now: Date,
): Promise<Claim<Answer>> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      scope,
      key,
      body_hash: bodyHash,
      status_code: 200,
      response: JSON.stringify(answer),
      created_at: now,
      completed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return { state: 'new' }
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!earlier.body_hash.equals(bodyHash)) return { state: 'other-body' }
  return { state: 'done', answer: earlier.response as Answer }
}

/** The answer given earlier under this key; undefined when the work is to be done now. Another body under it is refused. */
export async function earlierAnswer<Answer>(
  trx: Transaction<DB>,
  requestKey: RequestKey | null,
  answer: Answer,
  now: Date,
): Promise<Answer | undefined> {
  if (!requestKey) return undefined
  const claim = await claimKey(trx, requestKey, answer, now)
  if (claim.state === 'other-body') throw new Refused('IDEMPOTENCY_KEY_REUSED')
  return claim.state === 'done' ? claim.answer : undefined
}
