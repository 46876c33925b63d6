import { expect, test, vi } from 'vitest'
import { isOpenable, openPage, readPush } from './notifications.ts'

const NOTHING = { title: 'Uncle', tag: 'stay', address: '/my-bookings', lang: 'en' }

test.each([
  [
    { title: 'New booking', page: 'desk', language: 'en' },
    { title: 'New booking', tag: 'desk', address: '/desk', lang: 'en' },
  ],
  [
    { title: 'The office has an alarm', page: 'office', language: 'en' },
    { title: 'The office has an alarm', tag: 'office', address: '/office', lang: 'en' },
  ],
  [
    { title: 'नई बुकिंग', page: 'desk', language: 'hi' },
    { title: 'नई बुकिंग', tag: 'desk', address: '/desk', lang: 'hi' },
  ],
  [
    { title: 'செய்தி', page: 'stay', language: 'ta' },
    { title: 'செய்தி', tag: 'stay', address: '/ta/my-bookings', lang: 'ta' },
  ],
  [{ title: '', page: 'https://evil.example', language: '../x' }, NOTHING],
  [{ title: 7 }, NOTHING],
  ['text', NOTHING],
  [null, NOTHING],
])('the push %j is shown as %j', (told, shown) => expect(readPush(JSON.stringify(told))).toEqual(shown))

test.each([undefined, '', '{"half":'])('an unreadable push (%s) shows only our name', (text) =>
  expect(readPush(text)).toEqual(NOTHING),
)

test.each([
  ['/desk', true],
  ['/office', true],
  ['/office/money', false],
  ['/my-bookings', true],
  ['/hi/my-bookings', true],
  ['/desk/booking/7', false],
  ['//evil.example', false],
  ['https://evil.example/desk', false],
  [undefined, false],
])('a press on a notification may open %s: %s', (address, expected) => expect(isOpenable(address)).toBe(expected))

const pagesAt = (...urls: string[]) => {
  const pages = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }))
  return { pages, matchAll: async () => pages, openWindow: vi.fn(async () => undefined) }
}

test('a tap on a notification focuses its page if it is open with any query', async () => {
  const open = pagesAt('https://uncle.example/', 'https://uncle.example/desk?date=2026-12-05')
  await openPage(open, '/desk')
  expect(open.pages[1]?.focus).toHaveBeenCalledOnce()
  expect(open.openWindow).not.toHaveBeenCalled()
})

test('a tap on a notification opens its page unless it is open, and never opens an address outside the site', async () => {
  const open = pagesAt('https://uncle.example/desk/more')
  await openPage(open, '/desk')
  expect(open.openWindow).toHaveBeenCalledExactlyOnceWith('/desk')
  await openPage(open, 'https://evil.example/')
  expect(open.openWindow).toHaveBeenCalledOnce()
})
