import { demoDeskHotel } from '../../tests/e2e/desk-steps.ts'
import { openFound, signInAtOffice } from '../../tests/e2e/office-steps.ts'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import type { Album } from './steps.ts'

/** The operator's office: its door, what waits, a booking and its acts, hotels, money, reviews, health, log and team. */
export const officeAlbum: Album = async (page, take) => {
  await page.goto('/office/sign-in')
  await page.getByRole('button', { name: 'Get OTP' }).waitFor()
  await take('sign-in')
  const form = {
    name: 'Suresh Kale',
    phone: '+919822041106',
    email: 'kale@hotel.example',
    hotelName: 'Neelkanth Residency',
  }
  await page.request.post('/api/partner-form', { data: { ...form, city: 'Nashik', rooms: 18 } })
  await page.request.post('/api/dev/jobs/end-stays', { data: {} })
  await page.request.post('/api/dev/jobs/check-books', { data: {} })
  await signInAtOffice(page, 'admin')
  await page.getByText('Application: Neelkanth Residency').waitFor()
  await take('now')

  await page.goto('/office/find?text=Mehta')
  await page.getByText(/found\.$/).waitFor()
  await take('find')
  await openFound(page, 'Rohan Mehta')
  await page.getByRole('heading', { name: 'In the books' }).waitFor()
  await take('booking')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('heading', { name: 'What will happen' }).waitFor()
  await take('cancel')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Give credit' }).click()
  await page.getByRole('textbox', { name: 'Credit' }).fill('9000')
  await page.getByText('This is above your limit').waitFor()
  await take('above-the-limit')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'their account' }).click()
  await page.getByRole('heading', { name: 'Bookings' }).waitFor()
  await take('guest')

  await page.goto('/office/hotels')
  await page.getByText('Figures of 30 days').waitFor()
  await take('hotels')
  const hotel = await demoDeskHotel(page)
  await page.goto(`/office/hotels/${hotel.id}`)
  await page.getByRole('heading', { name: 'Contacts' }).waitFor()
  await page.getByText('Paid here').waitFor()
  await take('hotel')
  await page.goto('/office/applications')
  await page.getByText('Neelkanth Residency').waitFor()
  await take('applications')

  await page.goto('/office/money')
  await page.getByRole('heading', { name: 'Where the money is' }).waitFor()
  await take('books')
  await page.goto(`/office/statements/${hotel.id}/${addMonths(monthOf(new Date()), -1)}`)
  await page.getByText('Amounts in rupees').waitFor()
  await take('statement')
  await page.goto('/office/payouts')
  await page.getByText(/^No run yet/).waitFor()
  await take('payouts')
  await page.goto('/office/taxes')
  await page.getByRole('heading', { name: 'Collected by month' }).waitFor()
  await take('taxes')
  await page.goto('/office/rates')
  await page.getByRole('region', { name: 'TCS', exact: true }).waitFor()
  await take('rates')
  await page.goto('/office/reviews')
  await page.getByRole('button', { name: 'Withdraw' }).first().waitFor()
  await take('reviews')
  await page.goto('/office/health')
  await page.getByRole('heading', { name: 'Jobs' }).waitFor()
  await take('health')
  await page.goto('/office/log')
  await page.getByText('Nothing here can be changed').waitFor()
  await take('log')
  await page.goto('/office/team')
  await page.getByText('Arif Khan').waitFor()
  await take('team')
}
