import { expect } from '@playwright/test'
import { bookThroughCalls, readBooking } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'

test(
  'guests ask the desk for two more hours, pay there, and see the hours in their booking',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '20:30')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 0 })
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const greeted = await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
    expect(greeted.ok(), await greeted.text()).toBe(true)
    await desk.goto(`/desk/booking/${booking.id}`)
    await desk.getByRole('button', { name: 'More hours' }).click()
    const sheet = desk.getByRole('dialog', { name: 'More hours' })
    const two = sheet.getByRole('radio', { name: /^2 hours more, until/ })
    await two.check({ force: true })
    await expectSoundPage(desk)
    await sheet.getByRole('button', { name: /^Add them, take ₹/ }).click()
    await expect(sheet).toBeHidden()
    await expect(desk.getByText(/added 2 hours, ₹[\d,]+ due here/)).toBeVisible()
    await expect(desk.getByText(/^Waiting for the guest’s yes: 2 hours more/)).toBeVisible()
    await expectSoundPage(desk)

    await desk.getByRole('button', { name: /^Take ₹/ }).click()
    const taking = desk.getByRole('dialog', { name: /^Take ₹/ })
    await taking.getByRole('button', { name: 'UPI' }).click()
    await expectSoundPage(desk)
    await taking.getByRole('button', { name: /taken$/ }).click()
    await expect(taking).toBeHidden()
    await expect(desk.getByText('Nothing is due')).toBeVisible()

    expect(await readBooking(booker, booking.id)).toMatchObject({ extensionRequest: { hours: 2, pay_at: 'desk' } })
    await page.goto('/my-bookings')
    await expect(page.getByText(/Your hotel added 2 hours: ₹[\d,]+, paid at its desk\./)).toBeVisible()
    await expect(page.getByRole('heading', { name: /added 2 hours\. Did you ask for that\?$/ })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Yes, we stay longer' }).click()
    await expect(page.getByRole('button', { name: 'Yes, we stay longer' })).toBeHidden()
    await expect(desk.getByText('The guests said yes to the added hours')).toBeVisible()
    await expect(desk.getByText(/^Waiting for the guest’s yes/)).toBeHidden()
    await desk.context().close()
  },
)

test(
  'guests who overstayed pay for the added time before they leave',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '17:50')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 2, inDays: 0 })
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const greeted = await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
    expect(greeted.ok(), await greeted.text()).toBe(true)
    await moveClockTo(page, '21:40')
    await desk.goto(`/desk/booking/${booking.id}`)
    await expect(desk.getByText(/^They have stayed 4\d min longer\./)).toBeVisible()
    await expectSoundPage(desk)
    await desk.getByRole('button', { name: /^Add 1 hour, ₹/ }).click()
    const sheet = desk.getByRole('dialog', { name: 'More hours' })
    await expect(sheet.getByRole('radio', { name: /^1 hour more, until 10 PM/ })).toBeChecked()
    await sheet.getByRole('button', { name: /^Add them, take ₹/ }).click()
    await expect(sheet).toBeHidden()
    await expect(desk.getByText(/^They have stayed/)).toBeHidden()
    await expect(desk.getByText(/added 1 hour, ₹[\d,]+ due here/)).toBeVisible()
    // Checks the guests out, because other tests need their room.
    const left = await desk.request.post(`/api/desk/bookings/${booking.id}/leave`, { data: { unpaid: 'They forgot' } })
    expect(left.ok(), await left.text()).toBe(true)
    await desk.context().close()
  },
)
