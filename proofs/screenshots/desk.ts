import type { Page } from '@playwright/test'
import { bookThroughCalls, holdThroughCalls, payThroughCalls } from '../../tests/e2e/book-through-calls.ts'
import { demoDeskHotel, moveClockTo, signInAtDesk, typePhoneAndOtp } from '../../tests/e2e/desk-steps.ts'
import { newGuest, signedIn } from '../../tests/e2e/guest.ts'
import { fillRegister } from '../../tests/e2e/register-steps.ts'
import type { Album, Take } from './steps.ts'

const EVENING = { slot: 3, inDays: 0 } as const

/** Shows the hotel's pages: a day at the desk, check-in, rooms, and the manager's pages. */
export const deskAlbum: Album = async (page, take) => {
  await moveClockTo(page, '20:10')
  await page.goto('/desk/sign-in')
  await page.getByRole('heading', { name: 'Pair this phone' }).waitFor()
  await take('sign-in')
  const booker = { page, token: await signedIn(page, newGuest()) }
  const hotel = await demoDeskHotel(page)
  const guests = { guests: ['Asha Rao', 'Kabir Sen'] }
  const booking = await bookThroughCalls(booker, hotel, { ...EVENING, more: { ...guests, payAtHotel: true } })
  await page.context().clearCookies()
  await signInAtDesk(page)
  await page.getByRole('region', { name: /^New booking: Asha Rao/ }).waitFor()
  await take('today')

  await page.goto(`/desk/booking/${booking.id}`)
  await page.getByRole('heading', { name: 'What happened' }).waitFor()
  await take('booking')
  await page.getByRole('button', { name: 'Change the room' }).click()
  await page
    .getByRole('button', { name: /^Room \d+/ })
    .first()
    .waitFor()
  await take('change-room')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'They are here' }).click()
  await page.getByRole('heading', { name: 'Look at the IDs' }).waitFor()
  await take('greet')
  await page.getByRole('button', { name: 'I saw the originals' }).click()
  await fillRegister(page)
  await take('greet-register')
  await page.getByRole('button', { name: 'Cash' }).click()
  await page.getByRole('button', { name: /taken$/ }).click()
  await page.getByRole('heading', { name: /taken$/ }).waitFor()
  await page.getByRole('button', { name: 'Done, hand over the key' }).click()
  await page.getByText(/^Key \d+ is with them/).waitFor()
  await take('here')

  await page.goto('/desk/find')
  await page.getByLabel('Find guests').fill('Asha')
  await page.getByRole('button', { name: 'Find guests' }).click()
  await page.locator('.arrival-row').first().waitFor()
  await take('find')
  await page.goto('/desk/shift')
  await page.getByRole('heading', { name: 'Hand over' }).waitFor()
  await take('shift')
  await page.goto('/desk/register')
  await page.locator('.register-table').waitFor()
  await take('register')
  await page.goto('/desk/more')
  await page.getByRole('link', { name: 'Staff' }).waitFor()
  await take('more')
  await page.goto('/desk/staff')
  await page.getByRole('button', { name: 'Add somebody' }).waitFor()
  await take('staff')
  await takePosts(page, take)
  await page.goto('/desk/prices')
  await page.getByRole('heading', { name: 'What a guest pays' }).waitFor()
  await take('prices')

  await page.getByRole('button', { name: 'Add dates' }).click()
  await page.getByRole('dialog', { name: 'Add dates' }).waitFor()
  await take('prices-dates')
  await holdAndPay(page, hotel)
  await moveClockTo(page, '22:05')
  await page.goto('/desk')
  await page
    .getByRole('link', { name: /Meera Shah/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Could not come' }).click()
  await page.getByRole('dialog', { name: 'Could not come' }).waitFor()
  await take('no-show')
}

/**
 * Shows an invited colleague, the pages that the colleague sees, the link in the text message, and a device that waits
 * for approval.
 */
async function takePosts(page: Page, take: Take): Promise<void> {
  const phone = `81${String(Date.now()).slice(-8)}`
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const adding = page.getByRole('dialog', { name: 'Add somebody' })
  await adding.getByLabel('Name').fill('Imran Khan')
  await adding.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await take('invite')
  await adding.getByRole('button', { name: 'Invite' }).click()
  await page.getByText('Invited, has not accepted yet').first().waitFor()
  await page.goto('/desk/staff')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Lakshmi Rao' })
    .getByRole('button', { name: 'Pair a phone' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pair a phone' })
  await dialog.getByText('-').first().waitFor()
  const code = await dialog.getByRole('status').innerText()
  const other = await otherPhone(page)
  await other.request.post('/api/desk/pair', { data: { code } })
  await dialog.getByRole('button', { name: 'Let in' }).waitFor()
  await take('let-in')
  await page.getByRole('button', { name: 'Close' }).click()
  await take('staff-waiting')
  await other.context().close()
  await takeInvited(page, take, phone)
}

/** Takes pictures as the invited colleague, then restores the manager's session. */
async function takeInvited(page: Page, take: Take, phone: string): Promise<void> {
  const cookies = await page.context().cookies()
  const outbox = await page.request.get('/api/dev/outbox', { params: { to: `+91${phone}` } })
  const [text] = (await outbox.json()) as { body: string }[]
  await page.goto(/\/not-me\S+/.exec(text?.body ?? '')?.[0] ?? '')
  await page.getByRole('heading', { name: 'Was this not you?' }).waitFor()
  await take('not-me')
  await page.context().clearCookies()
  await typePhoneAndOtp(page, phone)
  await page.getByRole('heading', { name: 'You are invited' }).waitFor()
  await take('invited')
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
}

/** Opens a second phone with a separate session. */
async function otherPhone(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('a page without a browser')
  return context.newPage()
}

/** Makes a booking for a no-show, as a guest in a separate session. */
async function holdAndPay(page: Page, hotel: Awaited<ReturnType<typeof demoDeskHotel>>): Promise<void> {
  const other = await otherPhone(page)
  const booker = { page: other, token: await signedIn(other, newGuest()) }
  const held = await holdThroughCalls(booker, hotel, {
    ...EVENING,
    more: { name: 'Meera Shah', guests: ['Meera Shah'] },
  })
  await payThroughCalls(booker, held.payment_url)
  await other.context().close()
}
