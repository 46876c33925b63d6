/**
 * Plays a receptionist's evening with rooms that are still occupied, guests who stay on, and unpaid bills (decisions
 * 0068, 0073).
 */
import { expect, type Page } from '@playwright/test'
import type { DeskBooking } from '#contract/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { fillRegister } from './register-steps.ts'

test.use({ expectedFaults: [/409/] })

const CUSTOM_NIGHT = 2
const EVENING = 3

/** Hands the key over once the receptionist has seen the IDs. */
async function handKeyOver(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'I saw the originals' }).click()
  await fillRegister(desk)
  await desk.getByRole('button', { name: 'Done, hand over the key' }).click()
  await expect(desk.getByText(/^Key .* is with them/)).toBeVisible()
}

const keepRooms = (page: Page) => page.request.post('/api/dev/jobs/keep-rooms-of-staying-on')

/** Moves one of the bookings if needed, so that both have the same room. */
async function shareRoom(desk: Page, early: string, night: string): Promise<void> {
  const roomOf = async (id: string) =>
    ((await (await desk.request.get(`/api/desk/bookings/${id}`)).json()) as DeskBooking).rooms[0]
  const [first, second] = [await roomOf(early), await roomOf(night)]
  if (first === second) return
  const moved = await desk.request.post(`/api/desk/bookings/${night}/room`, { data: { from: second, to: first } })
  if (moved.ok()) return
  const other = await desk.request.post(`/api/desk/bookings/${early}/room`, { data: { from: first, to: second } })
  expect(other.ok(), await other.text()).toBe(true)
}

test(
  'the desk never gives out an occupied room, and keeps an unpaid amount on its list',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:00')
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const token = await signedIn(page)
    const booker = { page, token }
    const early = await bookThroughCalls(booker, hotel, {
      slot: CUSTOM_NIGHT,
      inDays: 0,
      more: { payAtHotel: true, name: 'Kavya Iyer' },
    })
    const night = await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0, more: { name: 'Meera Shah' } })
    await shareRoom(desk, early.id, night.id)

    await moveClockTo(page, '18:05')
    await desk.goto(DESK.greet(early.id))
    await desk.getByRole('button', { name: 'Later' }).click()
    await handKeyOver(desk)

    await test.step('the next slot’s guests come early, while others are in their room', async () => {
      await moveClockTo(page, '18:40')
      await desk.goto(DESK.greet(night.id))
      await expect(desk.getByText(/^Room \d+ is not free yet$/)).toBeVisible()
      await expect(desk.getByText(`The guests of ${early.short_id} are marked as here.`)).toBeVisible()
      await expect(desk.getByRole('button', { name: 'Done, hand over the key' })).toContainText(
        'First give them a free room',
      )
      await expectSoundPage(desk)
      await desk.getByRole('button', { name: 'Give another room' }).click()
      await desk.getByRole('dialog').getByRole('button', { name: /^Room/ }).first().click()
      await expect(desk.getByText(/is not free yet/)).toHaveCount(0)
      await handKeyOver(desk)
    })

    await test.step('guests stay on, and the desk is asked again after an hour', async () => {
      await moveClockTo(page, '21:16')
      await keepRooms(page)
      await desk.goto('/desk')
      const box = desk.getByRole('region', { name: /should be empty$/ })
      const row = box.getByRole('listitem').filter({ hasText: 'Kavya' })
      await expect(row).toContainText(/Is room .* empty\?/)
      await expectSoundPage(desk)
      await row.getByRole('button', { name: 'Still here' }).click()
      await expect(row).toHaveCount(0)
      await moveClockTo(page, '22:20')
      await desk.reload()
      await expect(row).toContainText(/₹.* due/)
      await row.getByRole('link', { name: 'Yes, empty' }).click()
    })

    await test.step('guests leave without paying, and the shift’s list keeps the unpaid bill', async () => {
      await desk.getByRole('button', { name: 'They have left' }).click()
      const sheet = desk.getByRole('dialog', { name: /leaves$/ })
      await expect(sheet.getByText(/is not paid$/)).toBeVisible()
      await expectSoundPage(desk)
      await sheet.getByRole('button', { name: 'They go without paying' }).click()
      await sheet.getByRole('button', { name: 'They go without paying' }).click()
      await expect(sheet.getByText('Please say why')).toBeVisible()
      await sheet.getByLabel('Why').fill('They said they would transfer it')
      await sheet.getByRole('button', { name: 'They go without paying' }).click()
      await expect(desk.getByText(/^They left at/)).toBeVisible()
      await desk.goto('/desk/shift')
      const unpaid = desk.getByRole('listitem').filter({ hasText: 'They said they would transfer it' })
      await expect(unpaid).toContainText('Kavya Iyer')
      await expectSoundPage(desk)
      await moveClockTo(page, '00:30')
      await desk.reload()
      await expect(unpaid, 'also after midnight').toBeVisible()
    })
    await desk.context().close()
  },
)
