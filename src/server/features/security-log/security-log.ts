import type { SecurityLog } from '../../ports/security-log.ts'
import { createHmac } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { SecurityEvent } from '#domain/security/security-events.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Db } from '../../services.ts'

type Log = { error: (detail: object, text: string) => void }

const FLUSH_MILLISECONDS = 1000
const BATCH_SIZE = 500
/**
 * How many entries may wait, so that a flood of refusals does not fill the memory. Further entries are dropped, and
 * their number is logged.
 */
const MAX_WAITING = 5000

type Entry = { event: SecurityEvent; subject_hash: Buffer | null; address_hash: Buffer | null; at: Date }

type Wiring = { db: Db; clock: Clock; secret: string; log: Log }

/** Writes events independently of requests: buffers them for a second, then makes one insert (docs/decisions/0013). */
export function startSecurityLog({ db, clock, secret, log }: Wiring): SecurityLog {
  let waiting: Entry[] = []
  let dropped = 0
  let running: Promise<void> | undefined
  const counts = new Map<SecurityEvent, number>()
  const hash = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}:${text}`).digest()

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, BATCH_SIZE)
      await db.insertInto('security_log').values(some).execute()
      waiting = waiting.slice(some.length)
    }
    if (dropped > 0) log.error({ event: 'security_log_dropped', dropped }, 'the security log was full')
    dropped = 0
  }
  const flush = (): Promise<void> => {
    running ??= write().finally(() => {
      running = undefined
    })
    return running
  }
  const timer = setInterval(() => {
    if (waiting.length > 0)
      flush().catch((error: unknown) => log.error({ err: error }, 'the security log could not be written'))
  }, FLUSH_MILLISECONDS)
  timer.unref()

  return {
    note: (event, { subject, address }) => {
      counts.set(event, (counts.get(event) ?? 0) + 1)
      if (waiting.length >= MAX_WAITING) {
        dropped += 1
        return
      }
      waiting.push({
        event,
        subject_hash: subject === undefined ? null : hash('subject', subject),
        address_hash: address === undefined ? null : hash('address', normalizeIP(address)),
        at: clock.now(),
      })
    },
    counts: () => counts,
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush().catch((error: unknown) => log.error({ err: error }, 'the security log could not be written'))
    },
  }
}
