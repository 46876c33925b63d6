import { beforeEach, expect, test, vi } from 'vitest'
import { startDataLayer } from '#web/counting-frame/data-layer.ts'
import { readFrameEvent } from '#web/counting-frame/frame-messages.ts'
import { startMetaPixel } from '#web/counting-frame/meta-pixel.ts'
import { counterSink } from './counter-sink.ts'

const loaded: string[] = []

beforeEach(() => {
  loaded.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    for (const name of ['dataLayer', 'fbq', '_fbq']) Reflect.deleteProperty(globalThis, name)
  }
})

const SEARCH = { name: 'search', page: '/', city: 'pune', slot: 'evening_slot' } as const
const VIEW = { name: 'page_view', page: '/team' } as const

test('the browser sends two seconds’ events in one request', () => {
  const sent: string[] = []
  const tell = counterSink((body) => sent.push(body))
  tell(VIEW)
  tell(SEARCH)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    {
      events: [
        { name: 'page_view', page: '/team', detail: {} },
        { name: 'search', page: '/', detail: { city: 'pune', slot: 'evening_slot' } },
      ],
    },
  ])
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

test('the browser sends ten events immediately, because one call takes no more', () => {
  const sent: string[] = []
  const tell = counterSink((body) => sent.push(body))
  for (let count = 0; count < 11; count++) tell(VIEW)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(2000)
  expect(JSON.parse(sent[1] ?? '{}').events).toHaveLength(1)
})

test('Google Tag Manager gets only the names of events in its dataLayer', () => {
  const tell = startDataLayer('GTM-ABC123')
  tell('search')
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toEqual([
    expect.objectContaining({ event: 'gtm.js' }),
    { event: 'search' },
  ])
})

test('the ad pixel gets only the names of events, without page or place', () => {
  const tell = startMetaPixel('1234567890')
  tell('search')
  tell('partner_invited')
  expect(loaded).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect((globalThis as { fbq?: { queue: unknown[] } }).fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    ['track', 'Search'],
    ['trackCustom', 'partner_invited'],
  ])
})

test('the ad pixel’s own script takes over the calls that waited for it', () => {
  const tell = startMetaPixel('1234567890')
  const callMethod = vi.fn()
  Object.assign((globalThis as { fbq?: object }).fbq ?? {}, { callMethod })
  tell('page_view')
  expect(callMethod).toHaveBeenCalledWith('track', 'PageView')
})

test.each([
  ['search', 'search'],
  ['toString', undefined],
  [{ name: 'search', city: 'pune' }, undefined],
  ['search?city=pune', undefined],
  [undefined, undefined],
])('the analytics frame receives only event names of the closed list: %o', (told, name) => {
  expect(readFrameEvent(told)).toBe(name)
})
