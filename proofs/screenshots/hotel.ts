import type { Page } from '@playwright/test'
import { addDays, istDateOf } from '../../src/domain/kernel/ist.ts'
import { freeHotel, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import {
  closedHotel,
  findHotel,
  friendsCode,
  LONG_NAME,
  saturdayAhead,
  soldHotel,
  STAY,
  type Album,
  type Take,
} from './steps.ts'

/** Shows the hotel page as a visitor, an invited friend and a guest with credit see it. */
export const hotelAlbum: Album = async (page, take) => {
  const hotel = await findHotel(page, 'pune', (each) => each.hasBathtub && each.has_love_kit && !each.only_payAtHotel)
  const address = `/hotel/${hotel.slug}?${STAY}`
  await page.goto(address)
  await take('hotel')
  await page.getByRole('button', { name: 'Show on a map' }).click()
  await page.getByRole('dialog').getByText('OpenStreetMap').waitFor()
  await take('map')
  await page.keyboard.press('Escape')
  await gallery(page, take)
  await page.goto(`${address}&has_bathtub=true&pay_at_hotel=true&rooms=2&guests=4`)
  await take('bathtub-pay-at-hotel')
  await coupons(page, take, address)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).evaluate((heading, name) => (heading.textContent = name), LONG_NAME)
  await take('long-name')
  await notToBeHad(page, take)
  await invitedAndKnown(page, take, address)
  await lakhs(page, take)
}

async function gallery(page: Page, take: Take): Promise<void> {
  await page.getByRole('button', { name: /^Picture 1 of/ }).click()
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor()
  await take('gallery')
  await page.keyboard.press('Escape')
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long' }).format(new Date(saturdayAhead()))
  await page.getByRole('button', { name: month }).click()
  await page.getByText(/^Evening: .*, before tax\.$/).waitFor()
  await take('calendar')
  await page.keyboard.press('Escape')
}

async function coupons(page: Page, take: Take, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Add a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('MONSOON99')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('We do not know this coupon.').filter({ visible: true }).first().waitFor()
  await take('coupon-refused')
  await page.goto(`${address}&couponId=WELCOME10`)
  await take('coupon-applied')
}

async function notToBeHad(page: Page, take: Take): Promise<void> {
  const few = await findHotel(page, 'pune', ({ prices }) => prices['custom_slot_2'] === undefined)
  await page.goto(`/hotel/${few.slug}?${STAY.replace('slot=3', 'slot=2')}`)
  await take('not-offered')
  const shut = await closedHotel(page, 'pune')
  await page.goto(`/hotel/${shut.slug}?checkin=${shut.day}&slot=3`)
  await take('closed')
  const { hotel, day } = await soldHotel(page, 'kochi')
  await page.goto(`/hotel/${hotel.slug}?checkin=${day}&slot=3`)
  await take('sold')
}

/** Shows the discount for a visitor who came through a friend's code, and a guest's own credit. */
async function invitedAndKnown(page: Page, take: Take, address: string): Promise<void> {
  await page.goto(`${address}&referral=${await friendsCode(page)}`)
  await page.getByText('Referral discount').filter({ visible: true }).first().waitFor()
  await take('invited')
  await signedIn(page)
  await page.reload()
  await page.getByText('Your credit').filter({ visible: true }).first().waitFor()
  await take('invited-with-credit')
}

/** Shows a month-long booking of five of the most expensive rooms. */
async function lakhs(page: Page, take: Take): Promise<void> {
  const wish = { slot: 4, inDays: 60, days: 30, rooms: 5, city: 'mumbai', order: 'price DESC' } as const
  const { slug } = await freeHotel({ page, token: '' }, wish, [4])
  const first = addDays(istDateOf(await serverNow(page)), wish.inDays)
  const query = `checkin=${first}&checkout=${addDays(first, wish.days)}&slot=4&rooms=5&guests=10`
  await page.goto(`/hotel/${slug}?${query}`)
  await take('lakhs')
  await page.goto(`/booking?hotel=${slug}&${query}`)
  await take('lakhs-review')
}
