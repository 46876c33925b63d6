import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Booking } from '#contract/bookings.ts'
import { bookThroughCalls, endStay, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

test(
  'a guest reviews a stay with hearts, words and a picture, and others read the review on the hotel’s page',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const booker = { page, token: await signedIn(page) }
    const wish = { inDays: 1, city: 'mysuru' }
    const hotel = await freeHotel(booker, wish, [3])
    await endStay(booker, await bookThroughCalls(booker, hotel, wish))
    await page.goto('/my-bookings?list=past')
    const form = page.getByRole('form', { name: 'How was your stay?' })
    await expect(form).toBeVisible()
    await expectSoundPage(page)

    await test.step('the guest writes with the keyboard only', async () => {
      await form.getByRole('radio', { name: '1 heart', exact: true }).first().focus()
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
      await expect(form.getByRole('radio', { name: '4 hearts' }).first()).toBeChecked()
      await form.getByLabel(/Your review/).focus()
      await page.keyboard.type('Quiet court, and the lady at the desk only smiled at our IDs. ')
      await page.keyboard.type('The shower took a minute to warm up, the bed was wide, the street slept early. ')
      await page.keyboard.type('We would come again, on a quieter Saturday and with a better umbrella.')
    })
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a34' } })
      .jpeg()
      .toBuffer()
    await form.locator('input[type=file]').setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(form.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await expectSoundPage(page)
    await page.reload()
    await expect(form.getByRole('radio', { name: '4 hearts' }).first()).toBeChecked()
    await expect(form.getByLabel(/Your review/)).toHaveValue(/better umbrella\.$/)
    await form.getByRole('button', { name: /^Send review/ }).click()
    await expect(page.getByText('Thank you. Your review helps others choose.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You gave')).toBeVisible()
    await expect(form).toBeHidden()

    await page.goto(`/hotel/${hotel.slug}`)
    const reviews = page.getByRole('region', { name: 'What couples say' })
    await reviews.getByRole('button', { name: 'Newest' }).click()
    const mine = reviews.getByRole('article').filter({ hasText: 'Quiet court' }).first()
    await expect(mine).toContainText('Asha')
    const more = mine.getByRole('button', { name: /^Read more/ })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(mine.getByRole('button', { name: /^Read less/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(mine.getByRole('img').first()).toBeVisible()
    await expectSoundPage(page)

    await page.keyboard.press('End')
    await expect(
      page
        .getByRole('region', { name: /^More hotels in / })
        .getByRole('article')
        .first(),
    ).toBeVisible()
  },
)

test('past stays load ten at a time', { tag: ['@once', '@long'] }, async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const book = async (city: string) => {
    const wish = { inDays: 1, city }
    return bookThroughCalls(booker, await freeHotel(booker, wish, [3]), wish)
  }
  // Makes three bookings at a time, because a guest may hold at most three unpaid rooms.
  const groups = [
    ['pune', 'jaipur', 'kochi'],
    ['mumbai', 'delhi', 'goa'],
    ['noida', 'lucknow', 'udaipur'],
    ['chennai', 'hyderabad'],
  ]
  let last: Booking | undefined
  for (const cities of groups) last = (await Promise.all(cities.map(book))).at(-1)
  if (!last) throw new Error('nothing was booked')
  await endStay(booker, last)
  await page.goto('/my-bookings?list=past')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'Show more' }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page).toHaveURL(/show=20/)
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0)
})
