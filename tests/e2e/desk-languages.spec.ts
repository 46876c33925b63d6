import { expect, type Page } from '@playwright/test'
import { istDateOf } from '#domain/kernel/ist.ts'
import { hindi } from '#hindi/desk/desk.ts'
import { tamil } from '#tamil/desk/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { englishLeft } from './english-left.ts'
import { findCutText } from './find-cut-text.ts'
import { signedIn } from './guest.ts'

// Before sign-in, the desk's request for the current user returns 401.
test.use({ expectedFaults: [/401/] })

const EVENING = 3

/** Abbreviations and file types that the desk keeps in Latin letters in every language. */
const OF_THE_TRADE = ['tcs', 'tds', 'csv', 'iii']

/** Collects the words of names and free text from API responses, because they may be English. Skips error codes. */
function wordsOfAnswers(page: Page): { names: () => Promise<Set<string>> } {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const isData = response.headers()['content-type']?.startsWith('application/json') === true && response.ok()
    if (isData) bodies.push(response.text().catch(() => ''))
  })
  return {
    names: async () => {
      const texts = (await Promise.all(bodies)).flatMap((body) => body.match(/"(?:[^"\\]|\\.)*"/g) ?? [])
      const written = texts.filter((text) => /[A-Z]/.test(text))
      return new Set([
        ...OF_THE_TRADE,
        ...(written
          .join(' ')
          .toLowerCase()
          .match(/[a-z][a-z'’-]+/g) ?? []),
      ])
    },
  }
}

/** Returns the page's HTML without the head: except for the title, the server writes the head in English. */
const shown = async (page: Page, language: string): Promise<string> =>
  `<html lang="${language}"><title>${await page.title()}</title>${await page.locator('body').innerHTML()}</html>`

/** Lists text that is cut off. Ignores photos, which are cropped on purpose. */
const cutText = async (page: Page) => (await findCutText(page)).filter((cut) => !cut.includes('picture-frame'))

for (const [language, words] of [
  ['hi', hindi],
  ['ta', tamil],
] as const)
  test(
    `the desk has no English in ${language}, and fits a narrow phone`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 320, height: 740 })
      const hotel = await demoDeskHotel(page)
      await moveClockTo(page, '17:30')
      const booking = await bookThroughCalls({ page, token: await signedIn(page) }, hotel, { slot: EVENING, inDays: 0 })
      await page.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), language)
      const answers = wordsOfAnswers(page)
      const expectInLanguage = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await expect(page.getByText(words.loading)).toHaveCount(0)
        expect.soft(englishLeft(await shown(page, language), language, await answers.names()), path).toEqual([])
        expect.soft(await cutText(page), `${path} at 320 px`).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        expect.soft(await cutText(page), `${path} at 360 px`).toEqual([])
        await page.setViewportSize({ width: 320, height: 740 })
      }
      await expectInLanguage(DESK.signIn)
      await atDesk(page.request, 'manager')
      const today = istDateOf(await serverNow(page))
      for (const path of [
        DESK.today,
        DESK.find,
        DESK.scan,
        DESK.rooms,
        DESK.rack(today, 1),
        DESK.rack(today, 7),
        DESK.takeWalkIn,
        DESK.cleaning,
        DESK.hotelRooms,
        DESK.more,
        DESK.staff,
        DESK.prices,
        DESK.photos,
        DESK.facts,
        DESK.upi,
        DESK.reviews,
        DESK.cases,
        DESK.coupons,
        DESK.log,
        DESK.register,
        DESK.shift,
        DESK.statements,
        DESK.booking(booking.id),
        DESK.billOfBooking(booking.id),
        DESK.greet(booking.id),
      ])
        await expectInLanguage(path)
    },
  )
