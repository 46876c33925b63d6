import type { Page } from '@playwright/test'

/** Puts an earlier guest's session into this page, as when two people use one device in turn. */
export async function switchTo(page: Page, { token, userId }: { token: string; userId: string }): Promise<void> {
  const { origin } = new URL(page.url())
  await page.context().clearCookies()
  await page.context().addCookies([
    { name: 'access_token', value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'user_id', value: userId, url: origin, sameSite: 'Lax' },
  ])
}
