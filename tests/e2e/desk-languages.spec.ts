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

// Before the sign-in the desk asks who is there and gets 401.
test.use({ expectedFaults: [/401/] })

const EVENING = 3

/** Latin words of tax, police and files, which the desk writes so in every language. */
const OF_THE_TRADE = ['tcs', 'tds', 'csv', 'iii']

/** Collects the words of what people wrote and are called, from the answers of the API. Codes have no capitals. */
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

/** The page without its head: only its title is in the desk's language, which the server does not know. */
const shown = async (page: Page, language: string): Promise<string> =>
  `<html lang="${language}"><title>${await page.title()}</title>${await page.locator('body').innerHTML()}</html>`

/** Leaves out photos, which their frames cut. */
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
