import { boundedMap } from './bounded-map.ts'
import { cachedSize, compressedBody, type CompressedBody } from './compressed-body.ts'

/**
 * How long an answer is valid: for one version of its data, and from its creation until it first changes without a
 * write.
 */
type Validity = { version: string; from: Date; until: Date | null }

export type CachedResponse = Validity & CompressedBody

export const cachedResponse = (text: string, truth: Validity): CachedResponse => ({ ...truth, ...compressedBody(text) })

export type ResponseCache = {
  find: (key: string, version: string, now: Date) => CachedResponse | undefined
  store: (key: string, answer: CachedResponse) => void
}

/** Caches this process's answers up to a number of bytes, and drops the least recently used. */
export function responseCache(maxBytes: number): ResponseCache {
  const answers = boundedMap<CachedResponse>(maxBytes, (key, answer) => key.length + cachedSize(answer))
  return {
    find(key, version, now) {
      const answer = answers.get(key)
      if (!answer) return undefined
      const isTrue = answer.version === version && answer.from <= now && answer.until !== null && now < answer.until
      if (!isTrue) answers.delete(key)
      return isTrue ? answer : undefined
    },
    store(key, answer) {
      if (answer.until === null) answers.delete(key)
      else answers.set(key, answer)
    },
  }
}
