import { expect, test } from 'vitest'
import { areOpenedHere, noteOpenedHere } from './opened-here.ts'

const PAPERS = [{ n: 1 }, { n: 3 }]

test('photos and IDs count as looked at once this page has shown every one of the booking', () => {
  expect(areOpenedHere('a', PAPERS)).toBe(false)
  noteOpenedHere('a', 1)
  expect(areOpenedHere('a', PAPERS)).toBe(false)
  noteOpenedHere('a', 3)
  expect(areOpenedHere('a', PAPERS)).toBe(true)
  expect(areOpenedHere('b', PAPERS), 'another booking').toBe(false)
  expect(areOpenedHere('a', []), 'nothing was sent').toBe(false)
})
