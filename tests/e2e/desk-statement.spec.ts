import { expect } from '@playwright/test'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, giveCompany } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel, moveClockTo, signInAtDesk } from './desk-steps.ts'
import { signedIn } from './guest.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const COMPANY = { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles', address: '3 MG Road, Bengaluru 560001' }

test(
  'a manager reads what Uncle pays for a month, stay by stay, and saves the statement as a table',
  { tag: '@long' },
  async ({ page, browser, baseURL, viewport }) => {
    await moveClockTo(page, '20:00')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 0 })
    const { short_id: code, checkout_date } = booking
    await giveCompany(booker, booking, COMPANY)
    await moveClockTo(page, '10:30')
    await page.request.post('/api/dev/jobs/end-stays')

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'en-IN' })
    const desk = await context.newPage()
    await signInAtDesk(desk)
    const invoiceTo = desk.getByText(`Invoice to: ${COMPANY.name}, GSTIN ${COMPANY.gstin}`)
    await desk.goto(DESK.booking(booking.id))
    await expect(invoiceTo).toBeVisible()
    await expectSoundPage(desk)
    await desk.goto(DESK.billOfBooking(booking.id))
    await expect(invoiceTo).toBeVisible()
    await desk.goto(DESK.today)
    await desk.getByRole('link', { name: 'More' }).click()
    await desk.getByRole('link', { name: 'Statements' }).click()
    await expect(desk.getByRole('heading', { name: 'How it adds up' })).toBeVisible()
    // Opens the month in which the stay ended, because other tests may have moved the clock past that month's end.
    await desk.goto(DESK.statement(monthOf(new Date(checkout_date))))
    const tableOf = (heading: string) =>
      desk.getByRole('table').filter({ has: desk.getByRole('columnheader', { name: heading }) })
    const row = tableOf('You get').getByRole('row').filter({ hasText: code })
    const more = desk.getByRole('button', { name: /^Show \d+ more$/ })
    // The list shows only twelve stays at first, and other tests add stays to the same month.
    await expect(row.or(more).first()).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(row).toContainText('Evening')
    await expect(row).toContainText(/₹[\d,.]+$/)
    await expect(desk.getByText('Not closed yet')).toBeVisible()
    await expectSoundPage(desk)

    const download = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'CSV', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/^[a-z-]+-20\d\d-\d\d\.csv$/)

    await test.step('the invoice to a company is listed with its GSTIN, and saved for the hotel’s accountant', async () => {
      const invoice = tableOf('Company').getByRole('row').filter({ hasText: code })
      await expect(invoice).toContainText(`${COMPANY.name} ${COMPANY.gstin}`)
      const saved = desk.waitForEvent('download')
      await desk.getByRole('link', { name: 'CSV for your accountant' }).click()
      expect((await saved).suggestedFilename()).toMatch(/^[a-z-]+-20\d\d-\d\d-companies\.csv$/)
    })

    await test.step('the demo’s month is listed, although it was before the site’s first day', async () => {
      await desk.goto(DESK.statement(addMonths(monthOf(new Date()), -1)))
      await expect(desk.getByRole('heading', { name: /^2\d stays$/ })).toBeVisible()
      await more.click()
      await expectSoundPage(desk)
      await desk.getByRole('link', { name: 'The month before' }).click()
      await expect(desk.getByText('No stay ended in this month.')).toBeVisible()
      await desk.getByRole('link', { name: 'The next month' }).click()
      await expect(desk.getByRole('heading', { name: /^2\d stays$/ })).toBeVisible()
    })
    await context.close()
  },
)
