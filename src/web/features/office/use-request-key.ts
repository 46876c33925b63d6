import { useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'

export type RequestKey = {
  /** The key under which the server does this once. */
  keyFor: (asked: object) => string
  /** Takes each answer. */
  heard: (answer: ApiAnswer<unknown>) => void
}

/**
 * While nobody knows whether an act arrived, a second press sends the same key and asks for the same act. What was changed
 * since is another act, and so is a press after the server has answered.
 */
export function requestKey(draw: () => string): RequestKey {
  let sent: { asked: string; key: string } | undefined
  return {
    keyFor: (asked) => {
      const text = JSON.stringify(asked)
      if (sent?.asked !== text) sent = { asked: text, key: draw() }
      return sent.key
    },
    heard: (answer) => {
      if (answer.ok || answer.refusal.code !== 'UNREACHABLE') sent = undefined
    },
  }
}

export const useRequestKey = (): RequestKey => useState(() => requestKey(() => crypto.randomUUID()))[0]
