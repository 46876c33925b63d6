import type { Locator, Page } from '@playwright/test'
import type { OffersByDay } from '../../src/contract/day-offers.ts'
import type { Hotel, HotelInList } from '../../src/contract/hotels.ts'
import { addDays, istDateOf, type IstDate } from '../../src/domain/kernel/ist.ts'
import { sellOut, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signedIn, type NewGuest } from '../../tests/e2e/guest.ts'

/** Takes a picture of the page in its current state, in light and dark. */
export type Take = (name: string) => Promise<void>

/** `name` is the last part of the file's name. */
export type Size = { name: string; width: number; height: number }

/** One series of pictures, taken in a separate browser in which nobody is signed in. */
export type Album = (page: Page, take: Take) => Promise<void>

const DAY = 86_400_000

/** Returns a Saturday about a month ahead, so that the pictures do not depend on when they are taken. */
export function saturdayAhead(): string {
  const day = new Date(Date.now() + 30 * DAY)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

/** The evening of that Saturday. */
export const STAY = `checkin=${saturdayAhead()}&slot=3`

/** Longer than any name in the demo catalogue, because an imported hotel's name may be this long. */
export const LONG_NAME = 'The Thiruvananthapuram Lakeview Residency and Heritage Courtyard Suites'

/** Finds 'Book Now', which is a link until the script has loaded and a button afterwards. */
export const bookNow = (page: Page): Locator =>
  page
    .getByRole('button', { name: 'Book Now' })
    .or(page.getByRole('link', { name: 'Book Now' }))
    .filter({ visible: true })
    .first()

/** Opens a city's first free hotel, then its review before paying. */
export async function reviewFirstHotel(page: Page, city: string): Promise<void> {
  await page.goto(`/hotels-in-${city}?${STAY}`)
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'When would you like to stay?' }).waitFor()
  await bookNow(page).click()
  await page.waitForURL(/\/booking\?/)
}

/** Opens the login dialog from a public page's header. Presses again until the script has loaded. */
export async function openLogin(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  for (let tries = 0; tries < 20 && !(await dialog.isVisible()); tries++) {
    if (await menu.isVisible()) await menu.click({ timeout: 1000 }).catch(() => undefined)
    const link = page.getByRole('link', { name: 'Login/Sign-up' }).filter({ visible: true }).first()
    await link.click({ timeout: 1000 }).catch(() => undefined)
    await dialog.waitFor({ timeout: 1000 }).catch(() => undefined)
  }
  return dialog
}

/** Holds back every request for `pattern`, like a slow network, until the returned function is called. */
export async function delay(page: Page, pattern: string): Promise<() => Promise<void>> {
  const late: (() => void)[] = []
  await page.route(pattern, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve))
    await route.fallback().catch(() => undefined) // the page may have navigated meanwhile
  })
  return async () => {
    await page.unroute(pattern)
    for (const goOn of late) goOn()
  }
}

/** Makes every request for `pattern` fail as if our server had an error. */
export async function refuse(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'OVERLOADED', message: 'We are very busy. Please try again in a moment.' } },
    }),
  )
}

/** Returns the id of the guest who is signed in on this page, from the readable cookie. */
export async function userIdOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const userId = cookies.find(({ name }) => name === 'user_id')?.value
  if (!userId) throw new Error('nobody is signed in')
  return userId
}

/** Signs up a guest and returns the guest's referral code. Nobody is signed in afterwards. */
export async function friendsCode(page: Page, friend: NewGuest = newGuest()): Promise<string> {
  const token = await signedIn(page, friend)
  const answer = await page.request.get(`/api/users/${await userIdOf(page)}/refer-code`, {
    headers: { authorization: token },
  })
  await page.context().clearCookies()
  return ((await answer.json()) as { code: string }).code
}

const SOLD_IN_DAYS = 45

/** Finds a hotel and books its last rooms for an evening. */
export async function soldHotel(page: Page, city: string): Promise<{ hotel: Hotel; day: IstDate }> {
  const booker = { page, token: await signedIn(page, newGuest()) }
  const { id } = await sellOut(booker, { slot: 3, inDays: SOLD_IN_DAYS, city })
  await page.context().clearCookies()
  const hotel = (await (await page.request.get(`/api/hotels/${id}`)).json()) as Hotel
  return { hotel, day: addDays(istDateOf(await serverNow(page)), SOLD_IN_DAYS) }
}

/** Finds a hotel that closes its evenings on a day in the next weeks, and returns that day too. */
export async function closedHotel(page: Page, city: string): Promise<{ slug: string; day: IstDate }> {
  for (const { id, slug } of await freeHotels(page, city)) {
    const answer = await page.request.get(`/api/hotels/${id}/offers-by-day`, { params: { slot: 3 } })
    const closed = ((await answer.json()) as OffersByDay).days.find(({ state }) => state === 'closed')
    if (closed) return { slug, day: closed.date }
  }
  throw new Error(`no hotel of ${city} closes its evenings`)
}

/**
 * Returns the hotels of a city that are free on that Saturday, in the API's order. `origin` names a site other than the
 * run's.
 */
export async function freeHotels(page: Page, city: string, origin = ''): Promise<HotelInList[]> {
  const day = saturdayAhead()
  const params = {
    checkin: `${day}T21:00:00+05:30`,
    checkout: `${addDays(day, 1)}T10:00:00+05:30`,
    filter: JSON.stringify({ where: { cityId: city }, limit: 100 }),
  }
  const hotels = (await (await page.request.get(`${origin}/api/hotels/search`, { params })).json()) as HotelInList[]
  return hotels.filter(({ availability }) => availability.availability)
}

/** Returns the first of those hotels that `isWanted` accepts. */
export async function findHotel(
  page: Page,
  city: string,
  isWanted: (hotel: HotelInList) => boolean,
): Promise<HotelInList> {
  const found = (await freeHotels(page, city)).find(isWanted)
  if (!found) throw new Error(`no hotel of ${city} is as wanted`)
  return found
}
