import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { PUZZLE_VALID_MINUTES } from '#domain/accounts/send-limits.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Env } from '../../env.ts'
import { hashSecret, keyFor } from './otp-secrets.ts'

/**
 * The difficulty of the puzzle: a laptop takes about a fifth of a second to solve it, a cheap phone a second or two.
 * Fraudsters must solve one for every message.
 */
const COST = 2000
const FEWEST_ROUNDS = 100
const MAX_ROUNDS = 200

const secretsOf = (env: Env) => ({
  hmacSignatureSecret: keyFor(env, 'puzzle'),
  hmacKeySignatureSecret: keyFor(env, 'puzzle key'),
})

/**
 * Creates a puzzle that costs computing time and that pages solve on their own (ALTCHA). The puzzle is signed, so the
 * server need not store it.
 */
export const createPuzzle = (env: Env): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MAX_ROUNDS, FEWEST_ROUNDS),
    deriveKey,
    // Uses the machine's clock, as the library does when it checks the expiry. Tests and local tools cannot move that
    // clock.
    expiresAt: Math.floor(Date.now() / 1000) + PUZZLE_VALID_MINUTES * 60,
    ...secretsOf(env),
  })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readProof(proof: string): Payload | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    const isWhole =
      isObject(read) &&
      isObject(read['challenge']) &&
      isObject(read['challenge']['parameters']) &&
      typeof read['challenge']['signature'] === 'string' &&
      isObject(read['solution'])
    return isWhole ? (read as unknown as Payload) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns the identity of a proof that is solved and still valid; undefined for any other. */
export async function hashOfProof(env: Env, proof: string): Promise<Buffer | undefined> {
  const payload = readProof(proof)
  if (!payload?.challenge.signature) return undefined
  const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(env) })
  return verified ? hashSecret(payload.challenge.signature) : undefined
}

/** Uses up the solution of a puzzle. Returns false if it was used before. */
export async function useProof(trx: Transaction<DB>, proofHash: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('used_proofs')
    .values({ proof_hash: proofHash, expires_at: addMinutes(now, 2 * PUZZLE_VALID_MINUTES) })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
