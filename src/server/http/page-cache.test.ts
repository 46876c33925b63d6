import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageSource } from '../ports/page-cache.ts'
import { MAX_STALENESS, MAX_OUTAGE } from '../ports/outage.ts'
import { FRESH_FOR, pageCache } from './page-cache.ts'

const PUNE = 'https://uncle.test/hotels-in-pune'

let now: number
let shown: string | undefined
let loads: number
let draws: number

const clock = { now: () => new Date(now) }
/** milliseconds since the database was lost */
let outage: number | undefined
const cacheOf = (maxBytes = 10_000) =>
  pageCache({ clock, maxBytes, goneSince: () => outage && performance.now() - outage })

/** A page that renders the data of its last load. */
const source: PageSource = {
  load: async () => {
    loads++
    return shown === undefined ? undefined : { served: shown }
  },
  render: async (served) => {
    draws++
    return Buffer.from(`<p>${served}</p>`)
  },
}

beforeEach(() => {
  outage = undefined
  now = Date.UTC(2026, 11, 1)
  shown = '1'
  loads = 0
  draws = 0
})

const textOf = async (cache: ReturnType<typeof cacheOf>, key = PUNE) => {
  const page = await cache.find(key, source)
  return page && page.document.body.toString()
}

describe('cached pages', () => {
  it('a cached page is loaded and rendered once while it is fresh', async () => {
    const cache = cacheOf()
    const texts = [await textOf(cache), await textOf(cache)]
    expect([texts, loads, draws]).toEqual([['<p>1</p>', '<p>1</p>'], 1, 1])
  })

  it.each([
    ['just before a quarter of a second', FRESH_FOR - 1, 1],
    ['after it', FRESH_FOR, 2],
    ['when the clock went back', -FRESH_FOR, 2],
  ])('a cached page loads its data again %s: %s ms', async (_when, passed, times) => {
    const cache = cacheOf()
    await textOf(cache)
    now += passed
    await textOf(cache)
    expect([loads, draws]).toEqual([times, 1])
  })

  it('a cached page is rendered again once its data have changed', async () => {
    const cache = cacheOf()
    const first = await cache.find(PUNE, source)
    shown = '2'
    now += FRESH_FOR
    const second = await cache.find(PUNE, source)
    expect(second?.document.body.toString()).toBe('<p>2</p>')
    expect(second?.data.body.toString()).toBe('2')
    expect(second?.document.tag).not.toBe(first?.document.tag)
  })

  it('a cached page keeps its tag while its text is the same', async () => {
    const cache = cacheOf()
    const tags = [(await cache.find(PUNE, source))?.document.tag]
    now += FRESH_FOR
    tags.push((await cache.find(PUNE, source))?.document.tag)
    expect(new Set(tags).size).toBe(1)
  })

  it('a cached page is rendered once for all simultaneous requests', async () => {
    const cache = cacheOf()
    const slow = { ...source, load: () => setTimeout(5).then(source.load) }
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.find(PUNE, slow)))
    expect([new Set(pages).size, loads, draws]).toEqual([1, 1, 1])
  })

  it('a cached page is not sent for another URL', async () => {
    const cache = cacheOf()
    await textOf(cache)
    shown = '2'
    expect(await textOf(cache, `${PUNE}?slot=3`)).toBe('<p>2</p>')
  })

  it('a cached page is not sent while loading fails, and is sent unchanged after recovery', async () => {
    const cache = cacheOf()
    await textOf(cache)
    shown = undefined
    now += FRESH_FOR
    expect([await textOf(cache), await textOf(cache)]).toEqual([undefined, undefined])
    shown = '1'
    expect([await textOf(cache), draws]).toEqual(['<p>1</p>', 1])
  })

  it('a failed rendering fails for the waiting requests, and the next one tries again', async () => {
    const cache = cacheOf()
    const broken = { ...source, render: () => Promise.reject(new Error('no')) }
    await expect(cache.find(PUNE, broken)).rejects.toThrow('no')
    expect(await textOf(cache)).toBe('<p>1</p>')
  })

  it('the least used page is evicted when others need its room', async () => {
    const cache = cacheOf(240)
    shown = 'x'.repeat(10)
    for (const key of ['a', 'b', 'a', 'c', 'd']) await textOf(cache, key)
    loads = 0
    for (const key of ['a', 'c', 'd']) await textOf(cache, key)
    expect(loads).toBe(0)
    expect(cache.figures().pagesBytes).toBeLessThanOrEqual(240)
    await textOf(cache, 'b')
    expect(loads).toBe(1)
  })

  it('no page is cached when the cache has no room', async () => {
    const cache = cacheOf(0)
    await textOf(cache)
    await textOf(cache)
    expect([loads, draws, cache.figures().pagesKept]).toEqual([2, 2, 0])
  })
})

describe('a database outage', () => {
  it.each([
    ['a page that was true when it went is sent as it was', { age: 5000 + MAX_STALENESS - 50, gone: 5000 }, '<p>1</p>'],
    [
      'one that was not asked for just before is not: it may have changed',
      { age: 5000 + MAX_STALENESS + 50, gone: 5000 },
    ],
    ['after half a minute none is', { age: MAX_OUTAGE, gone: MAX_OUTAGE + 1 }],
    ['a database that is there fails for the others, too', { age: FRESH_FOR, gone: undefined }],
  ] as const)(
    'the page cache answers during a database outage or not: %s',
    async (_what, { age, gone }, sent?: string) => {
      const cache = cacheOf()
      await textOf(cache)
      now += age
      outage = gone
      shown = undefined
      expect(await textOf(cache)).toBe(sent)
    },
  )

  it('a page whose data can still be loaded during a database outage is rendered from them', async () => {
    const cache = cacheOf()
    await textOf(cache)
    now += FRESH_FOR
    outage = 100
    shown = '2'
    expect(await textOf(cache)).toBe('<p>2</p>')
  })
})
