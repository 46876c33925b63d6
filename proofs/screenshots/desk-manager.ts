import { atDesk } from '../../tests/e2e/desk-steps.ts'
import { asFile } from '../../tests/e2e/sample-pictures.ts'
import type { Album } from './steps.ts'

/** Shows the hotel details that a manager edits, in English and Hindi, and the hotel's page afterwards. */
export const deskManagerAlbum: Album = async (page, take) => {
  await atDesk(page.request, 'manager')
  await page.goto('/desk/photos')
  await page.getByText(/^1 of \d+$/).waitFor()
  await take('photos')
  await page.getByLabel('Add photos').setInputFiles([asFile('front-door.jpg', Buffer.from('no photo'))])
  await page.getByText('Not added').waitFor()
  await take('photo-refused')
  await page.reload()
  await page
    .getByRole('button', { name: /^Caption: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Caption' }).waitFor()
  await take('photo-caption')

  await page.goto('/desk/facts')
  await page.getByRole('heading', { name: 'Booking alerts' }).waitFor()
  await page.getByText('Balcony').click()
  await take('facts')
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByRole('dialog', { name: 'Add a contact' }).waitFor()
  await take('contact')

  await page.goto('/desk/upi')
  await page.getByLabel('UPI ID').waitFor()
  await take('upi')
  await page.goto('/desk/reviews')
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .click()
  await page.getByLabel(/^Your answer/).fill('Thank you, Meera. The lamp is repaired.')
  await take('reviews')
  await page.goto('/desk/cases')
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .click()
  await take('cases')

  await page.goto('/desk/log')
  await page.getByRole('heading', { name: 'Changes' }).waitFor()
  await take('log')
  await page.goto('/desk/figures')
  await page.getByRole('heading', { name: 'Hours sold by slot' }).waitFor()
  await take('figures')

  await page.evaluate(() => localStorage.setItem('desk-language', 'hi'))
  await page.goto('/desk/photos')
  await page.getByRole('heading', { name: 'फ़ोटो', exact: true }).waitFor()
  await take('photos-hindi')
  await page.goto('/desk/facts')
  await page.getByRole('heading', { name: 'बुकिंग की खबर किसे' }).waitFor()
  await page.getByLabel('रिसेप्शन का फ़ोन').fill('12')
  await page.getByRole('button', { name: /^सेव करें/ }).click()
  await page.getByText('यह भारत का टेलीफ़ोन नंबर नहीं है।').waitFor()
  await take('facts-hindi')
  await page.goto('/desk/log')
  await page.getByRole('heading', { name: 'बदलाव' }).waitFor()
  await take('log-hindi')
}
