import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageSource } from '../ports/page-cache.ts'
import { MAX_STALENESS, MAX_OUTAGE } from '../ports/outage.ts'
import { FRESH_FOR, KEPT_FOR, MAX_UNHEARD, pageCache } from './page-cache.ts'

const PUNE = 'https://uncle.test/hotels-in-pune'
const HOUR = 60 * 60_000

let now: number
let shown: string | undefined
let loads: number
let draws: number

const clock = { now: () => new Date(now) }
/** how many milliseconds ago the database was lost */
let outage: number | undefined
/** whether the page shows one hotel, and whether the change feed has named it */
let hotel: { isInMemory: boolean; isChanged: boolean; heardAgo: number; until: number } | undefined

const catalogue = {
  unchangedAt: () => (hotel && !hotel.isChanged ? performance.now() - hotel.heardAgo : undefined),
  changesAt: () => (hotel?.isInMemory ? new Date(hotel.until) : undefined),
}
const cacheOf = (maxBytes = 100_000, isCompressing = true) =>
  pageCache({ clock, maxBytes, catalogue, isCompressing, goneSince: () => outage && performance.now() - outage })

/** A page that renders the data of its last load. */
const source: PageSource = {
  load: async () => {
    loads++
    const of = hotel && { hotelId: 7, until: new Date(now + HOUR) }
    return shown === undefined ? undefined : { served: shown, of }
  },
  render: async (served) => {
    draws++
    return Buffer.from(`<p>${served}</p>`)
  },
}

beforeEach(() => {
  outage = undefined
  hotel = undefined
  now = Date.UTC(2026, 11, 1)
  shown = '1'
  loads = 0
  draws = 0
})

const textOf = async (cache: ReturnType<typeof cacheOf>, key = PUNE) => {
  const page = await cache.find(key, source)
  return page && String(await page.body.as(undefined))
}

