import { expect, test } from 'vitest'
import { matchEntries, MAX_OF_GROUP, type Entry } from './match-entries.ts'

const entry = (name: string, group = 'Places'): Entry => ({ id: name, name, group, icon: 'search', opens: '/office' })
const ENTRIES = [
  entry('Late refund, UQ8B5TNE', 'Your work'),
  entry('Refund waiting', 'Views'),
  entry('Reviews'),
  entry('Returns'),
  entry('Bookings'),
]
const names = (text: string) => matchEntries(ENTRIES, text).map(({ name }) => name)

test.each([
  ['ref', ['Late refund, UQ8B5TNE', 'Refund waiting']],
  ['RE', ['Late refund, UQ8B5TNE', 'Refund waiting', 'Reviews', 'Returns']],
  ['waiting refund', ['Refund waiting']],
  ['kings', ['Bookings']],
  ['nothing', []],
  ['  ', ENTRIES.map(({ name }) => name)],
])('typing %j in the palette finds %j', (text, found) => {
  expect(names(text)).toEqual(found)
})

test('a name that begins with the typed text comes first in its group', () => {
  const entries = [entry('Unpaid payouts'), entry('My payouts'), entry('Payouts')]
  expect(matchEntries(entries, 'pay').map(({ name }) => name)).toEqual(['Payouts', 'Unpaid payouts', 'My payouts'])
})

test('a group shows no more lines than fit', () => {
  const many = Array.from({ length: 20 }, (_each, index) => entry(`View ${index}`))
  expect(matchEntries([...many, entry('View of all', 'Views')], 'view')).toHaveLength(MAX_OF_GROUP + 1)
})
