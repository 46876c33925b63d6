import { expect } from '@playwright/test'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel, moveClockTo, signInAtDesk } from './desk-steps.ts'
import { signedIn } from './guest.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'a manager reads what Uncle pays for a month, stay by stay, and saves the statement as a table',
  { tag: '@long' },
  async ({ page, browser, baseURL, viewport }) => {
    await moveClockTo(page, '20:00')
    const booker = { page, token: await signedIn(page) }
    const { short_id: code, checkout_date } = await bookThroughCalls(booker, await demoDeskHotel(page), {
      slot: 3,
      inDays: 0,
    })
    await moveClockTo(page, '10:30')
    await page.request.post('/api/dev/jobs/end-stays')

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'en-IN' })
    const desk = await context.newPage()
    await signInAtDesk(desk)
    await desk.getByRole('link', { name: 'More' }).click()
    await desk.getByRole('link', { name: 'Statements' }).click()
    await expect(desk.getByRole('heading', { name: 'How it adds up' })).toBeVisible()
    // Opens the month in which the stay ended, because other tests may move the clock past the end of a month.
    await desk.goto(DESK.statement(monthOf(new Date(checkout_date))))
    const row = desk.getByRole('row').filter({ hasText: code })
    const more = desk.getByRole('button', { name: /^Show \d+ more$/ })
    // The list shows only twelve stays at first, and other tests add stays to the same month.
    await expect(row.or(more).first()).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(row).toContainText('Evening')
    await expect(row).toContainText(/₹[\d,.]+$/)
    await expect(desk.getByText('Not closed yet')).toBeVisible()
    await expectSoundPage(desk)

    const download = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^[a-z-]+-20\d\d-\d\d\.csv$/)

    await test.step('the demo’s month is listed, although it is before the day on which the site was started', async () => {
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
