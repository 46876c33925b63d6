/** Tests that an action at the desk counts once if the network lost its answer and the colleague presses again. */
import { expect, type Page } from '@playwright/test'
import type { DeskDay } from '#contract/desk.ts'
import type { Rack } from '#contract/desk-rooms.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
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

// The console logs the request whose answer was dropped, and the request that the server refused.
test.use({ expectedFaults: [/ERR_CONNECTION_RESET|422/] })

const onPhone = { tag: '@once' }

test('two more hours are added once when the first answer is lost', onPhone, async ({ page, browser, baseURL }) => {
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

  await test.step('the hours count once although the sheet was closed and opened again', async () => {
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

test(
  'a walk-in takes one room and pays once when the first answer is lost',
  onPhone,
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '13:05')
    const desk = await deskPhone(browser, baseURL ?? '')
    const name = 'Lalita Rao'
    await desk.goto(DESK.takeWalkIn)
    await desk.getByLabel('Name of the first guest').fill(name)
    await desk.getByRole('button', { name: 'Cash' }).click()
    const keys = await loseNextAnswer(desk, /\/desk\/walk-ins$/)
    const give = desk.getByRole('button', { name: /taken, give key/ })
    await give.click()
    await expect(desk.getByText(LOST)).toBeVisible()
    await expectSoundPage(desk)
    await give.click()
    await expect(desk.getByRole('heading', { name })).toBeVisible()
    expectOneKey(keys)
    const day = (await (await desk.request.get('/api/desk/day')).json()) as DeskDay
    const own = day.walk_ins.filter((walkIn) => walkIn.name === name)
    expect(own).toMatchObject([{ due: 0 }])
    await desk.request.post(`/api/desk/walk-ins/${own[0]?.id}/leave`, { data: {} })
    await desk.context().close()
  },
)

test('a block counts once after a lost answer, and the form keeps its input', onPhone, async ({ page }) => {
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
