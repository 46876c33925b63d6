import { newGuest, otpFor, signedIn } from '../../tests/e2e/guest.ts'
import { asFile, sampleCard } from '../../tests/e2e/sample-pictures.ts'
import type { Album } from './steps.ts'

/** Shows My data: the masked ID, the OTP before private data, and the confirmation before erasing. */
export const myDataAlbum: Album = async (page, take) => {
  const guest = newGuest()
  await signedIn(page, guest)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 20 } })
  const openProfile = async () => {
    await page.goto('/my-bookings')
    await page.getByText('Credit:').filter({ visible: true }).waitFor()
    const folded = page.getByText('IDs', { exact: true }).filter({ visible: true })
    if (await folded.isVisible()) await folded.click()
  }
  await openProfile()
  const input = page.getByLabel('Browse for an ID').filter({ visible: true })
  await input.setInputFiles(asFile('card.jpg', await sampleCard()))
  await page.getByRole('img', { name: 'Your ID 1' }).filter({ visible: true }).waitFor()
  await openProfile()
  const cover = page.getByRole('button', { name: 'Show ID 1' }).filter({ visible: true })
  await cover.waitFor()
  await take('covered-id')
  await cover.click()
  const otp = page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('textbox')
  await otp.waitFor()
  await take('fresh-otp')
  await otp.fill(await otpFor(page.request, guest.phone))
  await page.getByRole('img', { name: 'Your ID 1' }).filter({ visible: true }).waitFor()
  await page.goto('/my-data')
  await page.getByRole('heading', { name: 'Erase everything' }).waitFor()
  await take('my-data')
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByRole('dialog').waitFor()
  await take('erase')
}
