import pg from 'pg'
import { isStalePlan } from './stale-plan.ts'

/** SQLSTATE class 23: integrity constraint violation. */
const integrityClass = '23'

/**
 * Returns the name of the constraint, unique index or guarding trigger that refused a statement; undefined for any
 * other error. The names are those in `src/db/migrations`, and are the same in both engines.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(integrityClass)) return undefined
  return error.constraint ?? error.column ?? error.code
}

const transientCodes = new Set(['23P01', '40001', '40P01', '55P03'])

/**
 * Whether a retry can succeed. It can if another transaction was in the way (exclusion, serialization, deadlock, lock
 * timeout) or a migration has changed a table.
 */
export function isWorthRetrying(error: unknown): boolean {
  return (error instanceof pg.DatabaseError && transientCodes.has(error.code ?? '')) || isStalePlan(error)
}

const lockCodes = new Set(['40P01', '55P03'])

/** Whether a statement failed because of a deadlock, or because it waited too long for a lock. */
export function isLockRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && lockCodes.has(error.code ?? '')
}
