import { expect, type Page } from '@playwright/test'
import { ACCEPTED_IDS } from '#domain/chatbot/house-rules.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, freeHotel, serverNow } from './book-through-calls.ts'
import { test as base } from './check-page.ts'
import { deskPages } from './desk-pages.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { englishLeft, latinWordsIn } from './english-left.ts'
import { findCutText } from './find-cut-text.ts'
import { FIXED_PATHS } from './guest-pages.ts'
import { signedIn } from './guest.ts'
import { startOwnSite, type OwnSite } from './own-site.ts'
import { namesInJson, wordsOfAnswers } from './words-of-answers.ts'

/** Starts a site whose English texts are accented, a third longer and in brackets (`pseudo-words.ts`). */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({ playwright: _playwright }, provide) => {
      const site = await startOwnSite('serve-pseudo.ts')
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
})
// The browser logs the refusals for missing pages, and for the desk before the sign-in.
test.use({ expectedFaults: [/401|404/] })

const EVENING = 3

/**
 * English words that come from `src/domain`: days, months, slots, a number of days, and the IDs in the specification.
 */
const OF_THE_DOMAIN = latinWordsIn(
  `language day days noon midnight sun mon tue wed thu fri sat sunday monday tuesday wednesday thursday friday saturday
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october
  november december ${SLOTS.map(({ listingName }) => listingName).join(' ')} ${ACCEPTED_IDS.join(' ')}`,
)

/** Photos are cropped on purpose. */
const cutText = async (page: Page) => (await findCutText(page)).filter((cut) => !cut.includes('picture-frame'))

async function expectWhole(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  const known = new Set([...OF_THE_DOMAIN, ...names])
  const html = `<html lang="en">${await page.locator('body').innerHTML()}</html>`
  expect.soft(englishLeft(html, 'en', known), `${path}: not from src/words`).toEqual([])
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.soft.poll(() => cutText(page), { message: `${path} at ${width} px`, timeout: 2000 }).toEqual([])
  }
}

test(
  'on narrow phones the guests’ pages cut off no text that is a third longer, and take all texts from src/words',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    test.setTimeout(400_000)
    const answers = wordsOfAnswers(page)
    const booker = { page, token: await signedIn(page) }
    const hotel = await freeHotel(booker, {}, [EVENING])
    const booking = await bookThroughCalls(booker, hotel)
    for (const path of [
      ...FIXED_PATHS,
      '/hotels-in-pune?locality=baner',
      '/hotels-in-pune?below=300&rated=4.5&sort=rating',
      `/hotel/${hotel.slug}?slot=3`,
      `/booking?hotel=${hotel.slug}&slot=3`,
      `/confirm-booking?bookingid=${booking.id}&hotelId=${hotel.id}`,
      '/no-such-page',
      '/hotel/no-such-hotel',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { pathname, search } = new URL(page.url())
      const data = await (await page.request.get(`/page-data${pathname}${search}`)).text()
      await expectWhole(page, path, [...namesInJson(data), ...(await answers.names())])
    }
  },
)

test(
  'the desk cuts off no text that is a third longer on narrow phones, and takes all texts from src/words',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    test.setTimeout(400_000)
    const answers = wordsOfAnswers(page)
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:30')
    const booking = await bookThroughCalls({ page, token: await signedIn(page) }, hotel, { slot: EVENING, inDays: 0 })
    const look = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectWhole(page, path, await answers.names())
    }
    await look(DESK.signIn)
    await atDesk(page.request, 'manager')
    for (const path of deskPages(istDateOf(await serverNow(page)), booking.id)) await look(path)
  },
)
