import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import type { CountedTries, LimitCounters } from '../ports/limit-counters.ts'

export type LimitLog = (detail: object, text: string) => void

/** How long a request waits for Redis. */
const ANSWER_MILLISECONDS = 100
const CONNECT_MILLISECONDS = 1000
/** How long the server's start waits for the first connection, so that even the first requests are counted in Redis. */
const START_MILLISECONDS = 1500
/** For how long requests skip Redis after a failure. After that, a single request tests Redis. */
const REST_MILLISECONDS = 2000
const LONGEST_RECONNECT_MILLISECONDS = 5000
const LOG_EVERY_MILLISECONDS = 60_000

/** Counts in one round trip. Sets an expiry on every key, even if an earlier expiry got lost. */
const COUNT = `local tries = redis.call('incr', KEYS[1])
local ends = redis.call('pttl', KEYS[1])
if ends < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  ends = tonumber(ARGV[1])
end
return {tries, ends}`

const waitBefore = (times: number) => Math.min(times * 200, LONGEST_RECONNECT_MILLISECONDS)

const BEHAVIOUR: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_MILLISECONDS,
  commandTimeout: ANSWER_MILLISECONDS,
  retryStrategy: waitBefore,
}

/** Sentinels know which of several Redis servers is the master. They are asked again whenever the master goes away. */
export type Sentinels = { addresses: readonly { host: string; port: number }[]; name: string }

/** With sentinels, the address only provides the credentials and whether to use TLS. */
function connection(url: string, sentinels: Sentinels | undefined): Redis {
  if (!sentinels) return new Redis(url, BEHAVIOUR)
  const { username, password, pathname, protocol } = new URL(url)
  return new Redis({
    ...BEHAVIOUR,
    sentinels: [...sentinels.addresses],
    name: sentinels.name,
    sentinelRetryStrategy: waitBefore,
    // A former master that comes back refuses to count. This code then disconnects and asks the sentinels.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password), sentinelPassword: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {}, enableTLSForSentinelMode: true }),
    db: Number(pathname.slice(1) || 0),
  })
}

/** Logs at most once a minute. Never logs the failed command, because its key identifies a person. */
function complainTo(log: LimitLog): (reason: unknown) => void {
  let toldAt = -Infinity
  return (reason) => {
    if (performance.now() - toldAt < LOG_EVERY_MILLISECONDS) return
    toldAt = performance.now()
    const detail = { reason: reason instanceof Error ? reason.message : String(reason) }
    log(detail, 'Redis does not answer: this process counts its own limits')
  }
}

/**
 * Counts in Redis, together with every other process. This process also counts each try itself, and uses its own counts
 * while Redis does not answer, so that a limit always applies (decision 0006).
 */
export async function redisLimitCounters({
  url,
  sentinels,
  prefix,
  log,
  own,
}: {
  url: string
  sentinels?: Sentinels | undefined
  prefix: string
  log: LimitLog
  own: LimitCounters
}): Promise<LimitCounters> {
  const redis = connection(url, sentinels)
  const complain = complainTo(log)
  redis.on('error', complain)
  let restsUntil = -Infinity
  let isDown = false

  const countShared = async (key: string, windowMilliseconds: number): Promise<CountedTries | undefined> => {
    if (performance.now() < restsUntil) return undefined
    if (isDown) restsUntil = performance.now() + REST_MILLISECONDS
    try {
      const answer = (await redis.eval(COUNT, 1, prefix + key, windowMilliseconds)) as [number, number]
      isDown = false
      restsUntil = -Infinity
      return { tries: answer[0], endsInMilliseconds: answer[1] }
    } catch (reason) {
      // Uses the count of this process, which has already counted this try.
      complain(reason)
      isDown = true
      restsUntil = performance.now() + REST_MILLISECONDS
      return undefined
    }
  }

  await Promise.race([redis.connect().catch(complain), pause(START_MILLISECONDS, undefined, { ref: false })])
  return {
    count: async (key, windowMilliseconds) => {
      const counted = await own.count(key, windowMilliseconds)
      const shared = await countShared(key, windowMilliseconds)
      // Uses the higher of the two counts: Redis counts less than this process only after it lost data, for instance in
      // a restart.
      return shared && shared.tries >= counted.tries ? shared : counted
    },
    close: async () => {
      redis.disconnect()
      await own.close()
    },
  }
}
