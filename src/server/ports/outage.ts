/**
 * For how many milliseconds data are shown without a database. A failover takes up to 21 s (docs/evidence/promises.md).
 */
export const MAX_OUTAGE = 30_000
/** The most milliseconds between the reading of the data and the loss of the database. */
export const MAX_STALENESS = 1000

type Read = {
  /** milliseconds since the data were read */
  age: number
  /** milliseconds since the database was lost; undefined while it answers */
  outage: number | undefined
}

/**
 * Whether data read earlier may still be shown while the database is gone. Nobody can book then, so they stay true,
 * except for what was committed in the second before. But perhaps only this process has lost the database, so they are
 * valid only for a short time (decision 0044).
 */
export const isStillValid = ({ age, outage }: Read): boolean =>
  outage !== undefined && outage <= MAX_OUTAGE && age <= outage + MAX_STALENESS
