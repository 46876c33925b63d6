import { addDays, istDateOf } from '../../src/domain/kernel/ist.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import type { Channels } from '../../src/contract/desk-channels.ts'
import { serverNow } from '../../tests/e2e/book-through-calls.ts'
import { atDesk, demoDeskHotel } from '../../tests/e2e/desk-steps.ts'
import { startSite } from '../../tests/e2e/other-site.ts'
import type { Album } from './steps.ts'

const EVENING = 3
const IN_DAYS = 26

/** Shows the hotel's links to other programs: keys, webhook addresses, other sites' calendars, and rooms sold twice. */
export const deskLinksAlbum: Album = async (page, take) => {
  await demoDeskHotel(page)
  await atDesk(page.request, 'manager')
  await page.goto('/desk/keys')
  await page.getByText('No program has a key.').waitFor()
  await take('keys-none')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the program').fill('StaySync')
  await dialog.getByText('Rooms').click()
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  await dialog.getByText(/^uncle_/).waitFor()
  await take('key-made')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const url = 'https://hooks.staysync.example/uncle'
  await page.request.post('/api/desk/webhooks', { data: { name: 'StaySync', url } })
  await page.reload()
  await page.getByText('hooks.staysync.example').waitFor()
  await take('keys')

  await page.goto('/desk/channels')
  await page.getByText('We read no other site yet.').waitFor()
  await take('sites-none')
  await page.getByRole('button', { name: 'Add a site' }).click()
  await dialog.getByLabel('Site', { exact: true }).fill('MakeMyTrip')
  await take('add-site')
  await page.keyboard.press('Escape')
  const night = slotPeriod(EVENING, addDays(istDateOf(await serverNow(page)), IN_DAYS))
  const sites = await Promise.all([startSite(night, 'one@site'), startSite(night, 'two@site')])
  const { rooms } = (await (await page.request.get('/api/desk/channels')).json()) as Channels
  for (const [place, name] of ['MakeMyTrip', 'Booking.com'].entries()) {
    const calendars = [{ room: rooms[0]?.id, address: sites[place]?.address }]
    const added = await page.request.post('/api/desk/channels', { data: { name, keeps_back: 0, calendars } })
    const id = ((await added.json()) as Channels).read.find((site) => site.name === name)?.id
    await page.request.post(`/api/desk/channels/${id}/read`, { data: { is_right: false } })
  }
  await page.goto('/desk/channels')
  await page.getByText('Two other sites sold').waitFor()
  await take('sites')
  await page.getByRole('button', { name: 'Give a calendar' }).click()
  await dialog.getByRole('button', { name: 'Give a calendar' }).click()
  await page.getByText('Never read.').waitFor()
  await take('calendar-given')
  await page.goto('/desk')
  await page.getByText('Two other sites sold').waitFor()
  await take('sold-twice')
  for (const site of sites) site.close()
}
