import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel, signInAtDesk } from './desk-steps.ts'
import { signedIn } from './guest.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'a manager reads how the hotel sells today and in a month, and saves a CSV file with the same sum',
  { tag: '@long' },
  async ({ page, browser, baseURL, viewport }) => {
    const booker = { page, token: await signedIn(page) }
    await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 1 })

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'en-IN' })
    const desk = await context.newPage()
    await signInAtDesk(desk)
    await desk.goto(DESK.more)
    await desk.getByRole('link', { name: 'Figures' }).first().click()
    await expect(desk.getByRole('heading', { name: 'Hours sold by slot' })).toBeVisible()
    await expect(desk.getByText('Average price')).toBeVisible()
    await expectSoundPage(desk)

    await test.step('today’s figures contain the booking’s money, and the file has the same sum', async () => {
      await desk.getByRole('link', { name: 'Today' }).first().click()
      await desk.goto(DESK.figuresToday)
      const all = desk.locator('.bill .sum dd')
      await expect(all).toHaveText(/^₹[\d,]+$/)
      const sum = Number((await all.textContent())?.replaceAll(/[₹,]/g, ''))
      expect(sum).toBeGreaterThan(0)
      const saved = desk.waitForEvent('download')
      await desk.getByRole('link', { name: 'CSV' }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^figures-20\d\d-\d\d-\d\d-20\d\d-\d\d-\d\d\.csv$/)
      const rows = readFileSync(await file.path(), 'utf8').split('\r\n')
      expect(rows).toContain(`Money,all,${sum}`)
    })

    await test.step('the previous month is one press away', async () => {
      await desk.getByRole('link', { name: 'Month', exact: true }).click()
      await desk.getByRole('link', { name: 'The month before' }).click()
      await expect(desk.getByRole('heading', { name: 'Stays begun' })).toBeVisible()
      await expectSoundPage(desk)
      await desk.getByText('How this is counted').click()
      await expect(desk.getByText(/extras included/)).toBeVisible()
    })
    await context.close()
  },
)
