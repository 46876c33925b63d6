/** A colleague at the desk presses again after the network lost the answer, and the action counts once. */
import { expect, type Page } from '@playwright/test'
import type { Rack, Sales } from '#contract/desk-rooms.ts'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { bookThroughCalls, readBooking, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'

const EVENING = 3
const LOST = /^No answer came, so we do not know whether that arrived\. Press the same again: it counts only once\.$/

/** Lets the server process the next POST but drops its answer. Returns the idempotency keys of all POSTs. */
async function loseNextAnswer(page: Page, path: RegExp): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  return keys
}

const expectOneKey = (keys: (string | undefined)[]) => {
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
}

// The console logs the request whose answer was dropped and the one that was refused.
test.use({ expectedFaults: [/ERR_CONNECTION_RESET|422/] })

const onPhone = { tag: '@once' }

test('two more hours count once when the first answer is lost', onPhone, async ({ page, browser, baseURL }) => {
  await moveClockTo(page, '20:30')
  const booker = { page, token: await signedIn(page) }
  const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: EVENING, inDays: 0 })
  const desk = await deskPhone(browser, baseURL ?? '')
  await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
  await desk.goto(`/desk/booking/${booking.id}`)
  await desk.getByRole('button', { name: 'More hours' }).click()
  const sheet = desk.getByRole('dialog', { name: 'More hours' })
  await sheet.getByRole('radio', { name: /^2 hours more, until/ }).check({ force: true })
  const keys = await loseNextAnswer(desk, /\/hours$/)
  const add = sheet.getByRole('button', { name: /^Add them, take ₹/ })
  await add.click()
  await expect(sheet.getByText(LOST)).toBeVisible()
  await expectSoundPage(desk)

  await test.step('also when the sheet was closed and opened again', async () => {
    await sheet.getByRole('button', { name: 'Close' }).click()
    await desk.getByRole('button', { name: 'More hours' }).click()
    await expect(sheet.getByText(LOST)).toBeVisible()
    await sheet.getByRole('radio', { name: /^2 hours more, until/ }).check({ force: true })
  })
  await add.click()
  await expect(sheet).toBeHidden()
  await expect(desk.getByText(/added 2 hours, ₹[\d,]+ due here/)).toHaveCount(1)
  expectOneKey(keys)
  expect(await readBooking(booker, booking.id)).toMatchObject({ extensionRequest: { hours: 2 } })
  await desk.context().close()
})

/** The number of walk-ins in the day's Evening slot, as the server counts them. */
async function walkIns(page: Page, day: IstDate): Promise<number | undefined> {
  const sales = (await (await page.request.get('/api/desk/left-to-sell', { params: { day } })).json()) as Sales
  return sales.slots.find(({ slot }) => slot === EVENING)?.walk_ins
}

test('a walk-in takes one room when the first answer is lost', onPhone, async ({ page }) => {
  await atDesk(page.request, 'desk')
  const day = addDays(istDateOf(await serverNow(page)), 9)
  await page.goto(`/desk/rooms?day=${day}&days=1`)
  const keys = await loseNextAnswer(page, /\/walk-in$/)
  const evening = page.getByRole('listitem').filter({ hasText: 'Evening' })
  const take = evening.getByRole('button', { name: 'Evening: a guest at the door took one' })
  await take.click()
  await expect(evening.getByText(LOST)).toBeVisible()
  await expectSoundPage(page)
  await take.click()
  await expect(page.getByText(/Room \w+ is kept for them/)).toBeVisible()
  await expect(evening).toContainText('1 guest at the door')
  expectOneKey(keys)
  expect(await walkIns(page, day)).toBe(1)
})

test('a block counts once after a lost answer, and the form keeps what was typed', onPhone, async ({ page }) => {
  await atDesk(page.request, 'desk')
  const day = addDays(istDateOf(await serverNow(page)), 11)
  await page.goto(`/desk/rooms?day=${day}&days=1`)
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Room')).toBeFocused()
  await sheet.getByRole('button', { name: 'Repair' }).click()
  await sheet.getByLabel('Note for the desk').fill('geyser twice')
  const keys = await loseNextAnswer(page, /\/desk\/blocks$/)
  const block = sheet.getByRole('button', { name: /^Block/ })
  await block.click()
  await expect(sheet.getByText(LOST)).toBeVisible()
  await expect(sheet.getByLabel('Note for the desk')).toHaveValue('geyser twice')
  await expectSoundPage(page)
  await block.click()
  await expect(sheet).toBeHidden()
  expectOneKey(keys)
  const rack = (await (await page.request.get('/api/desk/rooms', { params: { day } })).json()) as Rack
  expect(rack.rooms.flatMap(({ stays }) => stays.filter(({ note }) => note === 'geyser twice'))).toHaveLength(1)
})

test('a block that ends before it begins is refused at the Until field', onPhone, async ({ page }) => {
  await atDesk(page.request, 'desk')
  const day = addDays(istDateOf(await serverNow(page)), 11)
  await page.goto(`/desk/rooms?day=${day}&days=1`)
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Until').fill(`${day}T01:00`)
  await sheet.getByRole('button', { name: /^Block/ }).click()
  await expect(sheet.getByLabel('Until')).toBeFocused()
  await expect(sheet.getByLabel('Until')).toHaveAccessibleDescription(/./)
  await expect(sheet.getByLabel('Until')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundPage(page)
})
