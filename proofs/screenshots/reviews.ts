import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { HotelInList } from '../../src/contract/hotels.ts'
import { REVIEW_PAGE_SIZE } from '../../src/domain/reviews/review-types.ts'
import { bookThroughCalls, endStay, freeHotel } from '../../tests/e2e/book-through-calls.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import { asFile } from '../../tests/e2e/sample-pictures.ts'
import { findHotel, freeHotels, refuse, STAY, type Album, type Take } from './steps.ts'

const WORDS =
  'Quiet court, and the lady at the desk only smiled at our IDs. The shower took a minute to warm up, the bed was ' +
  'wide, the street slept early. We would come again, on a quieter Saturday and with a better umbrella.'

/** Shows a hotel's reviews, then the form for writing a review. */
export const reviewsAlbum: Album = async (page, take) => {
  const none = await findHotel(page, 'pune', ({ reviewsCount }) => reviewsCount === 0)
  await page.goto(`/hotel/${none.slug}?${STAY}`)
  await take('none')
  const few = await hotelWithReviews(page, (count) => count > 0 && count <= REVIEW_PAGE_SIZE)
  await page.goto(`/hotel/${few.slug}?${STAY}`)
  await take('few')
  const many = await hotelWithReviews(page, (count) => count > REVIEW_PAGE_SIZE)
  await page.goto(`/hotel/${many.slug}?${STAY}`)
  const section = page.getByRole('region', { name: 'What couples say' })
  await take('many')
  await unfold(section)
  await section.getByRole('button', { name: 'Show more reviews' }).click()
  await section.getByRole('article').nth(3).waitFor()
  await take('many-more')
  await write(page, take)
}

/** Finds a hotel whose number of reviews `isWanted` accepts. */
async function hotelWithReviews(page: Page, isWanted: (count: number) => boolean): Promise<HotelInList> {
  for (const hotel of await freeHotels(page, 'jaipur')) {
    const answer = await page.request.get(`/api/hotels/${hotel.id}/reviews/count`)
    if (isWanted(((await answer.json()) as { count: number }).count)) return hotel
  }
  throw new Error('no hotel has as many reviews')
}

async function unfold(section: Locator): Promise<void> {
  const more = section.getByRole('button', { name: /^Read more/ })
  if ((await more.count()) > 0) await more.first().click()
}

/**
 * Shows the review form on a past stay: empty, filled in, refused and sent. Then shows the review on the hotel's page.
 */
async function write(page: Page, take: Take): Promise<void> {
  const booker = { page, token: await signedIn(page) }
  const wish = { inDays: 1, city: 'mysuru' }
  const hotel = await freeHotel(booker, wish, [3])
  await endStay(booker, await bookThroughCalls(booker, hotel, wish))
  await page.goto('/my-bookings?list=past')
  const form = page.getByRole('form', { name: 'How was your stay?' })
  await form.waitFor()
  await take('write-empty')
  await form.getByRole('radio', { name: '4 hearts' }).first().check({ force: true })
  await form.getByLabel(/Your review/).fill(WORDS)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  await form.locator('input[type=file]').setInputFiles([asFile('room.jpg', photo), asFile('view.jpg', photo)])
  await form.getByRole('button', { name: 'Remove picture 2' }).waitFor()
  await take('write-filled')
  await refuse(page, '**/api/hotels/*/review')
  await form.getByRole('button', { name: /^Send review/ }).click()
  await form.getByRole('alert').waitFor()
  await take('write-error')
  await page.unroute('**/api/hotels/*/review')
  await form.getByRole('button', { name: /^Send review/ }).click()
  await page.getByText('Thank you. Your review helps others choose.').waitFor()
  await take('write-sent')
  await page.goto(`/hotel/${hotel.slug}`)
  const section = page.getByRole('region', { name: 'What couples say' })
  const newest = section.getByRole('button', { name: 'Newest' })
  if (await newest.isVisible()) await newest.click()
  await section.getByRole('article').filter({ hasText: 'Quiet court' }).waitFor()
  await unfold(section.getByRole('article').filter({ hasText: 'Quiet court' }))
  await take('read-with-pictures')
}
