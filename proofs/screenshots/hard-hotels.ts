import type { Page } from '@playwright/test'
import type { HotelInList } from '../../src/contract/hotels.ts'
import { startOwnSite } from '../../tests/e2e/own-site.ts'
import { HARD_CITY, HARD_NAMES, type HardHotel } from './hard-names.ts'
import { freeHotels, STAY, type Album } from './steps.ts'

const pathOf = (hotels: readonly HotelInList[], wanted: HardHotel) => {
  const found = hotels.find(({ name }) => name === HARD_NAMES[wanted])
  if (!found) throw new Error(`${HARD_NAMES[wanted]} is not in the list`)
  return `/hotel/${found.slug}?${STAY}`
}

async function openPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Picture 1 of/ }).click()
  await page.getByRole('dialog', { name: /^Pictures of/ }).waitFor()
}

/** Shows eight imported hotels with difficult photos and names, as cards and as pages. */
export const hardHotelsAlbum: Album = async (page, take) => {
  const site = await startOwnSite('../../proofs/screenshots/serve-hard-hotels.ts')
  try {
    await page.goto(`${site.origin}/hotels-in-${HARD_CITY}?${STAY}`)
    await take('cards')
    const hotels = await freeHotels(page, HARD_CITY, site.origin)
    const open = (hotel: HardHotel) => page.goto(site.origin + pathOf(hotels, hotel))
    await open('NOISE')
    await take('noise-long-name')
    await open('PORTRAIT')
    await take('portrait-hindi')
    await openPictures(page)
    await take('portrait-whole')
    await open('DARK')
    await take('dark-tamil')
    await open('HUGE')
    await take('huge')
    await open('SMALL')
    await take('small')
    await open('ONE')
    await take('one')
    await openPictures(page)
    await take('one-whole')
    await open('TWO')
    await take('two')
    await open('NONE')
    await take('none')
  } finally {
    await site.close()
  }
}
