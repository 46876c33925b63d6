import { bookThroughCalls, endStay, freeHotel } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signedIn } from '../../tests/e2e/guest.ts'
import { delay, refuse, type Album } from './steps.ts'

const LISTS = '**/api/bookings/user-bookings/**'
const PAST_STAYS = 12

/** Shows My Bookings: loading, failed, empty, longer than one page, and after the session ended. */
export const myBookingsAlbum: Album = async (page, take) => {
  const guest = newGuest()
  const booker = { page, token: await signedIn(page, guest) }
  const goOn = await delay(page, LISTS)
  await page.goto('/my-bookings')
  await take('loading')
  await goOn()
  await refuse(page, LISTS)
  await page.goto('/my-bookings')
  await page.getByRole('alert').first().waitFor()
  await take('error')
  await page.unroute(LISTS)
  for (const list of ['upcoming', 'past', 'cancelled']) {
    await page.goto(`/my-bookings?list=${list}`)
    await page.getByRole('link', { name: 'Find a hotel' }).first().waitFor()
    await take(`empty-${list}`)
  }
  const hotel = await freeHotel(booker, { slot: 0, inDays: 1 }, [0])
  let last = await bookThroughCalls(booker, hotel, { slot: 0, inDays: 1 })
  for (let inDays = 2; inDays <= PAST_STAYS; inDays++) {
    last = await bookThroughCalls(booker, await freeHotel(booker, { slot: 0, inDays }, [0]), { slot: 0, inDays })
  }
  await endStay(booker, last)
  await page.goto('/my-bookings?list=past')
  await page.getByRole('link', { name: 'Show more' }).waitFor()
  await take('past-full')
  await page.request.post('/api/users/logout', { headers: { authorization: booker.token } })
  const url = new URL(page.url()).origin
  await page.context().addCookies([
    { name: 'access_token', value: booker.token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'user_id', value: last.userId, url, sameSite: 'Lax' },
  ])
  await page.goto('/my-bookings')
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  await take('session-ended')
}
