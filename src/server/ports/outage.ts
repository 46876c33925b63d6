/** Milliseconds. A failover takes up to 21 s (docs/evidence/promises.md). */
export const MAX_OUTAGE = 30_000
/** Milliseconds by which data may be older than the loss of the database. */
export const MAX_STALENESS = 1000

type Read = {
  /** milliseconds since it was read */
  age: number
  /** milliseconds since the database went away; undefined while it is there */
  outage: number | undefined
}

/**
 * While the database is gone nobody books, so what was true when it went stays true, except for what was committed in
 * the second before. But this process may be the only one that lost it, so the data stays valid only for a short time
 * (decision 0044).
 */
export const isStillValid = ({ age, outage }: Read): boolean =>
  outage !== undefined && outage <= MAX_OUTAGE && age <= outage + MAX_STALENESS
