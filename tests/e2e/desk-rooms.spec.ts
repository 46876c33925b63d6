import { expect, type Page } from '@playwright/test'
import type { Rack } from '#contract/desk-rooms.ts'
import { addDays, istDateOf, toIstIso, type IstDate } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk, demoDeskHotel } from './desk-steps.ts'
import { findCutText } from './find-cut-text.ts'

const EVENING = 3

/** Blocks all but one of the rooms that are free that night. Returns the free room's number. */
async function leaveOneRoom(page: Page, day: IstDate): Promise<string> {
  const rack = (await (await page.request.get('/api/desk/rooms', { params: { day } })).json()) as Rack
  const night = slotPeriod(EVENING, day)
  const isFree = ({ stays }: Rack['rooms'][number]) =>
    stays.every(({ from, clean_at }) => new Date(from) >= night.end || new Date(clean_at) <= night.start)
  const [last, ...others] = rack.rooms.filter(isFree)
  const times = { from: toIstIso(night.start), until: toIstIso(night.end) }
  for (const { id } of others)
    await page.request.post('/api/desk/blocks', { data: { ...times, room: id, why: 'repair' } })
  if (!last) throw new Error('the demo hotel is full')
  return last.number
}

/** Opens the demo hotel on the search page for that night. */
async function openSearch(page: Page, day: IstDate) {
  const hotel = await demoDeskHotel(page)
  const asked = new URLSearchParams({ checkin: day, slot: String(EVENING), locality: hotel.localitySlug, show: '60' })
  await page.goto(`/hotels-in-${hotel.citySlug}?${asked}`)
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: hotel.name }) })
}

test(
  'a desk blocks its last room, which removes the hotel from the search, frees the room, and stops sales',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'desk')
    const day = addDays(istDateOf(await serverNow(page)), 20)
    const number = await leaveOneRoom(page, day)
    const unavailable = 'Not available for this time'
    await expect(await openSearch(page, day)).not.toContainText(unavailable)

    await test.step('the desk blocks the room on its sheet', async () => {
      await page.goto(`/desk/rooms?day=${day}&days=1`)
      await expect(page.getByText('1 left').first()).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: `Block room ${number}` }).click()
      const sheet = page.getByRole('dialog', { name: `Block room ${number}` })
      await sheet.getByRole('button', { name: 'Repair' }).click()
      await sheet.getByLabel('From').fill(`${day}T20:00`)
      await sheet.getByLabel('Note for the desk').fill('geyser')
      await expectSoundPage(page)
      await sheet.getByRole('button', { name: `Block room ${number}` }).click()
      await expect(sheet).toBeHidden()
      const bar = page.getByRole('button', { name: new RegExp(`^${number}, Repair: geyser, Blocked`) })
      await expect(bar).toBeVisible()
      for (const hours of [0.25, 0.5, 0.75, 1]) {
        await bar.evaluate((button, width) => button.style.setProperty('--hours', String(width)), hours)
        expect(await findCutText(page), `a bar of ${hours} hours`).toEqual([])
      }
    })
    await expect(await openSearch(page, day)).toContainText(unavailable)

    await test.step('the desk frees the room from the week’s rack', async () => {
      await page.goto(`/desk/rooms?day=${day}&days=1`)
      await page.getByRole('link', { name: '7 days' }).click()
      await expectSoundPage(page)
      const geyser = page.getByRole('button', { name: new RegExp(`^${number}, .*: Repair: geyser`) })
      await geyser.first().click()
      const sheet = page.getByRole('dialog', { name: `Room ${number}` })
      await sheet.getByRole('button', { name: 'Free it again' }).click()
      await expect(sheet).toBeHidden()
      await expect(geyser).toHaveCount(0)
    })
    await expect(await openSearch(page, day)).not.toContainText(unavailable)

    await test.step('the desk stops selling', async () => {
      await page.goto(`/desk/rooms?day=${addDays(day, 1)}&days=1`)
      const evening = page.getByRole('listitem').filter({ hasText: 'Evening' })
      await page.getByRole('button', { name: 'Stop selling for 2 hours' }).click()
      await expect(page.getByText(/No stay of today is sold until/)).toBeVisible()
      await expect(evening, 'other days go on selling').toContainText('left')
      await page.getByRole('button', { name: 'Sell again' }).click()
      await expect(page.getByText(/No stay of today is sold until/)).toBeHidden()
    })
  },
)

test('a manager adds a room and sets how long cleaning takes', { tag: '@long' }, async ({ page }) => {
  await atDesk(page.request, 'manager')
  await page.goto('/desk/more')
  await page.getByRole('link', { name: 'Rooms and cleaning' }).click()
  await page.getByRole('button', { name: 'Add a room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a room' })
  const number = `9${String(Date.now()).slice(-6)}`
  await dialog.getByLabel('Number').fill(number)
  await dialog.getByText('It has a bathtub').click()
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible()
  await page.getByRole('button', { name: `Change: ${number}` }).click()
  const change = page.getByRole('dialog', { name: `Room ${number}` })
  await change.getByLabel('Name, if it has one').fill('Roof')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Roof')
  const cleaning = page.getByLabel('Cleaning after each stay')
  await cleaning.selectOption('30 minutes')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectSoundPage(page)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await cleaning.selectOption('No time')
  await saved
  await page.reload()
  await expect(page.getByLabel('Cleaning after each stay')).toHaveValue('0')
})
