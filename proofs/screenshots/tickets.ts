import { newGuest, signedIn } from '../../tests/e2e/guest.ts'
import { asFile, sampleCard } from '../../tests/e2e/sample-pictures.ts'
import { DESK_HOTEL } from '../../demo/catalogue/demo-desk.ts'
import type { Album } from './steps.ts'

/** Shows how to report a review, and how to follow a message to us by its ticket. */
export const ticketsAlbum: Album = async (page, take) => {
  await page.goto(`/hotel/${DESK_HOTEL}`)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Report this review' }).first().click()
  await page.getByText('Its author was never a guest').click()
  await take('report')
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText(/Your ticket number is R-/).waitFor()
  await take('report-sent')
  const authorization = await signedIn(page, newGuest())
  const data = { kind: 'complaint', message: 'They took ₹200 for “couple charges” at check-in.', phone: '9876500033' }
  const sent = await page.request.post('/api/feedback', { data, headers: { authorization } })
  const { ticket } = (await sent.json()) as { ticket: string }
  await page.goto(`/help/${ticket}`)
  await page.getByRole('heading', { name: 'So far' }).waitFor()
  await take('followed')
  await page.getByLabel('Add something').fill('I have a photo of the slip.')
  await page.getByLabel('Add photo').setInputFiles(asFile('slip.jpg', await sampleCard()))
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
  await take('followed-photo')
}
