import { expect, type Browser, type Page } from '@playwright/test'
import type { DeskBooking } from '#contract/desk.ts'
import type { RoomsNow } from '#contract/desk-cleaning.ts'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { atDesk, demoDeskHotel, emptyRooms, moveClockTo, typePhoneAndOtp } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { fillRegister } from './register-steps.ts'

// Before a cleaner signs in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const CUSTOM_NIGHT = 2

const QUARTER = 15 * 60_000

/** Gives a room to a walk-in who pays nothing, from now on. Returns the room's number. */
async function letIn(page: Page): Promise<string> {
  const until = new Date(Math.ceil(addMinutes(await serverNow(page), 90).getTime() / QUARTER) * QUARTER)
  const data = { until: toIstIso(until), name: 'Suresh Patil', guests: 1, price: 0, price_reason: 'The owner’s guest' }
  const answer = await page.request.post('/api/desk/walk-ins', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  // Advances the clock, because a stay lasts at least a minute.
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 2 } })
  return ((await answer.json()) as WalkIn).room
}

/** Marks a room clean, after which the hotel counts as one that uses the list of rooms to clean. */
async function markOneRoom(page: Page): Promise<void> {
  const { rooms } = (await (await page.request.get('/api/desk/rooms-now')).json()) as RoomsNow
  const free = rooms.find(({ state }) => state === 'free')
  await page.request.post(`/api/desk/cleaning/${free?.id}/dirty`, { data: { reason: 'Towels' } })
  await page.request.post(`/api/desk/cleaning/${free?.id}/clean`)
}

/** Marks the walk-in in a room as left, in the list of all rooms, and returns to that list. */
async function leaveRoom(page: Page, room: string): Promise<void> {
  await lineOf(page, room)
    .getByRole('link', { name: `Left, room ${room}` })
    .click()
  await page.getByRole('button', { name: 'They have left' }).click()
  await expect(page.getByText(/^They left at|^Left at/)).toBeVisible()
  await page.goto('/desk/rooms')
}

const lineOf = (page: Page, room: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(`Room ${room}`, { exact: true }) })

/** Opens the phone of a new cleaner, who has accepted the hotel's invitation on it. */
async function cleanersPhone(page: Page, browser: Browser, baseURL: string): Promise<Page> {
  const phone = `82${String(Date.now()).slice(-8)}`
  await page.request.post('/api/desk/staff', { data: { name: 'Rekha', phone: `+91${phone}`, role: 'cleaner' } })
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: 'en-IN' })
  const cleaners = await context.newPage()
  await typePhoneAndOtp(cleaners, phone)
  await cleaners
    .getByRole('button', { name: 'हाँ, मंज़ूर' })
    .or(cleaners.getByRole('button', { name: 'Accept' }))
    .click()
  return cleaners
}

test(
  'the desk records in the list of all rooms that a room is empty, and then that it is clean',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'desk')
    await emptyRooms(page)
    await markOneRoom(page)
    const room = await letIn(page)
    await page.goto('/desk/rooms')
    const line = lineOf(page, room)
    await expect(line).toContainText('Walk-in')
    await expectSoundPage(page)
    await leaveRoom(page, room)
    await expect(line).toContainText('To clean')
    await page.getByRole('button', { name: /^To clean \d/ }).click()
    await expectSoundPage(page)
    await line.getByRole('button', { name: `Clean, room ${room}` }).click()
    await expect(line).toHaveCount(0)
    await page.getByRole('button', { name: /^Free \d/ }).click()
    await expect(line).toContainText('Free')

    await test.step('the desk puts the room back on the list, with the reason', async () => {
      await line.getByRole('button', { name: `Not clean, room ${room}` }).click()
      const sheet = page.getByRole('dialog', { name: `Room ${room} is not clean` })
      await sheet.getByRole('button', { name: 'Put it on the list' }).click()
      await expect(sheet.getByText('Please say what is to be cleaned')).toBeVisible()
      await sheet.getByLabel('What is to be cleaned?').fill('Towels')
      await expectSoundPage(page)
      await sheet.getByRole('button', { name: 'Put it on the list' }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: /^All \d/ }).click()
      await expect(line).toContainText('To clean')
      await line.getByRole('button', { name: `Clean, room ${room}` }).click()
      await expect(line).toContainText('Free')
    })
  },
)

