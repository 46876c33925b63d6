import { bookThroughCalls, freeHotel } from '../../tests/e2e/book-through-calls.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import { findHotel, STAY, type Album } from './steps.ts'

/** Shows pages at a width between phone and desktop. */
export const tabletAlbum: Album = async (page, take) => {
  await page.goto('/')
  await take('home')
  await page.goto(`/hotels-in-pune?${STAY}`)
  await take('search')
  const hotel = await findHotel(page, 'pune', () => true)
  await page.goto(`/hotel/${hotel.slug}?${STAY}`)
  await take('hotel')
  await page.goto(`/booking?hotel=${hotel.slug}&${STAY}`)
  await take('booking-review')
  const booker = { page, token: await signedIn(page) }
  await bookThroughCalls(booker, await freeHotel(booker, {}, [3]))
  await page.goto('/my-bookings')
  await page.getByRole('article').first().waitFor()
  await take('my-bookings')
}
