/** Couples say with three taps how they were welcomed, and everybody sees the share (decision 0099). */
import { expect, type Browser, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import type { Hotel } from '#contract/hotels.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { bookThroughCalls, endStay, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { newGuest, signUpThroughCalls, type NewGuest } from './guest.ts'

const DAY_MINUTES = 24 * 60
const EVENING = 3
const runJob = (page: Page, name: string) => page.request.post(`/api/dev/jobs/${name}`)
const advance = (page: Page, advanceMinutes: number) =>
  page.request.post('/api/dev/clock', { data: { advanceMinutes } })

/** Books for tonight, lets the desk greet the guests, and confirms as the guest that they came. */
async function attendTonight(booker: Booker, desk: Page, hotel: Pick<Hotel, 'id'>): Promise<Booking> {
  const booking = await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0 })
  const greeted = await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
  expect(greeted.ok(), await greeted.text()).toBe(true)
  const headers = { authorization: booker.token }
  const said = await booker.page.request.post(`/api/bookings/${booking.id}/confirm-stay`, { headers })
  expect(said.ok(), await said.text()).toBe(true)
  return booking
}

/** Returns the address to which the message after the stay leads. */
async function linkIn(page: Page, { phone }: NewGuest): Promise<string> {
  await runJob(page, 'ask-how-welcomed')
  const answer = await page.request.get('/api/dev/outbox', { params: { to: `+91${phone}` } })
  const texts = (await answer.json()) as { body: string }[]
  return texts.map(({ body }) => /(\/after-stay#[\w-]+)/.exec(body)?.[1]).find(Boolean) ?? ''
}

const tap = (page: Page, question: string, answer: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answer }).click()

test(
  'couples say with three taps behind a link how they were welcomed, and can change that when signed in',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '20:30')
    const guest = newGuest()
    const booker = { page, token: await signUpThroughCalls(page.request, guest) }
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    await endStay(booker, await attendTonight(booker, desk, await demoDeskHotel(page)))
    const link = await linkIn(page, guest)
    const phone = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await phone.setViewportSize({ width: 360, height: 740 })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: 'Three taps about your stay' })).toBeVisible()
    await expect(phone.getByText('Mogra')).toBeHidden()
    await expectSoundPage(phone)
    await tap(phone, 'Were you welcomed without questions?', 'Yes')
    await tap(phone, 'Did they ask for more than agreed?', 'No')
    await tap(phone, 'Was the room as shown?', 'Yes')
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you both' })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Write a review too' })).toHaveAttribute(
      'href',
      '/my-bookings?list=past',
    )
    await expectSoundPage(phone)

    // The link takes no second answer when it is opened again.
    const again = await phone.context().newPage()
    await again.goto(link)
    for (const question of ['Were you welcomed', 'Did they ask', 'Was the room']) await tap(again, question, 'No')
    await expect(again.getByText('We have your answers already. Thank you.')).toBeVisible()
    await phone.context().close()

    await page.goto('/my-bookings?list=past')
    await page.getByRole('button', { name: 'Change your answers about the stay' }).click()
    await expectSoundPage(page)
    for (const question of ['Were you welcomed', 'Did they ask', 'Was the room']) await tap(page, question, 'No')
    await expect(page.getByRole('heading', { name: 'Thank you both' })).toBeVisible()
    await desk.context().close()
  },
)

/** Matches a count from ten to nineteen, because another test on this site may have added a couple. */
const OF_TEN_OR_MORE = /^Welcomed: \d+% of 1\d couples$/

/** Lets tonight's couple say in a separate browser that all was well. */
async function praise(browser: Browser, origin: string, desk: Page, hotel: Hotel) {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  const token = await signUpThroughCalls(page.request, newGuest())
  const booking = await attendTonight({ page, token }, desk, hotel)
  const answer = { welcomed: true, asked_for_more: false, room_as_shown: true }
  const say = () =>
    page.request.post(`/api/bookings/${booking.id}/welcome`, { data: answer, headers: { authorization: token } })
  return { booker: { page, token }, booking, say }
}

test(
  'ten couples’ answers make the share appear on the card, on the hotel’s page and at its desk',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    test.slow()
    await moveClockTo(page, '20:30')
    const hotel = await demoDeskHotel(page)
    for (let left = 10; left > 0;) {
      // Opens a new phone each time, because a desk's session ends with its shift.
      const desk = await deskPhone(browser, baseURL ?? '')
      await emptyRooms(desk)
      const night = []
      for (const _each of Array.from({ length: Math.min(left, 3) }))
        night.push(await praise(browser, baseURL ?? '', desk, hotel))
      for (const { booking } of night)
        await desk.request.post(`/api/desk/bookings/${booking.id}/leave`, { data: { unpaid: 'Paid online' } })
      for (const { booker, booking, say } of night) {
        await endStay(booker, booking)
        expect((await say()).ok()).toBe(true)
        await booker.page.context().close()
      }
      left -= night.length
      await desk.context().close()
      if (left > 0) await moveClockTo(page, '20:30')
    }
    await page.goto(hotelPath(hotel.slug))
    await advance(page, DAY_MINUTES)
    await runJob(page, 'weigh-welcomes')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(OF_TEN_OR_MORE)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: 'How couples were welcomed' })).toBeAttached()
    await expectSoundPage(page)
    await page.goto(`/hotels-in-hyderabad?locality=${hotel.localitySlug}`)
    const card = page.getByRole('article').filter({ hasText: hotel.name })
    await expect(card.getByText(/Welcomed \d+%/)).toBeVisible()
    await expectSoundPage(page)
    const manager = await deskPhone(browser, baseURL ?? '', 'manager')
    await manager.goto('/desk/welcome')
    await expect(manager.getByText(/^From 1\d couples, as guests see it\.$/)).toBeVisible()
    await expect(manager.getByText(/points in search\.$/)).toBeVisible()
    await expectSoundPage(manager)
    await manager.context().close()
  },
)
