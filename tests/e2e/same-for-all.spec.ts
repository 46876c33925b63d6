import { expect } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'

const BROWSERS = 50

const AGENTS = [
  'Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
]
const CAME_FROM = ['', 'https://www.google.com/', 'https://hotels.example/pune?cheapest', 'https://mail.example/']

/** Headers that reveal a browser's phone and history. They differ from browser to browser. */
const historyOf = (browser: number): Record<string, string> => ({
  'user-agent': AGENTS[browser % AGENTS.length] ?? '',
  cookie: `visits=${browser * 7}; seen=hotel-${browser}; _ga=GA1.1.${browser}.${browser * 31}`,
  referer: CAME_FROM[browser % CAME_FROM.length] ?? '',
  'accept-language': ['en-IN', 'en-US,en;q=0.8', 'hi-IN,hi', 'ta-IN'][browser % 4] ?? '',
  'x-forwarded-for': `49.36.${browser}.7`,
  'device-memory': String([0.5, 2, 8][browser % 3]),
  'sec-ch-ua-platform': ['"Android"', '"iOS"', '"macOS"'][browser % 3] ?? '',
})

test(
  `the same search has the same bytes in ${BROWSERS} browsers with different phones and histories`,
  { tag: '@once' },
  async ({ page, playwright, baseURL }) => {
    const day = addDays(istDateOf(await serverNow(page)), 47) // no other journey books then
    const stay = { checkin: `${day}T21:00`, checkout: `${addDays(day, 1)}T10:00`, rooms: '2' }
    const filter = JSON.stringify({ where: { cityId: 'pune', total: { gt: 999 } }, order: 'total', limit: 30 })
    const asked = [
      `/hotels-in-pune?slot=3&checkin=${day}&rooms=2`,
      `/api/hotels/search?${new URLSearchParams({ ...stay, filter })}`,
    ]
    const askInEach = async (path: string) => {
      const answers = new Set<string>()
      for (let browser = 0; browser < BROWSERS; browser++) {
        const visitor = await playwright.request.newContext({
          baseURL: baseURL ?? '',
          extraHTTPHeaders: historyOf(browser),
        })
        const answer = await visitor.get(path)
        expect(answer.status()).toBe(200)
        answers.add(await answer.text())
        await visitor.dispose()
      }
      expect([path, answers.size]).toEqual([path, 1])
      expect([...answers][0]?.length).toBeGreaterThan(3000)
    }
    for (const path of asked) {
      await test.step(`the page ${path} is the same in every browser`, () =>
        expect(() => askInEach(path)).toPass({ timeout: 60_000 })) // a page says its minute, which may end meanwhile
    }
  },
)
