import pg from 'pg'

const FEATURE_NOT_SUPPORTED = '0A000'

/**
 * Whether a named statement failed with "cached plan must not change result type", because a migration has changed a
 * table.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === FEATURE_NOT_SUPPORTED && error.routine === 'RevalidateCachedQuery'
