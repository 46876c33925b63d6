import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'

/** Tests the site for guests without a pointer, without scripts, or with a very narrow screen. */

test(
  'the quick exit hides the page, and Esc or ‘Go back’ restores it with its focus',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/hotels-in-pune?slot=3')
    const exit = page.getByRole('button', { name: 'Hide this page' }).filter({ visible: true })
    const curtain = page.getByRole('dialog', { name: 'Today' })
    await page.waitForLoadState('networkidle')
    for (const [open, close] of [
      ['Enter', 'Escape'],
      [' ', 'Escape'],
      ['Enter', 'Enter'],
    ] as const) {
      await exit.press(open)
      await expect(curtain).toBeVisible()
      await expect(page).toHaveTitle('Today')
      await page.keyboard.press(close)
      await expect(curtain).toBeHidden()
      await expect(page).toHaveTitle(/Pune/)
      await expect(exit).toBeFocused()
    }
    const menu = page.getByRole('button', { name: 'Menu' }).filter({ visible: true })
    await menu.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Hide this page' }).press('Enter')
    await expect(curtain).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(curtain).toBeHidden()
    await expect(menu).toBeFocused()
    await test.step('the quick exit fits inside the narrowest screen', async () => {
      for (const path of ['/', '/hotels-in-pune?slot=3', '/booking-failed']) {
        await page.setViewportSize({ width: 240, height: 400 })
        await page.goto(path)
        const box = await exit.boundingBox()
        expect((box?.x ?? 240) + (box?.width ?? 0)).toBeLessThanOrEqual(240)
      }
    })
  },
)

test('an incomplete phone number shows an error in its field', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/my-bookings')
  const login = page.getByRole('dialog', { name: 'Login' })
  const phone = login.getByLabel('Phone')
  const send = login.getByRole('button', { name: 'Get OTP' })
  await phone.fill('98201')
  await expect(send).toHaveAccessibleDescription('Enter your 10-digit phone number.')
  await send.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription('Enter all 10 digits of the phone number')
  await login.getByRole('button', { name: /^Sign up/ }).click()
  const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
  await signUp.getByRole('button', { name: 'GET OTP' }).press('Enter')
  await expect(signUp.getByLabel('Name')).toBeFocused()
  await expect(signUp.getByLabel('Name')).toHaveAccessibleDescription('Name Required')
})

test(
  'two presses of Esc hide the page, and a hasty third press does not show it again',
  { tag: '@once' },
  async ({ page }) => {
    const curtain = page.getByRole('dialog', { name: 'Today' })
    for (const path of ['/', '/hotels-in-pune?slot=3']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Escape')
      await expect(curtain).toBeHidden()
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
      await expect(curtain).toBeVisible()
      await expect(page).toHaveTitle('Today')
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(curtain).toBeHidden({ timeout: 200 })
      }).toPass()
    }
  },
)

test(
  'Menu, Help and Hide have the same order on every page, with Help and Hide at the right edge',
  { tag: '@once' },
  async ({ page }) => {
    const hotel = await freeHotel({ page, token: '' }, { slot: 3 }, [3])
    const places: number[][] = []
    for (const path of ['/', '/hotels-in-pune?slot=3', `/hotel/${hotel.slug}`, `/booking?hotel=${hotel.slug}&slot=3`]) {
      await page.goto(path)
      const boxes = ['Menu', 'Help', 'Hide this page'].map((name) =>
        page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().boundingBox(),
      )
      const [menu = 0, help = 0, hide = 0] = (await Promise.all(boxes)).map((box) => Math.round(box?.x ?? -1))
      places.push([help, hide])
      expect([menu, help, hide], path).toEqual([menu, help, hide].toSorted((a, b) => a - b))
      const heights = (await Promise.all(boxes)).map((box) => box?.y ?? Infinity)
      expect(Math.max(...heights), path).toBeLessThan(32)
    }
    for (const [help = 0, hide = 0] of places) {
      expect(Math.abs(help - (places[0]?.[0] ?? 0))).toBeLessThanOrEqual(12)
      expect(Math.abs(hide - (places[0]?.[1] ?? 0))).toBeLessThanOrEqual(12)
    }
  },
)

