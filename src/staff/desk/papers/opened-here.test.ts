import { expect, test } from 'vitest'
import { areOpenedHere, recordOpenedHere } from './opened-here.ts'

const PAPERS = [{ n: 1 }, { n: 3 }]

test('photos and IDs count as viewed once the page has shown all of them', () => {
  expect(areOpenedHere('a', PAPERS)).toBe(false)
  recordOpenedHere('a', 1)
  expect(areOpenedHere('a', PAPERS)).toBe(false)
  recordOpenedHere('a', 3)
  expect(areOpenedHere('a', PAPERS)).toBe(true)
  expect(areOpenedHere('b', PAPERS), 'another booking').toBe(false)
  expect(areOpenedHere('a', []), 'nothing was sent').toBe(false)
})
