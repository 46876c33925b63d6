import rateLimit, { normalizeIP, type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRegistered, MEMBERSHIP_LIMIT } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { isForOffice, isForStaff } from '#contract/rights.ts'
import { KEY_REQUESTS_A_MINUTE } from '#domain/hotel-keys/hotel-key.ts'
import type { LimitCounters } from '../ports/limit-counters.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { readDeskSession } from './desk-session.ts'
import { readOfficeSession } from './office-session.ts'
import { needsSession } from './roles.ts'
import { readSession } from './session.ts'

const WINDOW_MILLISECONDS = 60_000
const DAY_MILLISECONDS = 24 * 60 * 60_000

/** The key of a request that is not counted. */
const UNCOUNTED = ''

/** Makes the routes' limits use our counters. The keys are unique across routes, so all routes share one store. */
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

/**
 * Counts the requests of every call that has a limit, in the given counters, which are in Redis if there is one
 * (decision 0006). Register it before the routes.
 */
export async function countTries(app: FastifyInstance, services: Services, counters: LimitCounters): Promise<void> {
  app.addHook('onClose', () => counters.close())
  app.decorateRequest('limitCounters', { getter: () => counters })
  await app.register(rateLimit, {
    global: false,
    store: storeOn(counters),
    errorResponseBuilder: (request, { ttl }) => {
      services.security.note('request_limit_reached', { address: request.ip })
      return refusal('TOO_MANY_REQUESTS', Math.max(1, Math.ceil(ttl / 1000)))
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    limitCounters: LimitCounters
  }
}

const addressKey = (path: string, request: FastifyRequest) => `${path}:address:${normalizeIP(request.ip)}`

type Window = { key: string; max: number; milliseconds: number }

async function countInWindow(request: FastifyRequest, { key, max, milliseconds }: Window): Promise<void> {
  const { tries, endsInMilliseconds } = await request.limitCounters.count(key, milliseconds)
  if (tries > max) throw refusal('TOO_MANY_REQUESTS', Math.max(1, Math.ceil(endsInMilliseconds / 1000)))
}

const countDay = (request: FastifyRequest, path: string, max: number): Promise<void> =>
  countInWindow(request, { key: `day:${addressKey(path, request)}`, max, milliseconds: DAY_MILLISECONDS })

/** Counts an answer that reveals whether a phone has an account against the limit of `is-registered`. */
export async function countMembershipLookup(request: FastifyRequest): Promise<void> {
  const key = addressKey(isRegistered.path, request)
  await countInWindow(request, { key, max: MEMBERSHIP_LIMIT.perMinute, milliseconds: WINDOW_MILLISECONDS })
  await countDay(request, isRegistered.path, MEMBERSHIP_LIMIT.perDay)
}

/** Counts a request against the rate limit of an API key, which covers all calls. */
export const countKeyRequest = (request: FastifyRequest, keyId: string): Promise<void> =>
  countInWindow(request, { key: `key:${keyId}`, max: KEY_REQUESTS_A_MINUTE, milliseconds: WINDOW_MILLISECONDS })

/** Enforces the limit per day for calls that have one. The limit per minute has already been checked. */
export async function countOfDay(call: Call, request: FastifyRequest): Promise<void> {
  if (call.limitPerDay !== undefined) await countDay(request, call.path, call.limitPerDay)
}

function isCounted(call: Call, request: FastifyRequest): boolean {
  if (!call.limitOnlyWith) return true
  const named = (request.body as Record<string, unknown> | null | undefined)?.[call.limitOnlyWith]
  return named !== undefined && named !== null && named !== ''
}

/**
 * Returns the key under which a request counts: the user's key if the call takes a session and the request has a valid
 * one, otherwise the address's key. If a call requires a session, requests without one are not counted, because they
 * are refused anyway and thousands of phones may share an address.
 */
async function keyOf(services: Services, call: Call, request: FastifyRequest): Promise<string> {
  if (!isCounted(call, request)) return UNCOUNTED
  if (isForStaff(call.rights)) {
    const desk = await readDeskSession(services, request)
    return desk ? `${call.path}:staff:${desk.staffId}` : UNCOUNTED
  }
  if (isForOffice(call.rights)) {
    const operator = await readOfficeSession(services, request)
    return operator ? `${call.path}:operator:${operator.operatorId}` : UNCOUNTED
  }
  const takesSession = needsSession(call.rights) || call.session !== undefined
  const places = call.takesTokenFromQuery ? 'headers and query' : 'only headers'
  const session = takesSession ? await readSession(services, request, places) : null
  if (session) return `${call.path}:user:${session.userId}`
  return needsSession(call.rights) ? UNCOUNTED : addressKey(call.path, request)
}

/**
 * Builds the limit of a call for its route. Requests count before the body is read, unless the limit depends on the
 * body.
 */
export function limitOf(services: Services, call: Call): { config?: { rateLimit: RateLimitOptions } } {
  const max = call.limitSetting ? services.env[call.limitSetting] : (call.limitPerMinute ?? 0)
  if (max === 0) return {}
  return {
    config: {
      rateLimit: {
        max,
        timeWindow: WINDOW_MILLISECONDS,
        hook: call.limitOnlyWith ? 'preHandler' : 'onRequest',
        keyGenerator: (request) => keyOf(services, call, request),
        allowList: (_request, key) => key === UNCOUNTED,
      },
    },
  }
}
