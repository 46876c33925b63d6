import { expect } from '@playwright/test'
import { bookThroughCalls, readBooking } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { atDesk, demoDeskHotel } from './desk-steps.ts'
import { signedIn } from './guest.ts'

test(
  'a desk that cannot take its guests sees the cost, and the guests choose another hotel',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 2 })
    const desk = await deskPhone(browser, baseURL ?? '', 'manager')

    await test.step('the desk gives its reason', async () => {
      await desk.goto(`/desk/booking/${booking.id}`)
      await desk.getByRole('button', { name: 'Cannot take them' }).click()
      const sheet = desk.getByRole('dialog', { name: 'Cannot take them' })
      await expect(sheet.getByRole('listitem').first()).toContainText('₹')
      const say = sheet.getByRole('button', { name: 'Cannot take them' })
      await expect(say).toBeDisabled()
      await sheet.getByRole('radio', { name: 'The room cannot be used' }).check({ force: true })
      await expectSoundPage(desk)
      await say.click()
      await expect(sheet).toBeHidden()
      await expect(desk.getByText(/cannot take them: The room cannot be used/)).toBeVisible()
    })

    await test.step('the guest reads the reason, and gets another room with one press', async () => {
      await page.goto('/my-bookings')
      await expect(page.getByRole('article').getByText(/can’t give you your room/)).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('link', { name: /^Choose another room/ }).click()
      await expect(page.getByRole('heading', { name: 'We have another room for you' })).toBeFocused()
      await page
        .getByRole('button', { name: /^Take / })
        .filter({ visible: true })
        .click()
      await expect(page.getByRole('heading', { name: 'Your room is booked' })).toBeVisible()
    })

    await test.step('the desk sees that the guests are gone', async () => {
      expect(await readBooking(booker, booking.id)).toMatchObject({
        status: 'cancelled',
        relocation: { outcome: 'moved' },
      })
      await desk.reload()
      await expect(desk.getByText('They have another hotel')).toBeVisible()
    })

    await test.step('the manager reads what the case costs, and answers once', async () => {
      await atDesk(desk.request, 'manager')
      await desk.goto('/desk/more')
      await desk.getByRole('link', { name: 'Guests turned away' }).click()
      await expect(desk.getByText(/counts? now: the hotel appears lower in search/)).toBeVisible()
      const own = desk.getByRole('listitem').filter({ hasText: booking.short_id })
      await expect(own).toContainText('They have another hotel')
      await own.getByRole('button', { name: /^Answer/ }).click()
      await expectSoundPage(desk)
      await own.getByLabel(/^Your answer/).fill('A pipe broke in the morning.')
      await own.getByRole('button', { name: 'Send' }).click()
      await expect(own).toContainText('A pipe broke in the morning.')
      await expect(own.getByRole('button')).toHaveCount(0)
      await desk.context().close()
    })
  },
)
