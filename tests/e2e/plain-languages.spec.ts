import { expect } from '@playwright/test'
import type { Hotel } from '#contract/hotels.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { contentWidth, test } from './check-page.ts'
import { englishLeft, latinWordsIn, namesOf } from './english-left.ts'
import { newGuest, otpFor } from './guest.ts'
import { heading, payAtGateway } from './plain-steps.ts'

test.use({ javaScriptEnabled: false })

for (const language of ['hi', 'ta'] as const)
  test(
    `a guest without scripts signs up, books and pays in ${language}`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const hotel = await freeHotel({ page, token: '' }, { slot: 3, inDays: 30 }, [3])
      const names = await namesOf(page.request, ['pune', 'jaipur', 'bengaluru'])
      const { address } = (await (await page.request.get(`/api/hotels/${hotel.id}`)).json()) as Hotel
      const guest = newGuest()
      for (const word of latinWordsIn(`${guest.name} ${address}`)) names.add(word)
      const look = async () => {
        expect.soft(englishLeft(await page.content(), language, names), page.url()).toEqual([])
        expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      }
      const date = addDays(istDateOf(await serverNow(page)), 30)
      await page.goto(`/${language}/plain/review?hotel=${hotel.slug}&checkin=${date}&slot=3`)
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/sign-in`))
      await look()
      await page.locator('main a[href*="/plain/sign-up"]').click()
      for (const field of ['name', 'email', 'city', 'phone'] as const)
        await page.locator(`main [name="${field}"]`).fill(guest[field])
      await look()
      const press = () => page.locator('main form button[type="submit"]').first().click()
      await press()
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/otp`))
      await look()
      await page.locator('[name="token"]').fill(await otpFor(page.request, guest.phone))
      await press()
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/review`))
      await look()
      await press()
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/booking`))
      await page.locator('main a.button.primary.big').click()
      await payAtGateway(page, /^Pay ₹/)
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/booking`))
      await expect(page.locator('.voucher-code')).toBeVisible()
      await page.locator('main a[href$="/plain/bookings"]').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/plain/bookings`))
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('contentinfo').locator('a[hreflang="en"]').click()
      await expect(page).toHaveURL(/^[^?]*:\d+\/plain\/bookings/)
      await expect(heading(page)).toHaveText('My Bookings')
    },
  )
