import { expect, type Page } from '@playwright/test'

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

export async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expectShown(page, name)
}

export const expectShown = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

export async function openByPalette(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.goto('/office')
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
  await page.locator('body').press('Control+k')
  await page.getByRole('combobox', { name: 'An act or a place' }).fill(typed)
  await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

export async function removeView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change this view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
