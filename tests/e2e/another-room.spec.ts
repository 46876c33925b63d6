import { expect, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import { ANSWER_MINUTES } from '#domain/relocations/money-back.ts'
import { bookThroughCalls, readBooking, serverNow, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel, seenTokens } from './desk-steps.ts'
import { signedIn } from './guest.ts'

/** Returns the link in the newest text to the reception that names this booking. */
async function linkFor({ request }: Page, { short_id }: Booking): Promise<string> {
  const newest = async () => (await seenTokens(request, short_id))[0]
  await expect.poll(newest).toBeDefined()
  return `/seen#${await newest()}`
}

/** Moves the server's clock to this booking's check-in, if it is still ahead. */
async function goToCheckin(page: Page, { checkin_date }: Booking): Promise<void> {
  const ahead = Math.ceil((Date.parse(checkin_date) - (await serverNow(page)).getTime()) / 60_000)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.max(0, ahead) } })
}

const bookAtDesk = async (booker: Booker): Promise<Booking> =>
  bookThroughCalls(booker, await demoDeskHotel(booker.page), { inDays: 3, slot: 3 })

test(
  'a hotel confirms through a link that it has seen a booking, and the guest reads that',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const booker = { page, token: await signedIn(page) }
    const booking = await bookAtDesk(booker)
    const link = await linkFor(page, booking)
    const reception = await browser.newPage()

    await test.step('the reception opens the link and sees the text, and nothing changes yet', async () => {
      await reception.goto(new URL(link, baseURL).href)
      await expect(reception.getByRole('heading', { name: 'Have you seen this booking?' })).toBeVisible()
      await expect(reception.getByRole('main')).toContainText(booking.short_id)
      await expect(reception.getByRole('main')).toContainText('PAID')
      await expect(reception.getByRole('main')).not.toContainText(booking.name)
      expect(new URL(reception.url()).hash).toBe('')
      await expectSoundPage(reception)
      expect((await readBooking(booker, booking.id)).hotel_seen_at).toBeNull()
    })

    await test.step('the reception confirms in Hindi, by keyboard', async () => {
      await reception.getByRole('button', { name: 'हिंदी में पढ़ें' }).press('Enter')
      await reception.getByRole('button', { name: 'हाँ, देख ली' }).press('Enter')
      await expect(reception.getByRole('heading', { name: 'देख ली' })).toBeVisible()
      await expectSoundPage(reception)
    })

    await test.step('the guest reads that the hotel has seen the booking', async () => {
      await page.goto(`/confirm-booking?bookingid=${booking.id}&hotelId=${booking.hotelId}`)
      await expect(page.getByText('The hotel has seen your booking')).toBeVisible()
      await page.goto('/my-bookings')
      await expect(page.getByRole('article').getByText('The hotel has seen your booking')).toBeVisible()
    })

    await test.step('the link says on a second press that it was used', async () => {
      await reception.goto('about:blank')
      await reception.goto(new URL(link, baseURL).href)
      await expect(reception.getByRole('heading', { name: 'Seen' })).toBeVisible()
      await reception.close()
    })
  },
)

test('guests who are turned away get another room with two presses', { tag: ['@once', '@long'] }, async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const booking = await bookAtDesk(booker)
  await goToCheckin(page, booking)
  await page.goto('/my-bookings')

  await test.step('the first press alerts the hotel', async () => {
    await page.getByRole('link', { name: /^Help at the hotel/ }).click()
    await page.getByRole('link', { name: /^The hotel turns us away/ }).click()
    await expect(page.getByRole('heading', { name: 'Is the hotel refusing you?' })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'The hotel turns us away' }).click()
    await expect(page.getByRole('heading', { name: 'We have another room for you' })).toBeFocused()
    await expect(page.getByRole('radio')).toHaveCount(3)
    await expectSoundPage(page)
  })

  const second = page.getByRole('radio').nth(1)
  await test.step('the guests choose one of the three rooms, by keyboard', async () => {
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeChecked()
  })

  await test.step('the second press books the new room', async () => {
    await page
      .getByRole('button', { name: /^Take / })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Your room is booked' })).toBeVisible()
    const moved = new URL(page.url()).searchParams.get('bookingid') ?? ''
    const [now, before] = [await readBooking(booker, moved), await readBooking(booker, booking.id)]
    expect(now.bill).toEqual(booking.bill)
    expect(before).toMatchObject({ status: 'cancelled', relocation: { outcome: 'moved', moved_to: moved } })
    await page.goto('/my-bookings?list=cancelled')
    await expect(page.getByRole('article').getByText(/^You have a room at another hotel/)).toBeVisible()
    await page.getByRole('link', { name: /^See your other room/ }).click()
    await expect(page.getByText(now.short_id).first()).toBeVisible()
  })
})

test('guests who are turned away get a full refund', { tag: ['@once', '@long'] }, async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const booking = await bookAtDesk(booker)
  await goToCheckin(page, booking)
  await page.goto(`/another-room?booking=${booking.id}`)
  await page.getByRole('button', { name: 'The hotel turns us away' }).click()
  await page.getByRole('button', { name: /^Refund me in full/ }).click()
  // One side's word moves no money. The hotel has 15 minutes to answer, and then the refund starts (decision 0061).
  await expect(page.getByText(/^Your money comes back at /)).toBeVisible()
  await expectSoundPage(page)
  expect(await readBooking(booker, booking.id)).toMatchObject({ status: 'completed' })
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: ANSWER_MINUTES } })
  await page.request.post('/api/dev/jobs/settle-claims')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'All your money is on its way' })).toBeVisible()
  expect(await readBooking(booker, booking.id)).toMatchObject({
    status: 'cancelled',
    relocation: { outcome: 'money_back' },
  })
})
