import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'

/** Returns the query for an evening in a month's time, and a hotel that is free then and sells every slot. */
async function freeStay(page: Page): Promise<{ slug: string; stay: string }> {
  const { slug } = await freeHotel({ page, token: '' }, { slot: 3, inDays: 30 }, [0, 1, 2, 3, 4])
  return { slug, stay: `checkin=${addDays(istDateOf(await serverNow(page)), 30)}&slot=3` }
}

/** Lists the page's calls to the API, by the last part of their addresses. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/hotels/')) calls.push(pathname.split('/').at(-1) ?? '')
  })
  return calls
}

/** Tests specification §4, hotel page: 'updating', a pause of 300 ms, then bill and availability once. */
test(
  'several presses within a moment request one bill, and the old bill says that it is being updated',
  { tag: '@once' },
  async ({ page }) => {
    const { slug, stay } = await freeStay(page)
    // Installs the clock before the first script, because a timer on the real clock could not be cleared later.
    await page.clock.install()
    await page.goto(`/hotel/${slug}?${stay}`)
    await page.waitForLoadState('networkidle')
    const bill = page.locator('[aria-busy]').filter({ visible: true }).first()
    await expect(bill).toHaveAttribute('aria-busy', 'false')
    await page.clock.pauseAt(Date.now() + 1000)
    const calls = callsOf(page)
    const slots = page.getByRole('radiogroup', { name: 'Slot' }).getByRole('radio')
    for (const slot of [0, 4]) await slots.nth(slot).press('Space')
    await expect(bill).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(290)
    expect(calls).toEqual([])
    // Advances the clock further, because the page may have handled the second press only now.
    const billsAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      return calls.filter((call) => call === 'calculate-bill').length
    }
    await expect.poll(() => billsAfter(20)).toBe(1)
    await page.clock.resume()
    await expect(bill).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveURL(/slot=4/)
    expect(calls.filter((call) => call === 'calculate-bill')).toHaveLength(1)
  },
)

/** Tests specification §4, booking flow: cancelling the review resets the booking data. */
test('a guest who leaves the review begins the next one with empty fields', { tag: '@once' }, async ({ page }) => {
  const { slug, stay } = await freeStay(page)
  // Waits for the script, because input typed earlier survives until the script loads, but not a reload.
  await page.goto(`/booking?hotel=${slug}&${stay}`, { waitUntil: 'networkidle' })
  await page.getByLabel('Name').fill('Asha Rao')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
  await page.getByText('Back to the hotel', { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/hotel/${slug}`))
  await page.goto(`/booking?hotel=${slug}&${stay}`)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

/** Tests specification §4, login dialog: closing resets the dialog. */
test('a closed sign-in dialog opens again empty, on its first screen', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hotels-in-pune')
  await page.waitForLoadState('networkidle')
  const heart = page.getByRole('article').getByRole('button', { name: /^Add to favourites/ })
  await heart.first().click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Phone').fill('9876543210')
  await login.getByRole('button', { name: /^Sign up/ }).click()
  const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
  await signUp.getByLabel('Name').fill('Asha')
  await signUp.getByRole('button', { name: 'Close' }).click()
  await expect(signUp).toBeHidden()
  await heart.first().click()
  await expect(login.getByLabel('Phone')).toHaveValue('')
})
