import { expect } from '@playwright/test'
import { sellOut, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signedIn, signUpFromLogin } from './guest.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'

test(
  'a visitor waits for a sold hotel, signs up on the way, and stops waiting in My Bookings',
  { tag: '@long' },
  async ({ page, browser }) => {
    const booker = await browser.newContext()
    const other = await booker.newPage()
    const token = await signedIn(other)
    const sold = await sellOut({ page: other, token }, { slot: 3, inDays: 43, city: 'kochi' })
    await booker.close()
    const day = addDays(istDateOf(await serverNow(page)), 43)
    await test.step('a search whose hotels are all sold says so, and offers to wait', async () => {
      const total = sold.total ?? 0
      const only = { checkin: day, slot: '3', above: String(total - 1), below: String(total + 1) }
      await page.goto(`/hotels-in-kochi?${new URLSearchParams(only)}`)
      await expect(
        page.getByRole('heading', { name: /hotels? that fits? (?:is|are) sold for this time$/ }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Tell us when a room is free' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Show all of Kochi' })).toBeVisible()
      await expectSoundPage(page)
    })
    await page.goto(`/hotel/${sold.slug}?checkin=${day}&slot=3`)

    await test.step('the hotel offers to notify the guest', async () => {
      await page.getByRole('button', { name: 'Tell us when a room is free' }).click()
      const sheet = page.getByRole('dialog', { name: 'Tell us when a room is free' })
      await expect(sheet.getByRole('radio', { name: `Only ${sold.name}` })).toBeChecked()
      await expect(sheet).toContainText('First come, first served.')
      await expectSoundPage(page)
      await sheet.getByRole('button', { name: 'Wait for a room' }).click()
    })

    await test.step('the sign-up returns to the wait, which is kept', async () => {
      await signUpFromLogin(page, newGuest())
      await expect(page.getByText(`You’re first in line for ${sold.name}.`)).toBeVisible()
      // The sign-up continues with pictures, which the guest skips with a reload.
      await page.reload()
    })

    await test.step('a second press says where in line the guest is', async () => {
      await page.getByRole('button', { name: 'Tell us when a room is free' }).click()
      await page.getByRole('button', { name: 'Wait for a room' }).click()
      const done = page.getByRole('dialog', { name: 'We’ll tell you' })
      await expect(done).toContainText(`You’re first in line for ${sold.name}.`)
      await expectSoundPage(page)
      await page.keyboard.press('Escape')
    })

    await test.step('My Bookings lists the wait and stops it', async () => {
      await page.goto('/my-bookings')
      const waits = page.getByRole('region', { name: 'Waiting for a room' })
      await expect(waits).toContainText(sold.name)
      await expectSoundPage(page)
      await waits.getByRole('button', { name: `Stop waiting for ${sold.name}` }).click()
      await expect(waits).toBeHidden()
    })
  },
)
