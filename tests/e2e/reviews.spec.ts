import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import type { HotelInList } from '#contract/hotels.ts'
import { addDays, istDateOf, toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signUpThroughCalls } from './guest.ts'

const EVENING = 3

const nowOf = async (request: APIRequestContext) =>
  new Date(((await (await request.get('/api/dev/clock')).json()) as { now: string }).now)

/** A stay that was booked, paid and is over: the server's clock moves past its check-out. */
async function stayThatIsOver(request: APIRequestContext, city: string): Promise<HotelInList> {
  const token = await signUpThroughCalls(request, newGuest())
  const headers = { authorization: token }
  const period = slotPeriod(EVENING, addDays(istDateOf(await nowOf(request)), 1))
  const times = { checkin: toIstIso(period.start), checkout: toIstIso(period.end) }
  const filter = JSON.stringify({ where: { cityId: city }, limit: 1 })
  const [hotel] = (await (
    await request.get('/api/hotels/search', { params: { ...times, filter } })
  ).json()) as HotelInList[]
  if (!hotel) throw new Error(`no hotel in ${city}`)
  const data = { hotelId: hotel.id, checkin_date: times.checkin, checkout_date: times.checkout, slotId: 1 }
  const created = await request.post('/api/bookings/create-booking', { data, headers })
  const { booking } = (await created.json()) as { booking: { payment_url: string } }
  const payment = booking.payment_url.split('/').at(-1)
  await request.post(`/api/dev/test-gateway/${payment}`, { data: { outcome: 'success' } })
  const advanceMinutes = Math.ceil((period.end.getTime() - (await nowOf(request)).getTime()) / 60_000)
  await request.post('/api/dev/clock', { data: { advanceMinutes } })
  return hotel
}

test('a guest reviews a stay with hearts, words and a picture, and others read it on the hotel’s page', async ({
  page,
}) => {
  const hotel = await stayThatIsOver(page.request, 'mysuru')
  await page.goto('/my-bookings?list=past')
  const form = page.getByRole('form', { name: 'How was your stay?' })
  await expect(form).toBeVisible()
  await expectSoundPage(page)

  await test.step('by keyboard alone', async () => {
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
  await expect(page.getByRole('region', { name: 'Similar hotels nearby' }).getByRole('article').first()).toBeVisible()
})
