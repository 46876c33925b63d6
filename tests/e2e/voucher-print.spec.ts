import { expect } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { readCode } from './read-code.ts'

test('a voucher shows its facts on one screen and prints its complete code', async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const booking = await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 })
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: /^Voucher/ }).click()
  const voucher = page.getByRole('dialog', { name: 'Show this at the desk' })
  const code = voucher.getByRole('img', { name: 'QR code for the desk' })
  const print = voucher.getByRole('button', { name: 'Print' })
  await test.step('code, name, check-in and price are on the first screen', async () => {
    const foot = (await print.boundingBox())?.y ?? 0
    for (const fact of [booking.short_id, /^Booked for Asha Rao/, / 9 PM$/, 'Paid in full', booking.hotel.address]) {
      const box = await voucher.getByText(fact).first().boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), String(fact)).toBeLessThan(foot)
    }
    await expectSoundPage(page)
  })
  await test.step('the button prints the voucher', async () => {
    await page.evaluate(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await print.click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
  })
  await test.step('nothing covers the printed code', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(print).toBeHidden()
    const heading = await voucher.getByRole('heading', { name: 'Show this at the desk' }).boundingBox()
    expect((heading?.y ?? Infinity) + (heading?.height ?? 0)).toBeLessThan((await code.boundingBox())?.y ?? 0)
    expect(await readCode(code)).toBe(booking.voucher)
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
