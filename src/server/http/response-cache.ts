import type { CompressedBody } from '../ports/page-cache.ts'
import { boundedMap } from './bounded-map.ts'
import { cachedSize, compressedBody } from './compressed-body.ts'

/** For what an answer is true: one version of what it shows, and a time from its making to its first change by itself. */
type Validity = { version: string; from: Date; until: Date | null }

export type CachedResponse = Validity & CompressedBody

export const cachedResponse = (text: string, truth: Validity): CachedResponse => ({ ...truth, ...compressedBody(text) })

export type ResponseCache = {
  find: (key: string, version: string, now: Date) => CachedResponse | undefined
  store: (key: string, answer: CachedResponse) => void
}

/** Answers of this process, the least used dropped where they are more than so many bytes. */
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
