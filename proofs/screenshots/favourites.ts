import { signedIn } from '../../tests/e2e/guest.ts'
import { delay, findHotel, refuse, type Album } from './steps.ts'

const CITIES = ['pune', 'jaipur', 'kochi', 'mysuru', 'mumbai']
const LISTS = '**/api/favourites/user-favourites*'

/** Shows My Favourites empty, with hotels, loading, failed, and after a hotel was removed. */
export const favouritesAlbum: Album = async (page, take) => {
  const token = await signedIn(page)
  await page.goto('/my-favourites')
  await page.getByText('Oops, you seem to have no favourite hotels').waitFor()
  await take('empty')
  for (const city of CITIES) {
    const { id } = await findHotel(page, city, () => true)
    await page.request.post('/api/favourites/favourite-hotel', {
      data: { do: 'favourite', hotelId: id },
      headers: { authorization: token },
    })
  }
  await page.goto('/my-favourites')
  await page.getByRole('article').nth(4).waitFor()
  await take('full')
  await page
    .getByRole('button', { name: /^Remove from favourites/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await take('one-removed')
  const goOn = await delay(page, LISTS)
  await page.goto('/my-favourites')
  await take('loading')
  await goOn()
  await refuse(page, LISTS)
  await page.goto('/my-favourites')
  await page.getByRole('alert').first().waitFor()
  await take('error')
}
