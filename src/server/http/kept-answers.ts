import { createHash } from 'node:crypto'
import type { Encoding } from './compression.ts'

/** For what an answer is true: one version of what it shows, and a time from its making to its first change by itself. */
type Truth = { version: string; from: Date; until: Date | null }

export type KeptAnswer = Truth & { body: Buffer; tag: string; encoded: Map<Encoding, Buffer> }

export const keptAnswer = (text: string, truth: Truth): KeptAnswer => {
  const body = Buffer.from(text)
  return { ...truth, body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 27), encoded: new Map() }
}

/** A body and what it is compressed to, twice, are less than twice the body. */
const bytesOf = (key: string, { body }: KeptAnswer) => key.length + 2 * body.length

export type KeptAnswers = {
  find: (key: string, version: string, now: Date) => KeptAnswer | undefined
  keep: (key: string, answer: KeptAnswer) => void
}

/** Answers of this process, the least used dropped where they are more than so many bytes. */
export function keptAnswers(mostBytes: number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  let bytes = 0

  const drop = (key: string) => {
    const answer = answers.get(key)
    if (answer && answers.delete(key)) bytes -= bytesOf(key, answer)
  }

  return {
    find(key, version, now) {
      const answer = answers.get(key)
      if (!answer) return undefined
      const isTrue = answer.version === version && answer.from <= now && answer.until !== null && now < answer.until
      drop(key)
      if (!isTrue) return undefined
      // Put behind the others, as the one used last.
      answers.set(key, answer)
      bytes += bytesOf(key, answer)
      return answer
    },
    keep(key, answer) {
      drop(key)
      if (answer.until === null || bytesOf(key, answer) > mostBytes) return
      answers.set(key, answer)
      bytes += bytesOf(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
