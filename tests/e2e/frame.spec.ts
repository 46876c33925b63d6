import { expect, type Locator, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { openFooter } from './open-footer.ts'
import { newGuest, signedIn } from './guest.ts'

/** Tests what the specification says about the site's frame, cards and dialogs, letter for letter (§1, §2, §8). */

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992
const widthOf = async (dialog: Locator) => Math.round((await dialog.boundingBox())?.width ?? 0)

/** Returns the links in the header: in a desktop's bar, or in a phone's drawer. */
async function headerLinks(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('banner')
  return openDrawer(page)
}

/** Presses until the drawer is open, because a press before hydration opens nothing. */
async function openDrawer(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(async () => {
    if (!(await drawer.isVisible()))
      await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click({ timeout: 1000 })
    await expect(drawer).toBeVisible({ timeout: 1000 })
  }).toPass()
  return drawer
}

test('the header, footer and claims match the specification', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  for (const claim of ['700+ hotels', 'Over fifty thousand couples', 'Support 24 hours', 'up to 70% faster'])
    await expect(page.getByRole('main')).toContainText(claim)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /couple-friendly hotels in India/)

  const folded = await page.getByRole('contentinfo').boundingBox()
  if (isPhone(page)) expect(folded?.height).toBeLessThan(480)
  await expect(page.getByRole('article').first()).toContainText(/(Full Day|Evening), \d+ (AM|PM|noon) to/)

  const footer = await openFooter(page)
  await expect(footer.getByRole('heading', { name: 'Get the best of Uncle, on the go. It won’t itch.' })).toBeVisible()
  for (const name of ['Android', 'iOS', 'Instagram', 'Facebook', 'YouTube', 'Blog', 'Love Forum'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/)
  await expect(footer).toContainText('Bengaluru 560095')
  await expect(footer.getByRole('link', { name: /1800/ })).toHaveAttribute('href', /^tel:/)
  for (const [name, path] of [
    ['About Us', /^\/team/],
    ['Team', '/team'],
    ['Join us', /^\/team#join/],
    ['Refer & Earn', '/refer-and-earn'],
    ['Get your hotel Listed', '/partner-with-us'],
    ['Terms', '/terms-conditions'],
    ['Privacy', '/privacy-policy'],
    [/^Refunds\/.?Cancellations$/u, '/cancellations-refunds'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

  const visitor = await headerLinks(page)
  await expect(visitor.getByRole('link', { name: /1800/ }).first()).toHaveAttribute('href', /^tel:/)
  for (const name of ['Login/Sign-up', 'Download App', 'Team', 'Join Us', 'Love Forum'])
    await expect(visitor.getByRole('link', { name, exact: true })).toBeAttached()
})

test('every page has all menu links at every width', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/hotels-in-pune?slot=3')
  const hotel = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
  const slug = /hotel\/([^?]+)/.exec(hotel)?.[1]
  for (const path of ['/', '/hotels-in-pune', `/hotel/${slug}`, `/booking?hotel=${slug}`, '/team']) {
    await page.goto(path)
    for (const width of [320, 360, 767, 768, 991, 992, 1100, 1199]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNothingWide(page)
      if (path === '/hotels-in-pune' && width < 768) await expectWholeSummary(page)
      // Every page has the same menu, so only the first page is checked at every width.
      if (path !== '/' && width !== 320 && width !== 1199) continue
      const drawer = await openDrawer(page)
      for (const name of ['Login/Sign-up', 'Download App', 'Team', 'Join Us', 'Love Forum'])
        await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
      await expectNothingWide(page)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
    await page.setViewportSize({ width: 1200, height: 740 })
    for (const name of ['Login/Sign-up', 'Download App', 'Team', 'Join Us', 'Love Forum'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
    await expectNothingWide(page)
    await page.setViewportSize({ width: 360, height: 740 })
  }
})

/** Expects that a phone's bar shows the whole search. */
async function expectWholeSummary(page: Page): Promise<void> {
  const lines = page.getByRole('link', { name: /^Change your search/ }).locator('b, .soft')
  expect(await lines.evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length)).toBe(0)
}

const expectNothingWide = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('the sidebar leads to My Favourites and back above 1200 px', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page)
  await page.goto('/my-bookings')
  const sidebar = page.getByRole('complementary', { name: 'Profile' })
  await sidebar.getByRole('link', { name: 'My Favourites' }).click()
  await expect(page).toHaveURL('/my-favourites')
  await expect(sidebar.getByRole('link', { name: 'My Favourites' })).toHaveCount(0)
  await sidebar.getByRole('link', { name: 'My Bookings' }).click()
  await expect(page).toHaveURL('/my-bookings')
})

test('both links of the profile menu lead to My Bookings, and the menu signs out', async ({ page }) => {
  await signedIn(page)
  // Waits for the page's requests about its guest, which would be refused after the sign-out.
  const met = page.waitForResponse(/\/api\/users\/[0-9a-f-]{36}/)
  await page.goto('/')
  await met
  await page.waitForLoadState('networkidle')
  const menu = await headerLinks(page)
  if (!isPhone(page)) await openProfileMenu(menu)
  else await expect(menu).toContainText(/My Profile.*Credit: ₹100/)
  for (const name of ['My Bookings', 'My Favourites'])
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/my-bookings')
  const logout = menu.getByRole('link', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await logout.click()
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token')
  await expect(page).toHaveURL('/')
})

/** Presses until the menu stays open, because a menu opened before hydration may close again. */
async function openProfileMenu(header: Locator): Promise<void> {
  await expect(async () => {
    const logout = header.getByRole('link', { name: 'Logout' })
    if (!(await logout.isVisible())) await header.getByText('My Profile').click({ timeout: 1000 })
    await expect(logout).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test.describe('an ended session', () => {
  test.use({ expectedFaults: [/401/] })

  test('an ended session leaves the visitor anonymous', { tag: ['@once', '@long'] }, async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.context().addCookies([
      { name: 'access_token', value: 'f'.repeat(64), url },
      { name: 'user_id', value: '00000000-0000-4000-8000-000000000000', url },
    ])
    await page.goto('/')
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('user_id')
    await expect((await headerLinks(page)).getByRole('link', { name: 'Login/Sign-up' })).toBeVisible()
  })

  test(
    'a protected page says that its sign-in appears because the session has ended',
    { tag: '@once' },
    async ({ page, baseURL }) => {
      await page.goto('/my-bookings')
      const login = page.getByRole('dialog', { name: 'Login' })
      await expect(login).toContainText('Only you can see this page.')
      // Leaves the page, because otherwise it would report the ended session before the reload.
      await page.goto('about:blank')
      await page.context().addCookies([
        { name: 'access_token', value: 'f'.repeat(64), url: baseURL ?? '' },
        { name: 'user_id', value: '00000000-0000-4000-8000-000000000000', url: baseURL ?? '' },
      ])
      await page.goto('/my-bookings')
      await expect(login).toContainText('You were signed out.')
    },
  )
})

test.describe('the site without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the site without scripts explains empty pages, and gives the phone number',
    { tag: '@once' },
    async ({ page }) => {
      for (const path of ['/my-bookings', '/my-favourites', '/refer-and-earn', '/confirm-booking?bookingid=1']) {
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main.getByText(/^This page needs JavaScript/)).toBeVisible()
        await expect(main.getByRole('link', { name: /^1800/ })).toHaveAttribute('href', /^tel:/)
        await expect(main.getByText('Loading...').filter({ visible: true })).toHaveCount(0)
      }
    },
  )
})

test('a card shows the hotel’s facts, and its pictures wrap at both ends', async ({ page }) => {
  await page.goto('/hotels-in-pune?slot=3')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('Bathtub') })
    .first()
  await expect(card.getByRole('heading')).toHaveText(/\S/)
  await expect(card.locator('s, del').first()).toHaveText(/^Usual price ₹[\d,]+$/)
  await expect(card).toContainText(/₹[\d,]+ tax/)
  await expect(page.getByText('New On Uncle').first()).toBeVisible()
  await expect(page.getByText('Same-sex couples welcome').first()).toBeAttached()
  await expect(page.getByRole('main')).toContainText(/breakfast included/i)
  const name = await card.getByRole('heading').innerText()
  const track = card.getByRole('group', { name: `Pictures of ${name}` })
  await test.step('the card has three tab stops, and announces each picture', async () => {
    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect(card.getByText(/^Picture 2 of 4: \w/)).toBeAttached()
    await expect(card.getByRole('img')).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await expect(card.getByText(/^Picture 1 of 4: \w/)).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button', { name: `Add to favourites: ${name}` })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name })).toBeFocused()
  })
  if (isPhone(page)) return // a finger swipes there, arrows are for a pointer
  const at = () => track.evaluate((slides) => Math.round(slides.scrollLeft / slides.clientWidth))
  const last = (await track.locator('> *').count()) - 1
  await card.hover()
  await card.getByRole('button', { name: `Previous picture of ${name}` }).dispatchEvent('click')
  await expect.poll(at).toBe(last)
  await card.getByRole('button', { name: `Next picture of ${name}` }).dispatchEvent('click')
  await expect.poll(at).toBe(0)
})

test.describe('the dialogs of the specification', () => {
  // the test types a wrong OTP
  test.use({ expectedFaults: [/422/] })

  test('the dialogs in the specification have the specified widths and words', { tag: '@both' }, async ({ page }) => {
    const guest = newGuest()
    await page.goto('/my-bookings')
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect(login).toBeVisible()
    expect(await widthOf(login)).toBe(isPhone(page) ? 350 : 408)
    await login.getByLabel('Phone').fill(guest.phone)
    await login.getByRole('button', { name: 'Get OTP' }).click()
    await expect(login).toContainText(
      'There are no user account with this phone number. Please check the number or SignUp.',
    )
    await login.getByRole('button', { name: /^Sign-?Up/i }).click()
    const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
    await expect(signUp).toBeVisible()
    expect(await widthOf(signUp)).toBe(isPhone(page) ? 350 : 750)
    await expect(signUp.getByRole('button', { name: 'Already a member? Sign In Now !' })).toBeVisible()
    await signUp.getByLabel('Name').fill(guest.name)
    await signUp.getByLabel('Email').fill(guest.email)
    await signUp.getByLabel('City').selectOption(guest.city)
    await signUp.getByRole('button', { name: 'GET OTP' }).click()
    await expect(signUp).toContainText('Not getting OTP? Call us at 1800')
    await expect(signUp.getByRole('button', { name: 'Resend OTP' })).toBeVisible()
    await signUp.getByRole('textbox', { name: /OTP|password/i }).fill('000000')
    await expect(signUp).toContainText('Please enter the correct OTP sent on your mobile.')
    await expect(signUp.getByRole('button', { name: 'Click here to resend OTP' })).toBeVisible()
    await expectSoundPage(page)
    if (!isPhone(page)) return
    await page.setViewportSize({ width: 340, height: 640 })
    expect(await widthOf(signUp)).toBe(300)
  })
})
