import { describe, expect, test } from 'vitest'
import { offsetAfter } from './database-clock.ts'

describe('database clock offsets', () => {
  test.each([
    ['the middle, when nothing is known', undefined, { time: 10_000, asked: 100, answered: 200 }, 9850],
    ['what is known, while an answer agrees', 9899, { time: 10_000, asked: 100, answered: 200 }, 9899],
    ['what is known, within the way there and back', 9851, { time: 10_000, asked: 100, answered: 101 }, 9851],
    ['what is known, after an answer that took a minute', 9000, { time: 40_000, asked: 100, answered: 60_100 }, 9000],
    ['the answer, after an hour forwards', 9899, { time: 3_610_000, asked: 100, answered: 102 }, 3_609_899],
    ['the answer, after an hour back', 9899, { time: -3_590_000, asked: 100, answered: 102 }, -3_590_101],
    ['the answer, when it is just too far off', 9848, { time: 10_000, asked: 100, answered: 101 }, 9899.5],
  ])('the database’s clock has the offset %s', (_name, known, reading, offset) =>
    expect(offsetAfter(known, reading)).toBe(offset),
  )
})
