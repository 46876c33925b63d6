/**
 * Tests that sentinels promote a replica when Redis is gone, with the files in deploy/redis, and that limits continue.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { memoryLimitCounters } from '#server/adapters/memory-limit-counters.ts'
import { redisLimitCounters } from '#server/adapters/redis-limit-counters.ts'
import { noRedis, redisBinary, startRedis, startSentinels } from '../load/private-redis.ts'

const NAME = 'uncle'
const PREFIX = 'sentinel:'
/** Seconds until every process counts in the new primary. */
const MAX_SECONDS = 20

test.skipIf(!redisBinary)(
  `a replica of Redis takes over, and processes continue to count together${noRedis}`,
  async () => {
    const first = await startRedis()
    const replica = await startRedis(['--replicaof', `127.0.0.1 ${first.port}`])
    const watching = await startSentinels(NAME, first.port)
    const looking = new Redis(replica.url)
    const sentinels = { addresses: watching.map(({ port }) => ({ host: '127.0.0.1', port })), name: NAME }
    const counters = await Promise.all(
      [1, 2].map(() =>
        redisLimitCounters({
          url: 'redis://127.0.0.1',
          sentinels,
          prefix: PREFIX,
          log: () => undefined,
          own: memoryLimitCounters(),
        }),
      ),
    )
    onTestFinished(async () => {
      looking.disconnect()
      await Promise.all(counters.map((each) => each.close()))
      for (const each of [...watching, replica, first]) await each.stop()
    })
    const countAll = async (key: string) => {
      const tries: number[] = []
      for (const each of counters) tries.push((await each.count(key, 60_000)).tries)
      return tries
    }
    const replicated = async () => {
      await countAll('before')
      return looking.get(`${PREFIX}before`)
    }
    await expect.poll(replicated, { timeout: 15_000 }).not.toBeNull()
    // A sentinel takes some ten seconds to learn which replicas it could promote.
    const known = async (url: string) => {
      const client = new Redis(url)
      const rows = await Promise.all(['replicas', 'sentinels'].map((what) => client.call('sentinel', what, NAME)))
      client.disconnect()
      return rows.map((row) => (row as unknown[]).length)
    }
    for (const { url } of watching) await expect.poll(() => known(url), { timeout: 20_000 }).toEqual([1, 2])

    await first.crash()
    // Meanwhile each process counts by itself, so there is always a limit.
    expect(await countAll('meanwhile')).toEqual([1, 1])
    const died = Date.now()
    for (let turn = 0; ; turn += 1) {
      const [one = 0, other = 0] = await countAll(`after-${turn}`)
      if (one === 1 && other === 2) break
      expect((Date.now() - died) / 1000).toBeLessThan(MAX_SECONDS)
      await pause(250)
    }
  },
  90_000,
)
