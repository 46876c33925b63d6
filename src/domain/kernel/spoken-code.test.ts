import { expect, test } from 'vitest'
import { spokenCode } from './spoken-code.ts'

test('a spoken code has the requested length', () => {
  expect(spokenCode(8, () => 0)).toBe('AAAAAAAA')
  expect(spokenCode(0, () => 0)).toBe('')
})

test('a spoken code never contains I, L, O, 0 or 1', () => {
  let next = 0
  const all = spokenCode(31, (below) => next++ % below)
  expect(new Set(all).size).toBe(31)
  expect(all).not.toMatch(/[ILO01]/)
})
