import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { dateWords } from '#words/times.ts'
import { freeHotel, sellOut, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { untilStarted } from './until-started.ts'

/** Returns the page of a free hotel that sells every slot, and that hotel's review page. */
async function stayPaths(page: Page): Promise<{ hotel: string; review: string }> {
  const { slug } = await freeHotel({ page, token: '' }, { slot: 3, inDays: 30 }, [0, 1, 2, 3, 4])
  const stay = `checkin=${addDays(istDateOf(await serverNow(page)), 30)}&slot=3`
  return { hotel: `/hotel/${slug}?${stay}`, review: `/booking?hotel=${slug}&${stay}` }
}

/** Tabs through the page from top to bottom, and lists the elements that a sticky bar covers. */
async function coveredWhenTabbedTo(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return { end: true }
      if (element.matches('.skip-link')) return { end: false, isUnder: false } // the skip link lies above everything
      const box = element.getBoundingClientRect()
      const bars = [...document.querySelectorAll('.sticky-bar, .sticky-top')].filter(
        (bar) => getComputedStyle(bar).position === 'sticky' && !bar.contains(element),
      )
      const isUnder = bars.some((bar) => {
        const { top, bottom, height } = bar.getBoundingClientRect()
        return height > 0 && box.top < bottom && box.bottom > top && box.top >= top - 1 && box.bottom <= bottom + 1
      })
      return {
        end: false,
        isUnder,
        name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40),
      }
    })
    if (found.end) break
    if (found.isUnder) covered.push(found.name ?? '?')
  }
  return covered
}

test('no bar covers the focused element, in portrait or landscape', { tag: ['@once', '@long'] }, async ({ page }) => {
  const { hotel, review } = await stayPaths(page)
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [hotel, review]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, width, await coveredWhenTabbedTo(page)]).toEqual([path, width, []])
    }
  }
})

test('a sold slot offers the nearest free times, and choosing one moves the focus to the slot', async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const sold = await sellOut(booker, { slot: 3, inDays: 41, city: 'kochi' })
  const day = addDays(istDateOf(await serverNow(page)), 41)
  await page.goto(`/booking?hotel=${sold.slug}&checkin=${day}&slot=3`)

  await test.step('the review begins by saying that the slot is sold, and has no fields', async () => {
    await expect(page.getByText(/This time is sold out\. Nothing was charged\./)).toBeInViewport()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'See free times' }).filter({ visible: true }).click()
  })
  await test.step('the hotel page lists free times under the slots', async () => {
    await expect(page.getByText(`Evening on ${dateWords(day)} is sold out.`)).toBeVisible()
    const times = page.getByRole('region', { name: 'Is this time free?' }).getByRole('listitem')
    await expect(times.first()).toContainText(/\d+ (?:AM|PM|noon) to \d+ (?:AM|PM).*₹[\d,]+/)
    await expect(page.getByRole('link', { name: 'See free times' }).filter({ visible: true })).toBeVisible()
    const nearest = times.first().getByRole('link')
    await untilStarted(nearest)
    await nearest.press('Enter')
    await expect(page.getByRole('link', { name: 'Book Now' }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true, name: /₹/ })).toBeFocused()
  })
})

test.describe('a choice on the hotel page', () => {
  // the test types a coupon that does not exist
  test.use({ expectedFaults: [/422/] })

  test(
    'a choice on the hotel page keeps the focus on the pressed control, and announces the total',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const { hotel } = await stayPaths(page)
      await page.goto(hotel)
      await page.waitForLoadState('networkidle')

      await test.step('a stepper stops at its end', async () => {
        const fewer = page.getByRole('button', { name: 'Fewer guests' })
        await fewer.press('Enter')
        await expect(page).toHaveURL(/guests=1/)
        await expect(fewer).toBeDisabled()
        await expect(fewer).toBeFocused()
      })
      await test.step('a coupon is refused, applied and removed', async () => {
        await page.getByRole('button', { name: 'Add a coupon' }).press('Enter')
        const coupon = page.getByRole('textbox', { name: 'Coupon' })
        await expect(coupon).toBeFocused()
        await coupon.fill('NOSUCH1')
        await coupon.press('Enter')
        await expect(page.getByText('We do not know this coupon.').filter({ visible: true })).toBeVisible()
        await expect(coupon).toBeFocused()
        await coupon.fill('WELCOME10')
        await coupon.press('Enter')
        const remove = page.getByRole('button', { name: 'Remove coupon WELCOME10' })
        await expect(remove).toBeFocused()
        await remove.press('Enter')
        await expect(page.getByRole('button', { name: 'Add a coupon' })).toBeFocused()
      })
      await test.step('the bill opens and closes', async () => {
        const total = page.getByRole('definition').filter({ visible: true }).last()
        await expect(async () => {
          const sum = await total.innerText({ timeout: 1000 })
          await expect(page.getByRole('status').filter({ hasText: `: ${sum} with tax` })).toBeAttached({
            timeout: 1000,
          })
        }).toPass()
      })
      await test.step('the bar says how much is to be paid now', async () => {
        await page.getByRole('switch', { name: /^Pay at hotel/ }).press('Space')
        await expect(page).toHaveURL(/pay_at_hotel=true/)
        await expect(page.getByText(/^of ₹[\d,]+ with tax$/)).toBeVisible()
      })
    },
  )
})

