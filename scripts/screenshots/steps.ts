import type { Locator, Page } from '@playwright/test'
import type { OffersByDay } from '#contract/hotel-search.ts'
import type { Hotel, HotelInList } from '#contract/hotels.ts'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { sellOut, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signedIn, type NewGuest } from '../../tests/e2e/guest.ts'

/** Photographs the page as it stands, light and dark. */
export type Take = (name: string) => Promise<void>

/** `name` ends the file's name. */
export type Size = { name: string; width: number; height: number }

/** One walk through the site, in a separate browser where nobody is signed in. */
export type Album = (page: Page, take: Take) => Promise<void>

const DAY = 86_400_000

/** A Saturday about a month ahead, so that nothing on the screens depends on the hour they were taken. */
export function saturdayAhead(): string {
  const day = new Date(Date.now() + 30 * DAY)
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

/** That Saturday's evening. */
export const STAY = `checkin=${saturdayAhead()}&slot=3`

/** Longer than any name of the demo catalogue, as an imported one may be. */
export const LONG_NAME = 'The Thiruvananthapuram Lakeview Residency and Heritage Courtyard Suites'

/** A link without a script, a button with one. */
export const bookNow = (page: Page): Locator =>
  page
    .getByRole('button', { name: 'Book Now' })
    .or(page.getByRole('link', { name: 'Book Now' }))
    .filter({ visible: true })
    .first()

/** The first free hotel of a city, then its review before paying. */
export async function reviewFirstHotel(page: Page, city: string): Promise<void> {
  await page.goto(`/hotels-in-${city}?${STAY}`)
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'When would you like to stay?' }).waitFor()
  await bookNow(page).click()
  await page.waitForURL(/\/booking\?/)
}

/** The login dialog from the header of a public page; pressed again until the script is there. */
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

/** As if the network took its time: everything that is asked for at `pattern` waits until the answer of this is called. */
export async function delay(page: Page, pattern: string): Promise<() => Promise<void>> {
  const late: (() => void)[] = []
  await page.route(pattern, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve))
    await route.fallback().catch(() => undefined) // the page may have gone elsewhere meanwhile
  })
  return async () => {
    await page.unroute(pattern)
    for (const goOn of late) goOn()
  }
}

/** As if our side did not work: every call at `pattern` is refused. */
export async function refuse(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'OVERLOADED', message: 'We are very busy. Please try again in a moment.' } },
    }),
  )
}

/** Who is signed in on this page, by the readable cookie. */
export async function userIdOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const userId = cookies.find(({ name }) => name === 'user_id')?.value
  if (!userId) throw new Error('nobody is signed in')
  return userId
}

/** The code of somebody who refers; nobody is signed in afterwards. */
export async function friendsCode(page: Page, friend: NewGuest = newGuest()): Promise<string> {
  const token = await signedIn(page, friend)
  const answer = await page.request.get(`/api/users/${await userIdOf(page)}/refer-code`, {
    headers: { authorization: token },
  })
  await page.context().clearCookies()
  return ((await answer.json()) as { code: string }).code
}

const SOLD_IN_DAYS = 45

/** A hotel whose last rooms were taken for an evening. */
export async function soldHotel(page: Page, city: string): Promise<{ hotel: Hotel; day: IstDate }> {
  const booker = { page, token: await signedIn(page, newGuest()) }
  const { id } = await sellOut(booker, { slot: 3, inDays: SOLD_IN_DAYS, city })
  await page.context().clearCookies()
  const hotel = (await (await page.request.get(`/api/hotels/${id}`)).json()) as Hotel
  return { hotel, day: addDays(istDateOf(await serverNow(page)), SOLD_IN_DAYS) }
}

/** A hotel that closes its evenings on some day of the next weeks. */
export async function closedHotel(page: Page, city: string): Promise<{ slug: string; day: IstDate }> {
  for (const { id, slug } of await freeHotels(page, city)) {
    const answer = await page.request.get(`/api/hotels/${id}/offers-by-day`, { params: { slot: 3 } })
    const closed = ((await answer.json()) as OffersByDay).days.find(({ state }) => state === 'closed')
    if (closed) return { slug, day: closed.date }
  }
  throw new Error(`no hotel of ${city} closes its evenings`)
}

/** The hotels of a city that are free on that Saturday, in the order of the API. */
export async function freeHotels(page: Page, city: string): Promise<HotelInList[]> {
  const day = saturdayAhead()
  const params = {
    checkin: `${day}T21:00:00+05:30`,
    checkout: `${addDays(day, 1)}T10:00:00+05:30`,
    filter: JSON.stringify({ where: { cityId: city }, limit: 100 }),
  }
  const hotels = (await (await page.request.get('/api/hotels/search', { params })).json()) as HotelInList[]
  return hotels.filter(({ availability }) => availability.availability)
}

/** The first of them that is as wanted. */
export async function findHotel(
  page: Page,
  city: string,
  isWanted: (hotel: HotelInList) => boolean,
): Promise<HotelInList> {
  const found = (await freeHotels(page, city)).find(isWanted)
  if (!found) throw new Error(`no hotel of ${city} is as wanted`)
  return found
}
