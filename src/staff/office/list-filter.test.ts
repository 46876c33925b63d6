import { expect, test } from 'vitest'
import { isSameFilter, paramsOf } from './list-filter.ts'

test('the address contains only the filters that are set', () => {
  expect(paramsOf({ state: 'draft', city: 3, text: '', lacks: undefined })).toEqual({ state: 'draft', city: '3' })
})

test('two filters are equal whatever the order of their parts', () => {
  expect(isSameFilter({ city: 3, days: 'today' }, { days: 'today', city: 3 })).toBe(true)
  expect(isSameFilter({ city: 3, hotel: undefined }, { city: 3 })).toBe(true)
  expect(isSameFilter({ city: 3 }, { city: 3, days: 'today' })).toBe(false)
})