test(
  'a cleaner’s phone shows one page, in Hindi, and the desk sees its entries',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await atDesk(page.request, 'manager')
    await emptyRooms(page)
    const room = await letIn(page)
    const cleaners = await cleanersPhone(page, browser, baseURL ?? '')
    await page.goto('/desk/rooms')
    await leaveRoom(page, room)
    await cleaners.goto('/desk/shift')
    const card = cleaners.getByRole('region', { name: `कमरा ${room}` })
    await expect(card, 'every address shows the one page').toBeVisible()
    await expect(cleaners.getByRole('navigation')).toHaveCount(0)
    await expectSoundPage(cleaners)
    await card.getByRole('button', { name: 'शुरू करें' }).click()
    await expect(card).toContainText('सफ़ाई चल रही है')
    await expect(lineOf(page, room)).toContainText('Being cleaned')
    await expect(lineOf(page, room)).toContainText('Rekha')
    await card.getByRole('button', { name: `${room} साफ़ हो गया` }).click()
    await expect(card).toBeHidden()
    const cleaned = cleaners.getByRole('region', { name: 'आज साफ़ हुए' })
    await expect(cleaned.getByRole('listitem').filter({ hasText: room }).first()).toBeVisible()
    await expect(lineOf(page, room)).toContainText('Free')
    expect((await cleaners.request.get('/api/desk/day')).status()).toBe(403)
    await cleaners.getByRole('button', { name: 'English' }).click()
    await expect(cleaners.getByRole('heading', { name: 'Cleaned today' })).toBeVisible()
    await expectSoundPage(cleaners)
    await cleaners.context().close()
  },
)

test(
  'the desk is warned once before it hands out the key to a room that is not clean',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:30')
    const booker = { page, token: await signedIn(page) }
    const { id } = await bookThroughCalls(booker, hotel, {
      slot: CUSTOM_NIGHT,
      inDays: 0,
      more: { name: 'Kavya Iyer' },
    })
    const desk = await deskPhone(browser, baseURL ?? '')
    const booking = (await (await desk.request.get(`/api/desk/bookings/${id}`)).json()) as DeskBooking
    const [number = ''] = booking.rooms
    const { rooms } = (await (await desk.request.get('/api/desk/rooms-now')).json()) as RoomsNow
    const room = rooms.find((each) => each.number === number)
    await desk.request.post(`/api/desk/cleaning/${room?.id}/dirty`, { data: { reason: 'Towels' } })
    await moveClockTo(page, '18:05')
    await desk.goto(DESK.greet(id))
    await desk.getByRole('button', { name: 'I saw the originals' }).click()
    await fillRegister(desk)
    const give = desk.getByRole('button', { name: 'Done, hand over the key' })
    await give.click()
    const asked = desk.getByRole('dialog', { name: `${number} is not marked clean yet` })
    await expect(asked).toBeVisible()
    await expectSoundPage(desk)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(desk.getByText(/^Key .* is with them/)).toBeHidden()
    await give.click()
    await asked.getByRole('button', { name: 'It is clean, give the key' }).click()
    await expect(desk.getByText(/^Key .* is with them/)).toBeVisible()

    await test.step('the desk notes what the guests want', async () => {
      const notes = desk.getByRole('region', { name: 'Notes' })
      await notes.getByRole('button', { name: 'Add a note' }).click()
      const sheet = desk.getByRole('dialog', { name: 'Notes' })
      await sheet.getByRole('textbox', { name: 'Note' }).fill('Second pillow')
      await sheet.getByRole('button', { name: 'Write it down' }).click()
      await notes.getByRole('button', { name: 'Strike through: Second pillow' }).click()
      await expect(notes).toContainText('Struck through by')
      await expectSoundPage(desk)
    })
    await desk.context().close()
  },
)

test(
  'a note for the next shift stays on Today until somebody resolves it',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await atDesk(page.request, 'desk')
    await page.goto('/desk')
    const notes = page.getByRole('region', { name: 'Notes for the next shift' })
    await notes.getByRole('button', { name: 'Add a note' }).click()
    const sheet = page.getByRole('dialog', { name: 'Notes for the next shift' })
    await sheet.getByRole('button', { name: 'Write it down' }).click()
    await expect(sheet.getByText('Please write the note')).toBeVisible()
    const text = `The geyser of 104 leaks ${Date.now()}`
    await sheet.getByRole('textbox', { name: 'Note' }).fill(text)
    await expectSoundPage(page)
    await sheet.getByRole('button', { name: 'Write it down' }).click()
    await expect(sheet).toBeHidden()
    await expectSoundPage(page)
    await notes.getByRole('button', { name: `Done: ${text}` }).click()
    await expect(notes.getByRole('listitem').filter({ hasText: text })).toContainText('Done by')
  },
)

test(
  'a manager adds several rooms in one step and sees which exist already',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto('/desk/hotel-rooms')
    await page.getByRole('button', { name: 'Add several rooms' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add several rooms' })
    const before = `R${String(Date.now()).slice(-5)}-`
    await dialog.getByLabel('First number').fill(`${before}1`)
    await dialog.getByLabel('Last number').fill(`${before}51`)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('At most 50 rooms at once')).toBeVisible()
    await dialog.getByLabel('Last number').fill(`${before}2`)
    await expect(dialog.getByText(`2 new rooms: ${before}1, ${before}2`)).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Add 2 rooms' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: `${before}2` })).toBeVisible()
    await page.getByRole('button', { name: 'Add several rooms' }).click()
    await dialog.getByLabel('First number').fill(`${before}2`)
    await dialog.getByLabel('Last number').fill(`${before}3`)
    await expect(dialog.getByText(`Already there: ${before}2`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Add 1 room' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: `${before}3` })).toBeVisible()
  },
)
