import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import type { Sentinels } from './redis-limit-counters.ts'
import type { LimitCounters } from '../ports/limit-counters.ts'
import { memoryLimitCounters } from './memory-limit-counters.ts'

function sentinelsOf({ REDIS_SENTINELS: addresses, REDIS_NAME: name }: Env): Sentinels | undefined {
  if (addresses === undefined) return undefined
  const parsed = addresses.split(',').map((address) => {
    const at = address.lastIndexOf(':')
    return { host: address.slice(0, at), port: Number(address.slice(at + 1)) }
  })
  return { addresses: parsed, name }
}

/** Opens counters in Redis if it is configured, or else in this process (decision 0006). */
export async function openLimitCounters(env: Env, log: FastifyBaseLogger): Promise<LimitCounters> {
  const own = memoryLimitCounters()
  if (env.REDIS_URL === undefined) return own
  const { redisLimitCounters } = await import('./redis-limit-counters.ts')
  return redisLimitCounters({
    url: env.REDIS_URL,
    sentinels: sentinelsOf(env),
    prefix: `uncle:${env.APP_ENV}:limit:`,
    log: (detail, text) => log.error(detail, text),
    own,
  })
}
