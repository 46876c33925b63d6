import type { Page } from '@playwright/test'
import { signedIn } from '../../tests/e2e/guest.ts'
import type { Album, Take } from './steps.ts'

/** Shows the header's drawer or menu, the quick exit, and signing out. */
export const shellAlbum: Album = async (page, take) => {
  await page.goto('/')
  await menu(page, take, 'visitor')
  await signedIn(page)
  await page.goto('/')
  await menu(page, take, 'signed-in')
  await page.getByRole('button', { name: 'Hide this page' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Go back' }).waitFor()
  await take('hidden-page')
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.goto('/logout')
  await page.waitForURL('/')
  await take('logged-out')
}

/** Shows the drawer on a phone, or the signed-in guest's profile menu on a desktop. */
async function menu(page: Page, take: Take, whose: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const drawer = page.getByRole('button', { name: 'Menu' })
  if (await drawer.isVisible()) {
    await drawer.click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await take(`drawer-${whose}`)
    await page.keyboard.press('Escape')
    return
  }
  const profile = page.locator('summary', { hasText: 'My Profile' })
  if (!(await profile.isVisible())) return
  await profile.click()
  await take('profile-menu')
  await page.keyboard.press('Escape')
}