test.describe('a part of the page that does not load', () => {
  test.use({ expectedFaults: [/ERR_FAILED|dynamically imported/] })

  test(
    'a part of the page that fails to load offers a retry and keeps the focus',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const { hotel, review } = await stayPaths(page)
      await page.goto(hotel)
      await page.waitForLoadState('networkidle')
      const month = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'Asia/Kolkata' })
      const openers = [
        [
          page.getByRole('button', { name: month.format(addMonth(await serverNow(page))) }),
          'date-dialog',
          'The calendar',
        ],
        [page.getByRole('button', { name: /^Picture 1 of/ }), 'picture-viewer', 'The picture viewer'],
      ] as const
      for (const [opener, chunk, name] of openers) {
        await page.route(`**/${chunk}*`, (route) => route.abort())
        await opener.press('Enter')
        await expect(page.getByText(`${name} did not load. Check your connection.`)).toBeVisible()
        await expect(opener).toBeFocused()
        await page.unroute(`**/${chunk}*`)
        await page.getByRole('button', { name: 'Try again' }).press('Enter')
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        if (chunk === 'picture-viewer') {
          await dialog.getByRole('button', { name: 'Close' }).press('ArrowRight')
          await expect(dialog.getByRole('status')).toContainText('2 of')
          await expect(dialog.getByRole('figure')).toContainText(
            /^(?:The (?:room|hotel from the street|bathroom|balcony|lounge)|Breakfast)$/,
          )
        }
        await page.keyboard.press('Escape')
        await expect(opener).toBeFocused()
      }
      await page.goto(review)
      await page.waitForLoadState('networkidle')
      await page.route('**/sign-in-dialog*', (route) => route.abort())
      const book = page.getByRole('button', { name: /^Book Now/ }).filter({ visible: true })
      await book.press('Enter')
      await expect(page.getByText('The login did not load. Check your connection.')).toBeVisible()
      await expect(book).toBeEnabled()
      await page.unroute('**/sign-in-dialog*')
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Sign-Up' })).toBeVisible()
    },
  )
})

const addMonth = (now: Date) => new Date(now.getTime() + 30 * 86_400_000)

test.describe('the hotel page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the hotel page without JavaScript shows the price of a different stay', { tag: '@once' }, async ({ page }) => {
    const { hotel } = await stayPaths(page)
    await page.goto(hotel)
    const total = page.getByRole('definition').filter({ visible: true }).last()
    const before = await total.innerText()
    await page.getByRole('spinbutton', { name: 'rooms' }).fill('2')
    await page.getByRole('spinbutton', { name: 'guests' }).fill('4')
    await page.getByRole('button', { name: 'Show the price' }).click()
    await expect(page).toHaveURL(/rooms=2/)
    await expect(total).not.toHaveText(before)
    for (const dead of [/^More/, 'Add a coupon', /favourites/, 'Share'])
      await expect(page.getByRole('main').getByRole('button', { name: dead }).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click()
    await expect(page.getByText(/JavaScript is off/)).toContainText('1800')
    await expect(page.getByRole('button', { name: /^Book Now/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Book Now/ }).first()).toHaveAttribute(
      'href',
      /^\/plain\/review\?.*rooms=2/,
    )
  })
})
