import { expect, test } from 'vitest'
import { beginOf, queryOf, readFigureAddress, writeFigureAddress } from './figure-address.ts'

const read = (query: string) => readFigureAddress(new URLSearchParams(query))

test.for([
  ['', { kind: 'results' }],
  ['of=demand&city=3', { kind: 'demand', city: 3 }],
  ['of=nothing&city=0&hotel=x', { kind: 'results' }],
  ['from=2026-11-02&to=2026-11-29', { kind: 'results', from: '2026-11-02', to: '2026-11-29' }],
  ['from=2026-02-30&to=2026-11-29', { kind: 'results', to: '2026-11-29' }],
  ['from=2026-12-02&to=2026-11-29', { kind: 'results' }],
] as const)('the address ?%s is read without impossible days and ids', ([query, address]) => {
  expect(read(query)).toEqual(address)
})

test('an address that was read is written back unchanged', () => {
  const address = 'of=cohorts&from=2026-11-02&to=2026-11-29&city=3'
  expect(new URLSearchParams(writeFigureAddress(read(address))).toString()).toBe(address)
  expect(writeFigureAddress({ kind: 'results' })).toEqual({})
})

test('a hotel in the address is sent only with a request for results', () => {
  expect(queryOf(read('of=demand&city=3&hotel=9'))).toEqual({ city: 3 })
  expect(queryOf(read('city=3&hotel=9'))).toEqual({ city: 3, hotel: 9 })
})

test('an offered range ends with the current week', () => {
  expect(beginOf(4, '2026-12-09')).toBe('2026-11-16')
})
