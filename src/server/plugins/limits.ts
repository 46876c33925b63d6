import rateLimit, { normalizeIP, type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { memoryLimitCounters } from '../adapters/memory-limit-counters.ts'
import { redisLimitCounters } from '../adapters/redis-limit-counters.ts'
import type { LimitCounters } from '../ports/limit-counters.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { needsSession } from './roles.ts'
import { readSession } from './session.ts'

const WINDOW_MILLISECONDS = 60_000

/** The key of a request that is not counted. */
const UNCOUNTED = ''

/** Lets the limits of the routes count in our counters; keys are whole already, so every route has the same store. */
const storeOn = (counters: LimitCounters) =>
  class implements FastifyRateLimitStore {
    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMilliseconds: number): void {
      counters.count(key, windowMilliseconds).then(
        ({ tries, endsInMilliseconds }) => answer(null, { current: tries, ttl: endsInMilliseconds }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      )
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }

async function openCounters(app: FastifyInstance, { env }: Services): Promise<LimitCounters> {
  const own = memoryLimitCounters()
  if (env.REDIS_URL === undefined) return own
  const log = (detail: object, text: string) => app.log.error(detail, text)
  return redisLimitCounters({ url: env.REDIS_URL, prefix: `uncle:${env.APP_ENV}:limit:`, log, own })
}

/** Counts the tries of every call that has a limit, in Redis when there is one (decision 0006). Register before the routes. */
export async function countTries(app: FastifyInstance, services: Services): Promise<void> {
  const counters = await openCounters(app, services)
  app.addHook('onClose', () => counters.close())
  await app.register(rateLimit, {
    global: false,
    store: storeOn(counters),
    errorResponseBuilder: (_request, { ttl }) => refusal('TOO_MANY_REQUESTS', Math.max(1, Math.ceil(ttl / 1000))),
  })
}

function isCounted(call: Call, request: FastifyRequest): boolean {
  if (!call.limitOnlyWith) return true
  const named = (request.body as Record<string, unknown> | null | undefined)?.[call.limitOnlyWith]
  return named !== undefined && named !== null && named !== ''
}

/**
 * Whose tries a request adds to: the user's where the call takes a session and a live one comes along, else the
 * address's. A call that cannot be made without a session is not counted without one: its rights refuse it anyway, and
 * thousands of phones share an address.
 */
async function keyOf(services: Services, call: Call, request: FastifyRequest): Promise<string> {
  if (!isCounted(call, request)) return UNCOUNTED
  const takesSession = needsSession(call.rights) || call.session !== undefined
  const places = call.takesTokenFromQuery ? 'query too' : 'headers alone'
  const session = takesSession ? await readSession(services, request, places) : null
  if (session) return `${call.path}:user:${session.userId}`
  return needsSession(call.rights) ? UNCOUNTED : `${call.path}:address:${normalizeIP(request.ip)}`
}

/** The limit of a call, as its route takes it: before the body is read, unless the body decides. */
export function limitOf(services: Services, call: Call): { config?: { rateLimit: RateLimitOptions } } {
  if (call.limitPerMinute === undefined) return {}
  return {
    config: {
      rateLimit: {
        max: call.limitPerMinute,
        timeWindow: WINDOW_MILLISECONDS,
        hook: call.limitOnlyWith ? 'preHandler' : 'onRequest',
        keyGenerator: (request) => keyOf(services, call, request),
        allowList: (_request, key) => key === UNCOUNTED,
      },
    },
  }
}
