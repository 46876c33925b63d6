import type { DeskDay } from '../../src/contract/desk.ts'
import { DESK_GUESTS, SUPERFAST_GUEST } from '../../demo/catalogue/demo-desk.ts'
import { atDesk, emptyRooms, waitUntil } from '../../tests/e2e/desk-steps.ts'
import { fillRegister } from '../../tests/e2e/register-steps.ts'
import { expect } from '@playwright/test'
import type { Album } from './steps.ts'

/** Shows the desk and its guests: scanning, a superfast check-in, added hours, the room rack and the rooms. */
export const deskHouseAlbum: Album = async (page, take) => {
  // Sets the clock to this evening, because the demo's guests arrive today even if the run takes place at night.
  await waitUntil(page, '20:40')
  await atDesk(page.request, 'manager')
  await emptyRooms(page)
  await page.goto('/desk/scan')
  await page.getByLabel('Booking code').waitFor()
  await take('scan')
  const day = (await (await page.request.get('/api/desk/day')).json()) as DeskDay
  const [name] = DESK_GUESTS[SUPERFAST_GUEST]
  const superfast = [...day.arriving, ...day.new_bookings].find((row) => row.name === name)
  if (!superfast) throw new Error('the demo desk has no superfast check-in')
  await page.getByLabel('Booking code').fill(superfast.code)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('link', { name: 'They are here' }).waitFor()
  await take('scan-good')
  await page.goto('/desk/scan')
  await page.getByLabel('Booking code').fill('ZZZZ9999')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('No booking has this code').waitFor()
  await take('scan-refused')

  await page.goto(`/desk/booking/${superfast.id}/greet`)
  const papers = page.getByRole('list', { name: /compare/i }).getByRole('button')
  await papers.first().waitFor()
  await take('papers')
  await papers.first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await take('paper')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'I saw the originals' }).click()
  await fillRegister(page)
  await page.getByRole('button', { name: 'Done, hand over the key' }).click()
  await page.getByText(/is with them/).waitFor()
  await page.getByRole('button', { name: 'More hours' }).click()
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await take('hours')
  await page.getByRole('button', { name: /^Add them/ }).click()
  await expect(page.getByRole('button', { name: /^Take ₹/ })).toBeVisible()
  await take('hours-due')
  await page.getByRole('button', { name: /^Take ₹/ }).click()
  await page.getByRole('dialog').waitFor()
  await take('take-money')
  await page.getByRole('button', { name: 'Close' }).click()
  const account = { vpa: 'mogra@hdfcbank', payee: 'Mogra Residency' }
  await page.request.post('/api/desk/upi', { data: account })
  const dinners = { kind: 'food', words: 'Dinner', quantity: 2, price: 180 }
  await page.request.post(`/api/desk/bookings/${superfast.id}/extras`, { data: dinners })
  await page.getByRole('link', { name: /Bill, extras and receipt/ }).click()
  await page.getByRole('img', { name: /^UPI code/ }).waitFor()
  await take('bill')
  await page.getByRole('button', { name: 'Damage' }).click()
  await page.getByRole('dialog').waitFor()
  await take('bill-add')

  await page.goto('/desk/rooms')
  await page
    .getByRole('link', { name: 'Hours' })
    .or(page.getByRole('button', { name: 'Hours' }))
    .first()
    .click()
  await page.getByRole('heading', { name: 'Left to sell' }).waitFor()
  await take('rooms')
  await page
    .getByRole('button', { name: /^Block room/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await take('block-room')
  await page.goto('/desk/walk-in')
  await page.getByLabel('Name of the first guest').fill('Suresh Patil')
  await page.getByRole('button', { name: 'Later' }).click()
  await take('walk-in')
  await page.getByRole('button', { name: /^Give key/ }).click()
  await page.getByRole('heading', { name: 'Suresh Patil' }).waitFor()
  await take('walk-in-here')
  await page.goto('/desk/hotel-rooms')
  await page.getByRole('button', { name: 'Add a room' }).waitFor()
  await take('hotel-rooms')
}
