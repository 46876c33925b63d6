import { describe, expect, test } from 'vitest'
import {
  interleave,
  median,
  medianRound,
  percentile,
  refuseFailures,
  roundOf,
  throughputRatio,
  type Round,
} from './rounds.ts'

const round = (perSecond: number, failures = 0): Round => ({ perSecond, p50: 1, p99: 2, failures })

describe('rounds', () => {
  test('each round runs every subject once, and begins one subject later than the round before', async () => {
    const order: string[] = []
    const subject = (name: string, perSecond: number) => async () => {
      order.push(name)
      return round(perSecond)
    }
    const done = await interleave({ a: subject('a', 1), b: subject('b', 2), c: subject('c', 3) }, 3)
    expect(order.join('')).toBe('abcbcacab')
    expect(done.a.map(({ perSecond }) => perSecond)).toEqual([1, 1, 1])
    expect(done.c.map(({ perSecond }) => perSecond)).toEqual([3, 3, 3])
  })

  test('the first subject that fails ends all rounds', async () => {
    const broken = async () => Promise.reject(new Error('no server'))
    await expect(interleave({ a: broken }, 1)).rejects.toThrow('no server')
  })
})

describe('medians', () => {
  test.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[1, 2, 3, 10], 2.5],
    [[3, 3, 1000], 3],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  test('an empty list has no median', () => {
    expect(() => median([])).toThrow('nothing')
  })
})

describe('percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_value, index) => 100 - index)

  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('percentile %d of the numbers 1 to 100 is %d', (share, value) => {
    expect(percentile(hundred, share)).toBe(value)
  })
})

test('a round of the benchmark calculates its figures from the times of its answers', () => {
  expect(roundOf([4, 2, 8, 6], 2, 1)).toEqual({ perSecond: 2, p50: 4, p99: 8, failures: 1 })
})

test('the median round includes the failures of every round', () => {
  expect(medianRound([round(1, 2), round(5), round(9, 1)])).toEqual({ perSecond: 5, p50: 1, p99: 2, failures: 3 })
})

test('a round with even one failure gives no figure', () => {
  expect(() => refuseFailures('bill', [round(1), round(5, 1)])).toThrow('bill: 1 answers were refusals')
  expect(() => refuseFailures('bill', [round(1), round(5)])).not.toThrow()
})

describe('ratios of throughputs', () => {
  test('the throughput ratio is taken within each round, so a round that is slow for both subjects does not distort it', () => {
    expect(throughputRatio([round(50), round(5), round(48)], [round(100), round(10), round(96)])).toBe(0.5)
  })

  test('the throughput ratio is refused for rounds that did not run in parallel', () => {
    expect(() => throughputRatio([round(1)], [])).toThrow('same rounds')
  })
})
