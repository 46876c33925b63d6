import { expect, type Page } from '@playwright/test'
import { test } from './check-page.ts'
import { signedIn } from './guest.ts'

/** Returns the guest's language according to their data export. */
async function languageOf(page: Page): Promise<string | undefined> {
  const id = (await page.context().cookies()).find(({ name }) => name === 'user_id')?.value
  const copy = await page.request.post(`/api/users/${id}/export-data`, { data: {} })
  const { data } = (await copy.json()) as { data: { account: { language: string }[] } }
  return data.account[0]?.language
}

test('the language that a guest chooses is kept for their texts', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signedIn(page)
  expect(await languageOf(page)).toBe('en')
  // A separate chunk watches the language links. It also loads on a phone, where the menu is hidden.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('profile-menu')),
    page.goto('/hotels-in-pune'),
  ])
  const sent = page.waitForRequest((request) => request.url().endsWith('/language'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' }).click()
  await expect(page).toHaveURL('/hi/hotels-in-pune')
  expect((await sent).postDataJSON()).toEqual({ language: 'hi' })
  await expect.poll(() => languageOf(page)).toBe('hi')
})
