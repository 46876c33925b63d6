import { writesOf } from '#db/own-writes.ts'
import type { Services } from '../services.ts'
import { FRESH_FOR } from './page-cache.ts'

/** Limits the number of keys, because they come from visitors. */
const MAX_KEYS = 100

type Shared<Value> = { answer: Promise<Value>; askedAt: number; writes: number }

/**
 * Shares one answer between requests within a quarter of a second, as for pages (decision 0022), because many pages
 * show the same facts. Does not share an answer after this process has written or while the database is gone, and never
 * shares a failure.
 */
export function coalesceRequests<Value>(
  { db, isDatabaseAvailable }: Pick<Services, 'db' | 'isDatabaseAvailable'>,
  ask: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Shared<Value>>()
  return (key) => {
    const askedAt = performance.now()
    const writes = writesOf(db)
    const last = known.get(key)
    if (last?.writes === writes && askedAt - last.askedAt < FRESH_FOR && isDatabaseAvailable()) return last.answer
    if (known.size >= MAX_KEYS) known.clear()
    const answer = ask(key)
    known.set(key, { answer, askedAt, writes })
    answer.catch(() => known.delete(key))
    return answer
  }
}
