import type { Page } from '@playwright/test'
import { delay, LONG_NAME, soldHotel, STAY, type Album, type Take } from './steps.ts'

const DATA = '**/page-data/**'

/** Shows search results in every state: found, filtered, none, loading, failed, sold. */
export const searchAlbum: Album = async (page, take) => {
  await page.goto(`/hotels-in-pune?${STAY}`)
  await take('search')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('dialog').getByRole('listitem').nth(2).getByRole('button').click()
  await take('map')
  await page.keyboard.press('Escape')
  await longNames(page, take)
  await page.goto(`/hotels-in-pune?${STAY}&bathtub=1&love_kit=1&above=500&below=4000&sort=price-up`)
  await take('filtered')
  const filters = page.getByRole('link', { name: /^Filters/ })
  if (await filters.isVisible()) {
    await filters.click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    await take('filter-sheet')
    await page
      .getByRole('dialog')
      .getByText(/^Show all/)
      .click()
    await take('filter-sheet-localities')
  }
  await comingAndFailed(page, take)
  await soldCards(page, take)
}

async function longNames(page: Page, take: Take): Promise<void> {
  const names = page.getByRole('article').getByRole('heading')
  await names
    .first()
    .evaluate((heading, name) => ((heading.firstElementChild ?? heading).textContent = name), LONG_NAME)
  const places = page.locator('.card-name + .soft')
  await places
    .first()
    .evaluate((place) => (place.textContent = 'Near the old Chhatrapati Sambhajinagar railway station'))
  await take('long-names')
}

/** Presses a filter whose answer is pending at first and then fails. */
async function comingAndFailed(page: Page, take: Take): Promise<void> {
  await page.goto(`/hotels-in-mysuru?${STAY}&above=9000&below=9001&bathtub=1`)
  await take('none-fits')
  const goOn = await delay(page, DATA)
  await page.getByRole('link', { name: 'Remove filter: Bathtub' }).click()
  await take('loading')
  await goOn()
  await page.waitForURL((url) => !url.searchParams.has('bathtub'))
  await page.route(DATA, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"found"', '"failed"') })
  })
  await page.goBack()
  await page.getByRole('heading', { name: 'We could not load the hotels' }).waitFor()
  await take('failed')
  await page.unroute(DATA)
}

async function soldCards(page: Page, take: Take): Promise<void> {
  const { hotel, day } = await soldHotel(page, 'kochi')
  await page.goto(`/hotels-in-kochi?checkin=${day}&slot=3&locality=${hotel.localitySlug}`)
  await take('sold')
}
