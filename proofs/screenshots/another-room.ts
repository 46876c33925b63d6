import { DESK_CHANNELS } from '../../demo/catalogue/demo-desk.ts'
import { bookThroughCalls, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { demoDeskHotel } from '../../tests/e2e/desk-steps.ts'
import { newGuest, signedIn } from '../../tests/e2e/guest.ts'
import type { Album } from './steps.ts'

/** Shows a hotel that marks a booking as seen and later turns its guests away. This album moves the clock by days. */
export const anotherRoomAlbum: Album = async (page, take) => {
  const booker = { page, token: await signedIn(page, newGuest()) }
  const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 2 })
  await page.request.post('/api/dev/jobs/drain-outbox')
  const sent = await page.request.get('/api/dev/outbox', { params: { to: DESK_CHANNELS[0].address } })
  const texts = (await sent.json()) as { body: string }[]
  const link = /\/seen#[\w-]+/.exec(texts.find(({ body }) => body.includes(booking.short_id))?.body ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, seen' }).waitFor()
  await take('link-asks')
  await page.getByRole('button', { name: 'Yes, seen' }).click()
  await page.getByRole('heading', { name: 'Seen' }).waitFor()
  await take('link-seen')
  const ahead = Date.parse(booking.checkin_date) - (await serverNow(page)).getTime()
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.ceil(ahead / 60_000) } })
  await page.goto('/my-bookings')
  await page.getByRole('link', { name: /^Help at the hotel/ }).click()
  await page.getByRole('link', { name: /^The hotel turns us away/ }).click()
  await page.getByRole('button', { name: 'The hotel turns us away' }).waitFor()
  await take('asks')
  await page.getByRole('button', { name: 'The hotel turns us away' }).click()
  await page.getByRole('radio').first().waitFor()
  await take('offers')
  await page
    .getByRole('button', { name: /^Take / })
    .filter({ visible: true })
    .click()
  await page.getByRole('heading', { name: 'Your room is booked' }).waitFor()
  await page.goto('/my-bookings?list=cancelled')
  await page.getByRole('link', { name: /^See your other room/ }).waitFor()
  await take('moved')
}
