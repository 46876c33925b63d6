import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeToken } from './link-token.ts'

/** A tab at an address; a reload keeps its storage and asks for the address it has by then. */
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
    return takeToken(new Request(shown))
  }
  return { open, reload: () => open(shown.href), address: () => shown.href }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})
afterEach(() => vi.unstubAllGlobals())

test('the token leaves the address, and a reload of the tab still has it', () => {
  expect(tab.open('/seen?in=hi#abc')).toEqual({ token: 'abc', language: 'hi' })
  expect(tab.address()).toBe('http://localhost:3000/seen?in=hi')
  expect(tab.reload()).toEqual({ token: 'abc', language: 'hi' })
})

test('a second link takes the place of the first, and another page gets no token', () => {
  tab.open('/seen#abc')
  expect(tab.open('/seen#def').token).toBe('def')
  expect(tab.open('/came').token).toBe('')
  expect(tab.open('/seen').token).toBe('def')
})
