import { expect, test } from 'vitest'
import { limitPerKind } from './limit-per-kind.ts'

const rowsOf = (kinds: string) => Array.from(kinds, (kind, at) => ({ kind, at }))
const shown = (kinds: string, most: number, ofOneKind: number) =>
  limitPerKind(rowsOf(kinds), most, ofOneKind)
    .map(({ kind }) => kind)
    .join('')

test.each([
  ['everything, where there is room', 'aab', 4, 1, 'aab'],
  ['no kind crowds out another', 'aaaaab', 3, 2, 'aab'],
  ['room that other kinds leave goes to the first', 'aaaaab', 5, 2, 'aaaab'],
  ['more kinds than room: the most urgent', 'abcd', 2, 1, 'ab'],
  ['nothing', '', 3, 1, ''],
])('the office’s list of work is limited per kind: %s', (_, kinds, most, ofOneKind, expected) => {
  expect(shown(kinds, most, ofOneKind)).toBe(expected)
})

test('the office’s list of work keeps the rows in their order', () => {
  expect(limitPerKind(rowsOf('aaabaab'), 4, 2).map(({ at }) => at)).toEqual([0, 1, 3, 6])
})
