import { createHash } from 'node:crypto'

/** Identifies the set of things that an act concerns. If one is added or removed meanwhile, the fingerprint changes. */
export const fingerprintIds = (ids: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 32)