describe('cached pages', () => {
  it('a cached page is loaded and rendered only once while it is fresh', async () => {
    const cache = cacheOf()
    const texts = [await textOf(cache), await textOf(cache)]
    expect([texts, loads, draws]).toEqual([['<p>1</p>', '<p>1</p>'], 1, 1])
  })

  it.each([
    ['just before a quarter of a second', FRESH_FOR - 1, 1],
    ['after it', FRESH_FOR, 2],
    ['when the clock went back', -FRESH_FOR, 2],
  ])('a cached page that is requested %s (%s ms) loads its data %s times', async (_when, passed, times) => {
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
    expect(String(await second?.body.as(undefined))).toBe('<p>2</p>')
    expect(second?.body.tag).not.toBe(first?.body.tag)
  })

  it('a cached page keeps its tag while its text is the same', async () => {
    const cache = cacheOf()
    const tags = [(await cache.find(PUNE, source))?.body.tag]
    now += FRESH_FOR
    tags.push((await cache.find(PUNE, source))?.body.tag)
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

  it('a failed rendering fails for the waiting requests, and the next request tries again', async () => {
    const cache = cacheOf()
    const broken = { ...source, render: () => Promise.reject(new Error('no')) }
    await expect(cache.find(PUNE, broken)).rejects.toThrow('no')
    expect(await textOf(cache)).toBe('<p>1</p>')
  })

  it('the least used page is evicted when others need its space', async () => {
    const cache = cacheOf(2400)
    shown = 'x'.repeat(10)
    for (const key of ['a', 'b', 'a', 'c', 'd']) await textOf(cache, key)
    loads = 0
    for (const key of ['a', 'c', 'd']) await textOf(cache, key)
    expect(loads).toBe(0)
    expect(cache.figures().pagesBytes).toBeLessThanOrEqual(2400)
    await textOf(cache, 'b')
    expect(loads).toBe(1)
  })

  it.each([
    ['only compressed', true, 700, 1000],
    ['as it is where a proxy compresses', false, 30_700, 31_000],
  ])('a cached page is stored %s', async (_how, isCompressing, least, most) => {
    const cache = cacheOf(100_000, isCompressing)
    shown = 'x'.repeat(30_000)
    expect((await cache.find(PUNE, source))?.body.length).toBe(30_007)
    expect(cache.figures().pagesBytes).toBeGreaterThan(least)
    expect(cache.figures().pagesBytes).toBeLessThan(most)
  })

  it('clients without Brotli get the same page, plain or as gzip', async () => {
    shown = 'x'.repeat(5000)
    const page = await cacheOf().find(PUNE, source)
    expect(String(await page?.body.as(undefined))).toBe(`<p>${shown}</p>`)
    expect(gunzipSync((await page?.body.as('gzip')) ?? '').toString()).toBe(`<p>${shown}</p>`)
    expect(page?.body.length).toBe(5007)
  })

  it('no page is cached when the cache has no space', async () => {
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
    'the page cache decides what to send during a database outage: %s',
    async (_what, { age, gone }, sent?: string) => {
      const cache = cacheOf()
      await textOf(cache)
      now += age
      outage = gone
      shown = undefined
      expect(await textOf(cache)).toBe(sent)
    },
  )

  it('a page whose data can still be loaded during a database outage is rendered from that data', async () => {
    const cache = cacheOf()
    await textOf(cache)
    now += FRESH_FOR
    outage = 100
    shown = '2'
    expect(await textOf(cache)).toBe('<p>2</p>')
  })
})

describe('pages of a hotel', () => {
  const inMemory = { isInMemory: true, isChanged: false, heardAgo: 10, until: Number.MAX_SAFE_INTEGER / 2 }
  const ofHotel = (facts: Partial<typeof inMemory> = {}) => {
    hotel = { ...inMemory, until: now + 2 * HOUR, ...facts }
  }

  it.each<[string, number, Partial<typeof inMemory>, number]>([
    ['a minute later, if nothing changed', 60_000, {}, 1],
    ['just before five minutes', KEPT_FOR - 1, {}, 1],
    ['after five minutes', KEPT_FOR, {}, 2],
    ['a minute later, if its hotel changed', 60_000, { isChanged: true }, 2],
    ['a moment later, even if its hotel changed', FRESH_FOR - 1, { isChanged: true }, 1],
    ['a minute later, if the change feed was read long ago', 60_000, { heardAgo: MAX_UNHEARD + 50 }, 2],
    ['when the clock went back', -60_000, {}, 2],
  ])('the page cache decides whether to load a hotel’s page again: %s', async (_when, passed, facts, times) => {
    ofHotel()
    const cache = cacheOf()
    await textOf(cache)
    now += passed
    ofHotel(facts)
    expect(await textOf(cache)).toBe('<p>1</p>')
    expect([loads, draws]).toEqual([times, 1])
  })

  it.each([
    ['just before', -1, 1],
    ['at', 0, 2],
  ])(
    'a hotel’s page, requested %s the end of a pause of sales (%s ms), is loaded %s times',
    async (_when, passed, times) => {
      const end = now + 20_000
      ofHotel({ until: end })
      const cache = cacheOf()
      await textOf(cache)
      now = end + passed
      await textOf(cache)
      expect(loads).toBe(times)
    },
  )

  it('a hotel’s page is loaded again after a quarter of a second if its city is not in memory', async () => {
    ofHotel({ isInMemory: false })
    const cache = cacheOf()
    await textOf(cache)
    now += FRESH_FOR
    await textOf(cache)
    expect(loads).toBe(2)
  })

  it.each<[string, Partial<typeof inMemory>, string | undefined]>([
    ['was unchanged when the database went', { heardAgo: 5500 }, '<p>1</p>'],
    ['had changed', { heardAgo: 5500, isChanged: true }, undefined],
    ['was unchanged long before the database went', { heardAgo: 5000 + MAX_STALENESS + 50 }, undefined],
  ])(
    'the page cache decides whether to send a hotel’s page in a database outage if the page %s',
    async (_what, facts, sent) => {
      ofHotel()
      const cache = cacheOf()
      await textOf(cache)
      now += 60_000
      ofHotel(facts)
      outage = 5000
      shown = undefined
      expect(await textOf(cache)).toBe(sent)
    },
  )
})
