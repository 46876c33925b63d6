import { expect, type Page } from '@playwright/test'
import type { DeskDay } from '#contract/desk.ts'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { atDesk, demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'

const CUSTOM_NIGHT = 2
const onPhone = { tag: '@once' }

const dayAtDesk = async (desk: Page): Promise<DeskDay> => (await desk.request.get('/api/desk/day')).json()

/** Gives a room for three hours to a walk-in who pays nothing yet. */
async function letIn(desk: Page, name: string): Promise<WalkIn> {
  const { ends } = (await (await desk.request.get('/api/desk/walk-in-offers')).json()) as {
    ends: { end: string; until: string }[]
  }
  const until = ends.find(({ end }) => end === 'three_hours')?.until
  const answer = await desk.request.post('/api/desk/walk-ins', { data: { until, name, guests: 2 } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as WalkIn
}

test(
  'guests who are still in their room stay on Today after midnight, with room, first name and bill',
  onPhone,
  async ({ page, browser, baseURL }) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:30')
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const booker = { page, token: await signedIn(page) }
    const more = { payAtHotel: true, name: 'Kavya Iyer' }
    const booking = await bookThroughCalls(booker, hotel, { slot: CUSTOM_NIGHT, inDays: 0, more })
    await moveClockTo(page, '18:05')
    const arrived = await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
    expect(arrived.ok(), await arrived.text()).toBe(true)
    await moveClockTo(page, '23:59')
    await desk.goto(DESK.today)
    const leaving = desk.getByRole('region', { name: /^Leaving/ })
    const row = leaving.locator(`a[href="${DESK.booking(booking.id)}"]`)
    await expect(row).toContainText('Kavya')
    await moveClockTo(page, '00:05')
    await desk.reload()
    const { leaving: rows } = await dayAtDesk(desk)
    const own = rows.find(({ id }) => id === booking.id)
    expect(own?.rooms).toHaveLength(1)
    for (const part of ['Kavya', own?.rooms[0] ?? '', formatRupees(own?.due ?? 0), 'Should have left at 9 PM'])
      await expect(row).toContainText(part)
    await expectSoundPage(desk)
    await desk.request.post(`/api/desk/bookings/${booking.id}/leave`, { data: { unpaid: 'They forgot' } })
    await desk.context().close()
  },
)

test('Today shows sixty rows of a long list, and more after a press', onPhone, async ({ page }) => {
  await moveClockTo(page, '20:00')
  await bookThroughCalls({ page, token: await signedIn(page) }, await demoDeskHotel(page), { slot: 3, inDays: 0 })
  await atDesk(page.request, 'desk')
  const day = await dayAtDesk(page)
  const [row] = day.arriving
  expect(row).toBeDefined()
  const arriving = Array.from({ length: 150 }, (_row, index) => ({ ...row, id: `many-${index}` }))
  await page.route(/\/api\/desk\/day/, (route) => route.fulfill({ json: { ...day, arriving } }))
  await page.goto(DESK.today)
  const list = page.getByRole('region', { name: /^Arriving/ })
  await expect(list.getByRole('heading')).toContainText('150')
  await expect(list.getByRole('listitem')).toHaveCount(60)
  await list.getByRole('button', { name: /90/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(120)
  await expectSoundPage(page)
  await list.getByRole('button', { name: /30/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(150)
  await expect(list.getByRole('button')).toHaveCount(0)
})

test('the desk finds a walk-in by name and a booking by phone', onPhone, async ({ page, browser, baseURL }) => {
  const hotel = await demoDeskHotel(page)
  await moveClockTo(page, '13:05')
  const desk = await deskPhone(browser, baseURL ?? '')
  await emptyRooms(desk)
  const walkIn = await letIn(desk, 'Farhan Qureshi')
  const phone = `97${String(Date.now()).slice(-8)}`
  const guest = { name: 'Tara Iyer', email: 'tara@home.example', phone, city: 'Pune' }
  const booker = { page, token: await signedIn(page, guest) }
  await bookThroughCalls(booker, hotel, { slot: CUSTOM_NIGHT, inDays: 0, more: { name: 'Tara Iyer' } })
  await moveClockTo(page, '15:01')
  await desk.goto(DESK.today)
  await desk.getByRole('link', { name: 'Find guests' }).click()
  const find = async (text: string) => {
    await desk.getByRole('textbox', { name: 'Find guests' }).fill(text)
    await desk.getByRole('button', { name: 'Find guests' }).click()
  }
  await find(phone.slice(-5))
  await expect(desk.getByRole('link', { name: /Tara Iyer/ })).toBeVisible()
  await find('qureshi')
  const row = desk.getByRole('link', { name: /Farhan Qureshi/ })
  await expect(row).toContainText('Walk-in')
  await expect(row).toContainText(walkIn.room)
  await expectSoundPage(desk)
  await row.click()
  await expect(desk.getByRole('heading', { name: 'Farhan Qureshi' })).toBeVisible()
  await desk.request.post(`/api/desk/walk-ins/${walkIn.id}/leave`, { data: { unpaid: 'The owner pays' } })
  await desk.context().close()
})
