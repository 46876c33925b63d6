import { createHash } from 'node:crypto'

/** Identifies what an act on many things concerns: if one joins or leaves meanwhile, the fingerprint changes. */
export const fingerprintIds = (ids: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 32)
