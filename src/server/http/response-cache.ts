import type { KeptBytes } from '../ports/page-cache.ts'
import { boundedMap } from './bounded-map.ts'
import { bytesKept, keptBytes } from './compressed-body.ts'

/** For what an answer is true: one version of what it shows, and a time from its making to its first change by itself. */
type Truth = { version: string; from: Date; until: Date | null }

export type KeptAnswer = Truth & KeptBytes

export const keptAnswer = (text: string, truth: Truth): KeptAnswer => ({ ...truth, ...keptBytes(text) })

export type KeptAnswers = {
  find: (key: string, version: string, now: Date) => KeptAnswer | undefined
  keep: (key: string, answer: KeptAnswer) => void
}

/** Answers of this process, the least used dropped where they are more than so many bytes. */
export function keptAnswers(maxBytes: number): KeptAnswers {
  const answers = boundedMap<KeptAnswer>(maxBytes, (key, answer) => key.length + bytesKept(answer))
  return {
    find(key, version, now) {
      const answer = answers.get(key)
      if (!answer) return undefined
      const isTrue = answer.version === version && answer.from <= now && answer.until !== null && now < answer.until
      if (!isTrue) answers.delete(key)
      return isTrue ? answer : undefined
    },
    keep(key, answer) {
      if (answer.until === null) answers.delete(key)
      else answers.set(key, answer)
    },
  }
}
