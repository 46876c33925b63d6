import { expect } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, otpFor } from './guest.ts'
import { button, heading, payAtGateway, typeOtp } from './plain-steps.ts'

test.use({ expectedFaults: [/Failed to load resource/] })

// Opens the pages in a browser with scripts, as for a guest whose scripts loaded too late.
test(
  'every page without scripts passes the page checks, and loads no script',
  { tag: ['@both', '@long'] },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const hotel = await freeHotel({ page, token: '' }, { slot: 3, inDays: 35 }, [3])
    const date = addDays(istDateOf(await serverNow(page)), 35)
    const guest = newGuest()
    await page.goto(`/plain/review?hotel=${hotel.slug}&checkin=${date}&slot=3`)
    await expectSoundPage(page)
    await page.getByLabel('Phone').fill(guest.phone)
    await button(page, 'Get OTP').click()
    await expect(heading(page)).toHaveText('Sign up')
    await expectSoundPage(page)
    await page.getByLabel('Your name').fill('  ')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('City').fill('Pune')
    await button(page, 'Get OTP').click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expectSoundPage(page)
    await page.getByLabel('Your name').fill(guest.name)
    await button(page, 'Get OTP').click()
    await expect(heading(page)).toHaveText('Type the OTP')
    await expectSoundPage(page)
    await typeOtp(page, await otpFor(page.request, guest.phone))
    await expect(heading(page)).toHaveText('Check and book')
    await expectSoundPage(page)
    await button(page, 'Book Now').click()
    await expect(heading(page)).toHaveText('Your room is held')
    await expectSoundPage(page)
    const booking = page.url()
    await page.getByRole('link', { name: /^Pay ₹/ }).click()
    await payAtGateway(page, /^Pay ₹/)
    await expect(heading(page)).toHaveText('Your room is booked')
    await page.getByText('Cancel this booking?').click()
    await expectSoundPage(page)
    await page.goto('/plain/bookings')
    await expectSoundPage(page)
    await page.goto(booking)
    await page.getByText('Cancel this booking?').click()
    await button(page, 'Cancel booking').click()
    await expect(heading(page)).toHaveText('This booking is cancelled')
    await expectSoundPage(page)
    expect(scripts).toEqual([])
  },
)
