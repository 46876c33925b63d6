import { bookThroughCalls, freeHotel } from '../../tests/e2e/book-through-calls.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import { openGuarded } from '../../tests/e2e/open-guarded.ts'
import type { Album } from './steps.ts'

/** Shows the guest's pages without a network, and the offer to install the apps. */
export const offlineAlbum: Album = async (page, take) => {
  await openGuarded(page, '/team')
  const drawer = page.getByRole('button', { name: 'Menu' })
  if (await drawer.isVisible()) await drawer.click()
  await page.getByRole('link', { name: 'Download App' }).filter({ visible: true }).click()
  await page.getByRole('dialog', { name: /^Get the best/ }).waitFor()
  await take('app-dialog')
  await page.keyboard.press('Escape')

  const booker = { page, token: await signedIn(page) }
  await page.context().setOffline(true)
  await page.goto('/legalpage')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await take('offline')
  await page.context().setOffline(false)
  await page.waitForURL('/legalpage')

  await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 })
  await page.goto('/my-bookings')
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: /^Voucher/ }).waitFor()
  await take('offline-stay')
  await page.goto('/team')
  await page.getByText('You are offline.').waitFor()
  await take('offline-kept-page')
  await page.context().setOffline(false)
}
