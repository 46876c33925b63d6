import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import type { LimitCounters } from '../ports/limit-counters.ts'
import { memoryLimitCounters } from './memory-limit-counters.ts'

/** Counters in Redis where the configuration names one, else this process's own (decision 0006). */
export async function openLimitCounters(env: Env, log: FastifyBaseLogger): Promise<LimitCounters> {
  const own = memoryLimitCounters()
  if (env.REDIS_URL === undefined) return own
  const { redisLimitCounters } = await import('./redis-limit-counters.ts')
  return redisLimitCounters({
    url: env.REDIS_URL,
    prefix: `uncle:${env.APP_ENV}:limit:`,
    log: (detail, text) => log.error(detail, text),
    own,
  })
}