test.describe('the site before its scripts load, and without them', () => {
  test.use({ javaScriptEnabled: false })

  test('the site before its scripts load has the quick exit and its links', { tag: '@once' }, async ({ page }) => {
    await page.route(/wikipedia/, (route) => route.fulfill({ body: 'Elsewhere' }))
    await page.goto('/hotels-in-pune?slot=3')
    const control = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
    await control('Menu').click()
    await expect(page).toHaveURL(/#footer-pages$/)
    const links = page.getByRole('navigation', { name: 'Footer' })
    for (const name of ['Find a hotel', 'Safety and law', 'Team'])
      await expect(links.getByRole('link', { name, exact: true })).toBeInViewport()
    await page.goto('/booking-failed')
    await expect(control('Menu')).toHaveAttribute('href', '/#footer-pages')
    await expect(control('Help')).toHaveAttribute('href', /^tel:/)
    await control('Hide this page').click()
    await expect(page).toHaveURL(/wikipedia/)
    expect(await page.evaluate(() => document.referrer)).toBe('')
  })
})

test('a filter keeps the focus on its page, and a new page starts at the top', { tag: '@once' }, async ({ page }) => {
  // Searches for a later day, because tonight is nearly sold out after midnight.
  const day = addDays(istDateOf(await serverNow(page)), 3)
  await page.goto(`/hotels-in-pune?slot=3&checkin=${day}`)
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { level: 1 })
  const all = await heading.innerText()
  await page.getByRole('link', { name: 'Bathtub', exact: true }).filter({ visible: true }).press('Enter')
  await expect(page).toHaveURL(/bathtub=1/)
  await expect(heading).not.toHaveText(all)
  await expect(heading).not.toBeFocused()
  await page.getByRole('article').getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/hotel\//)
  // The new page is a new document, so the browser announces its title, and the focus starts at the top.
  await expect(page.locator('body')).toBeFocused()
})

/** Finds a hotel with more reviews than the three that come with its page, but few enough to reach their end. */
async function hotelWithMoreReviews(page: Page): Promise<string> {
  await page.goto('/hotels-in-jaipur?slot=3')
  const links = page.getByRole('article').getByRole('heading').getByRole('link')
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    const slug = /hotel\/([\w-]+)/.exec(path)?.[1]
    const answer = await page.request.get(`/api/hotels/${slug}/reviews/count`)
    const { count } = (await answer.json()) as { count: number }
    if (count > 4 && count < 10) return path
  }
  throw new Error('no hotel has as many reviews')
}

test(
  'the focus moves to the last reviews when their button disappears',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto(await hotelWithMoreReviews(page))
    const section = page.getByRole('region', { name: 'What couples say' })
    const reviews = section.getByRole('article')
    const more = section.getByRole('button', { name: /^(?:Show more reviews|Loading)/ })
    await more.waitFor()
    while ((await more.count()) > 0) {
      const before = await reviews.count()
      await more.press('Enter')
      // The last press may load nothing new. Then only the button disappears.
      await expect.poll(async () => (await reviews.count()) > before || (await more.count()) === 0).toBe(true)
    }
    await expect(reviews.and(page.locator(':focus'))).toHaveCount(1)
  },
)

test('the selected option is visible in forced colours', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/hotels-in-pune?slot=3')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/hotel\//)
  await expect(page.getByRole('switch').first()).toBeAttached()
  for (const name of ['Date', 'Slot']) {
    const edges = await page
      .getByRole('radiogroup', { name })
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => [label.matches(':has(:checked)'), getComputedStyle(label).borderTopWidth]),
      )
    expect(edges).toContainEqual([true, '3px'])
    expect(edges.filter(([isChosen, width]) => !isChosen && width === '3px')).toEqual([])
  }
  const thumb = await page
    .getByRole('switch')
    .first()
    .evaluate((control) => {
      const track = control.nextElementSibling
      return track && [getComputedStyle(track).backgroundColor, getComputedStyle(track, '::after').backgroundColor]
    })
  expect(new Set(thumb).size).toBe(2)
})
