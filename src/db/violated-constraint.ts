import pg from 'pg'
import { isStalePlan } from './stale-plan.ts'

/** SQLSTATE class 23: integrity constraint violation. */
const integrityClass = '23'

/**
 * The name of the constraint, unique index or guarding trigger that refused a statement; undefined for any other error.
 * Names are those of `src/db/migrations`, the same in both engines.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(integrityClass)) return undefined
  return error.constraint ?? error.column ?? error.code
}

const transientCodes = new Set(['23P01', '40001', '40P01', '55P03'])

/**
 * Another transaction was in the way (exclusion, serialization, deadlock, lock timeout), or a migration has changed a
 * table: a retry can succeed.
 */
export function isWorthRetrying(error: unknown): boolean {
  return (error instanceof pg.DatabaseError && transientCodes.has(error.code ?? '')) || isStalePlan(error)
}

const lockCodes = new Set(['40P01', '55P03'])

/** It waited too long for a lock, or for one that waits for its own. */
export function isLockRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && lockCodes.has(error.code ?? '')
}
