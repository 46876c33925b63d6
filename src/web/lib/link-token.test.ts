import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToken } from './link-token.ts'

/** Simulates a browser tab. A reload keeps its storage and requests the current address. */
function openTab() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  let shown = new URL('http://localhost:3000/')
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => (shown = new URL(address, shown)),
  })
  const open = (address: string) => {
    shown = new URL(address, shown)
    vi.stubGlobal('location', { hash: shown.hash })
    return takeToken(shown)
  }
  return { open, reload: () => open(shown.href), address: () => shown.href }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})
afterEach(() => vi.unstubAllGlobals())

test('a link’s token is removed from the address and survives a reload', () => {
  expect(tab.open('/seen?in=hi#abc')).toEqual({ token: 'abc', language: 'hi' })
  expect(tab.address()).toBe('http://localhost:3000/seen?in=hi')
  expect(tab.reload()).toEqual({ token: 'abc', language: 'hi' })
})

test.each([
  ['?in=ta', 'ta'],
  ['?in=fr', 'en'],
  ['', 'en'],
])('a link with %s opens in %s', (query, language) => {
  expect(tab.open(`/seen${query}#abc`).language).toBe(language)
})

test('a second link’s token replaces the first, and other pages get no token', () => {
  tab.open('/seen#abc')
  expect(tab.open('/seen#def').token).toBe('def')
  expect(tab.open('/came').token).toBe('')
  expect(tab.open('/seen').token).toBe('def')
})
