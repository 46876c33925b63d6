import { expect, test } from 'vitest'
import { EVENT_NAMES, MAX_EVENT_PAGE_LENGTH, readEvent } from './tracked-events.ts'

test.each([
  ['a page view', { name: 'page_view', page: '/hotels-in-pune' }, {}],
  [
    'with details',
    { name: 'search', page: '/', detail: { city: 'pune', slot: 'evening_slot' } },
    { city: 'pune', slot: 'evening_slot' },
  ],
  ['with a number', { name: 'booking_extended', page: '/my-bookings', detail: { hours: 3 } }, { hours: 3 }],
  ['with some of its details', { name: 'search', page: '/', detail: { city: 'pune' } }, { city: 'pune' }],
  ['of an escaped path', { name: 'page_view', page: '/hotel/the-court-%E2%9C%93' }, {}],
] as const)('an analytics event is accepted or refused: %s', (_name, told, detail) => {
  expect(readEvent(told)).toEqual({ name: told.name, page: told.page, detail })
})

test.each<[string, Parameters<typeof readEvent>[0]]>([
  ['a name of nobody’s', { name: 'password_typed', page: '/' }],
  ['a name of every object', { name: 'toString', page: '/' }],
  ['a detail that is not its own', { name: 'page_view', page: '/', detail: { city: 'pune' } }],
  ['an e-mail', { name: 'search', page: '/', detail: { city: 'asha@home.example' } }],
  ['a phone', { name: 'search', page: '/', detail: { city: 'p9876543210' } }],
  ['words', { name: 'chat_bot', page: '/', detail: { question: 'Asha Rao asks' } }],
  ['an object', { name: 'search', page: '/', detail: { city: { name: 'pune' } } }],
  ['half a number', { name: 'booking_extended', page: '/', detail: { hours: 1.5 } }],
  ['a query', { name: 'page_view', page: '/confirm-booking?bookingid=7' }],
  ['another site', { name: 'page_view', page: '//elsewhere.example' }],
  ['a phone in the path', { name: 'page_view', page: '/hotel/9876543210' }],
  ['a path too long', { name: 'page_view', page: `/${'x'.repeat(MAX_EVENT_PAGE_LENGTH)}` }],
])('an analytics event is refused: %s', (_name, told) => {
  expect(readEvent(told)).toBeUndefined()
})

test('the code lists exactly the analytics events that the database accepts', () => {
  for (const name of EVENT_NAMES) expect(name).toMatch(/^[a-z][a-z0-9_]{0,63}$/)
})
