import { expect } from '@playwright/test'
import type { Channels } from '#contract/desk-channels.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { bookThroughCalls, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk, demoDeskHotel } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { startSite } from './other-site.ts'

const EVENING = 3
const IN_DAYS = 26

test(
  'a manager adds another site, and moves our guest out of a room that both sold',
  { tag: '@long' },
  async ({ page, browser }) => {
    const day = addDays(istDateOf(await serverNow(page)), IN_DAYS)
    const site = await startSite(slotPeriod(EVENING, day))
    const hotel = await demoDeskHotel(page)
    const guest = await (await browser.newContext()).newPage()
    const token = await signedIn(guest)
    const booking = await bookThroughCalls({ page: guest, token }, hotel, { slot: EVENING, inDays: IN_DAYS })
    await atDesk(page.request, 'manager')
    const kept = (await (await page.request.get(`/api/desk/bookings/${booking.id}`)).json()) as { rooms: string[] }
    const room = kept.rooms[0] ?? ''

    await test.step('the manager adds the site with the address of one room', async () => {
      await page.goto('/desk/more')
      await page.getByRole('link', { name: 'Other sites' }).click()
      await expect(page.getByText('We read no other site yet.')).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('button', { name: 'Add a site' }).click()
      const sheet = page.getByRole('dialog', { name: 'Add a site' })
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet.getByText('Please say which site this is')).toBeVisible()
      await sheet.getByLabel('Site', { exact: true }).fill('MakeMyTrip')
      await sheet.getByLabel(`Room ${room}`, { exact: true }).fill(site.address)
      await expectSoundPage(page)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: 'Try now' }).click()
      await expect(page.getByText('1 room, 1 booking ahead')).toBeVisible()
    })

    await test.step('Today shows the room that is sold twice, and one press moves the booking', async () => {
      await page.goto('/desk')
      const conflict = page.getByRole('listitem').filter({ hasText: `Room ${room} is sold twice` })
      await expect(conflict).toContainText('MakeMyTrip')
      await expect(conflict).toContainText(booking.short_id)
      await expectSoundPage(page)
      await conflict.getByRole('button', { name: new RegExp(`^Give ${booking.short_id} room`) }).click()
      await expect(conflict).toBeHidden()
      await page.goto(`/desk/rooms?day=${day}&days=1`)
      await page
        .getByRole('button', { name: new RegExp(`^${room}, Another site`) })
        .first()
        .click()
      await expect(page.getByText('Another site sold it.')).toBeVisible()
      await expectSoundPage(page)
    })

    await test.step('the calendar for another site says when no room is left', async () => {
      await page.goto('/desk/channels')
      await page.getByRole('button', { name: 'Give a calendar' }).click()
      const sheet = page.getByRole('dialog', { name: 'Give a calendar' })
      await sheet.getByLabel('What it is about').selectOption({ label: `Room ${room}` })
      await expectSoundPage(page)
      await sheet.getByRole('button', { name: 'Give a calendar' }).click()
      await expect(page.getByText('Never read. The address is secret, like a key.')).toBeVisible()
      const channels = (await (await page.request.get('/api/desk/channels')).json()) as Channels
      const calendar = await page.request.get(new URL(channels.given[0]?.address ?? '').pathname)
      expect(await calendar.text()).toMatch(/BEGIN:VCALENDAR[\s\S]*Not available/)
      await page.reload()
      await expect(page.getByText(/^Read \d/)).toBeVisible()
      await expectSoundPage(page)
    })

    await test.step('the manager disconnects the site', async () => {
      await page.getByRole('button', { name: 'Stop reading' }).click()
      const dialog = page.getByRole('dialog', { name: 'Stop reading: MakeMyTrip' })
      await dialog.getByRole('button', { name: 'Stop reading' }).click()
      await expect(page.getByText('We read no other site yet.')).toBeVisible()
      await page.getByRole('button', { name: 'End it' }).click()
      await page.getByRole('dialog', { name: 'End it' }).getByRole('button', { name: 'End it' }).click()
      await expect(page.getByText('No calendar is given yet.')).toBeVisible()
    })
    site.close()
  },
)

test(
  'the desk is told of a room that two other sites sold, and marks it as settled',
  { tag: '@long' },
  async ({ page }) => {
    const day = addDays(istDateOf(await serverNow(page)), IN_DAYS + 1)
    const night = slotPeriod(EVENING, day)
    const sites = await Promise.all([startSite(night, 'one@site'), startSite(night, 'two@site')])
    await demoDeskHotel(page)
    await atDesk(page.request, 'manager')
    const { rooms } = (await (await page.request.get('/api/desk/channels')).json()) as Channels
    const [room] = rooms
    const ids: number[] = []
    for (const [at, name] of ['MakeMyTrip', 'Booking.com'].entries()) {
      const calendars = [{ room: room?.id, address: sites[at]?.address }]
      const added = await page.request.post('/api/desk/channels', { data: { name, keeps_back: 0, calendars } })
      const channels = (await added.json()) as Channels
      const id = channels.read.find((site) => site.name === name)?.id ?? 0
      await page.request.post(`/api/desk/channels/${id}/read`, { data: { is_right: false } })
      ids.push(id)
    }

    await page.goto('/desk')
    const conflict = page
      .getByRole('listitem')
      .filter({ hasText: `Two other sites sold room ${room?.number} for the same time` })
    await expect(conflict).toContainText(/MakeMyTrip: .*Booking\.com: .*Call one of them\. Free all that time: /s)
    await expectSoundPage(page)
    await page.goto('/desk/channels')
    await expect(conflict).toBeVisible()
    await expectSoundPage(page)
    await conflict.getByRole('button', { name: 'Settled' }).click()
    await expect(conflict).toBeHidden()
    await page.goto('/desk')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(conflict).toBeHidden()
    await page.goto('/desk/log')
    await expect(page.getByText('Said that a room sold by two other sites is settled').first()).toBeVisible()
    for (const id of ids) await page.request.post(`/api/desk/channels/${id}/end`, { data: {} })
    for (const site of sites) site.close()
  },
)
