import { expect, type Page } from '@playwright/test'
import { istDateOf } from '#domain/kernel/ist.ts'
import { words as hindi } from '#hindi/desk/desk.ts'
import { words as tamil } from '#tamil/desk/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { deskPages } from './desk-pages.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { englishLeft } from './english-left.ts'
import { findCutText } from './find-cut-text.ts'
import { signedIn } from './guest.ts'
import { wordsOfAnswers } from './words-of-answers.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const EVENING = 3

/** Abbreviations and file types that stay in Latin letters in every language at the desk. */
const OF_THE_TRADE = ['tcs', 'tds', 'csv', 'iii']

/** Returns the page's HTML without the head, because the server writes all of the head but its title in English. */
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
        expect
          .soft(
            englishLeft(await shown(page, language), language, new Set([...OF_THE_TRADE, ...(await answers.names())])),
            path,
          )
          .toEqual([])
        expect.soft(await cutText(page), `${path} at 320 px`).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        expect.soft(await cutText(page), `${path} at 360 px`).toEqual([])
        await page.setViewportSize({ width: 320, height: 740 })
      }
      await expectInLanguage(DESK.signIn)
      await atDesk(page.request, 'manager')
      const today = istDateOf(await serverNow(page))
      for (const path of deskPages(today, booking.id)) await expectInLanguage(path)
    },
  )
