import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk } from './desk-steps.ts'

test(
  'a manager makes an API key, copies it once, adds an address, and ends both',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto('/desk/more')
    await page.getByRole('link', { name: 'Keys' }).click()
    await expect(page.getByText('No program has a key.')).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Make a key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    await expect(dialog.getByText('Choose at least one.')).toBeVisible()
    await dialog.getByLabel('Name of the program').fill('StaySync')
    await dialog.getByText('Rooms').click()
    await dialog.getByText('Prices').click()
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    await expect(dialog.getByText(/^uncle_[\w-]{43}$/)).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const key = page.getByRole('listitem').filter({ hasText: 'StaySync, ends' })
    await expect(key.getByText('Rooms, Prices')).toBeVisible()
    await expect(page.getByText(/uncle_/)).toBeHidden()

    await page.getByRole('button', { name: 'Add an address' }).click()
    await dialog.getByLabel('Name of the program').fill('StaySync')
    await dialog.getByLabel('Address, with https://').fill('https://hooks.staysync.example/uncle')
    await dialog.getByRole('button', { name: 'Add an address' }).click()
    await expect(dialog.getByText(/^whsec_[\w-]{43}$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const address = page.getByRole('listitem').filter({ hasText: 'hooks.staysync.example' })
    await expect(address).toBeVisible()
    await expectSoundPage(page)

    await address.getByRole('button', { name: 'End it' }).click()
    await dialog.getByRole('button', { name: 'End it' }).click()
    await expect(page.getByText('We call no program.')).toBeVisible()
    await key.getByRole('button', { name: 'End it' }).click()
    await dialog.getByRole('button', { name: 'End it' }).click()
    await expect(page.getByText('No program has a key.')).toBeVisible()
  },
)
