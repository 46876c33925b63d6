import type { EventOnPage } from './analytics/sink.ts'
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const reload = vi.fn()
const answer = (text: string) => kept.set('counting-uncle', text)

/** Each test begins like a browser that has just loaded the page. */
beforeEach(() => {
  kept.clear()
  reload.mockClear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', { pathname: '/my-bookings', reload })
  vi.stubGlobal('navigator', {})
  return () => vi.unstubAllGlobals()
})

test.each(['refused', ''])(
  'a visitor without consent (%j) is not tracked, even if the sinks come later',
  async (consent) => {
    if (consent) answer(consent)
    const { deliverTo, track } = await import('./track.ts')
    const heard: EventOnPage[] = []
    track({ name: 'login' })
    answer('given')
    deliverTo([(event) => heard.push(event)])
    expect(heard).toEqual([])
  },
)

test('the analytics tools first get, in order, the events from before they loaded', async () => {
  answer('given')
  const { deliverTo, track } = await import('./track.ts')
  const heard: EventOnPage[] = []
  track({ name: 'page_view' }, '/sign-up')
  track({ name: 'login' })
  deliverTo([(event) => heard.push(event)])
  track({ name: 'chat_bot', category: 'time-slots', question: 'which-slots' })
  expect(heard.map(({ name, page }) => [name, page])).toEqual([
    ['page_view', '/sign-up'],
    ['login', '/my-bookings'],
    ['chat_bot', '/my-bookings'],
  ])
})

test('the next page first sends, once, the events that the previous page could not send', async () => {
  answer('given')
  const inTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => inTab.get(key) ?? null,
    setItem: (key: string, value: string) => void inTab.set(key, value),
    removeItem: (key: string) => void inTab.delete(key),
  })
  const left = await import('./track.ts')
  left.track({ name: 'page_view' }, '/')
  left.storeUnsentEvents()
  vi.resetModules()
  const { deliverTo, track } = await import('./track.ts')
  const heard: EventOnPage[] = []
  track({ name: 'login' })
  deliverTo([(event) => heard.push(event)])
  expect(heard.map(({ name, page }) => [name, page])).toEqual([
    ['page_view', '/'],
    ['login', '/my-bookings'],
  ])
  expect(inTab.size).toBe(0)
})

test('a do-not-track setting counts as a refusal, unless the visitor agrees', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const { currentConsent } = await import('./consent.ts')
  expect(currentConsent()).toBe('refused')
  answer('given')
  expect(currentConsent()).toBe('given')
})

test('withdrawing consent stops tracking and keeps the page’s input', async () => {
  const { currentConsent } = await import('./consent.ts')
  const { answerConsent } = await import('./answer-consent.ts')
  const { deliverTo, deliverToNobody, track } = await import('./track.ts')
  answer('given')
  const heard: string[] = []
  deliverTo([({ name }) => heard.push(name)])
  track({ name: 'login' })
  answerConsent('refused')
  expect(currentConsent()).toBe('refused')
  track({ name: 'page_view' })
  deliverToNobody()
  answer('given')
  track({ name: 'page_view' })
  expect(heard).toEqual(['login'])
  expect(reload).not.toHaveBeenCalled()
})
