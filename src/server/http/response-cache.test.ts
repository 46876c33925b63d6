import { describe, expect, it } from 'vitest'
import { cachedResponse, responseCache } from './response-cache.ts'

const NINE = new Date('2026-12-01T09:00:00Z')
const TEN = new Date('2026-12-01T10:00:00Z')
const answer = (text = '[]', truth: object = {}) =>
  cachedResponse(text, { version: '1', from: NINE, until: TEN, ...truth })

describe('cached answers', () => {
  it.each([
    ['of its version and moment', '1', NINE, true],
    ['at its last moment', '1', new Date(TEN.getTime() - 1), true],
    ['at the moment it changes by itself', '1', TEN, false],
    ['before it was made', '1', new Date(NINE.getTime() - 1), false],
    ['of another version', '2', NINE, false],
  ])('the cache decides whether to return an answer %s', (_what, version, now, isFound) => {
    const { find, store } = responseCache(1000)
    store('a', answer())
    expect(find('a', version, now) !== undefined).toBe(isFound)
  })

  it('a cached answer is not found under another key', () => {
    const { find, store } = responseCache(1000)
    store('a', answer())
    expect(find('b', '1', NINE)).toBeUndefined()
  })

  it('an answer is not cached when its lifetime is unknown or it exceeds the whole cache', () => {
    const { find, store } = responseCache(50)
    store('a', answer('[]', { until: null }))
    store('b', answer('x'.repeat(40)))
    expect([find('a', '1', NINE), find('b', '1', NINE)]).toEqual([undefined, undefined])
  })

  it('the least used answer is evicted when others need its space', () => {
    const { find, store } = responseCache(50)
    store('a', answer('x'.repeat(10)))
    store('b', answer('x'.repeat(10)))
    find('a', '1', NINE)
    store('c', answer('x'.repeat(10)))
    expect(['a', 'b', 'c'].filter((key) => find(key, '1', NINE))).toEqual(['a', 'c'])
  })

  it('an answer counts only once against the cache’s limit, however often it is cached', () => {
    const { find, store } = responseCache(50)
    for (let time = 0; time < 9; time++) store('a', answer('x'.repeat(10)))
    store('b', answer('x'.repeat(10)))
    expect(['a', 'b'].filter((key) => find(key, '1', NINE))).toEqual(['a', 'b'])
  })

  it('a cached answer has a tag computed from its bytes', () => {
    expect(answer('[1]').tag).toBe(answer('[1]', { version: '2' }).tag)
    expect(answer('[1]').tag).not.toBe(answer('[2]').tag)
  })
})
