import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signInAtDesk } from './desk-steps.ts'
import { signInAtOffice } from './office-steps.ts'

test.use({ expectedFaults: [/./] })

/** An answer that a page cannot render, as a bug on the server might send it. */
type Fault = { call: string; answer: unknown; path: string }

async function expectErrorPage(page: Page, { call, answer, path }: Fault): Promise<void> {
  const reports: { page: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error-reports')) reports.push(request.postDataJSON() as { page: string })
  })
  await page.route(call, (route) => route.fulfill({ json: answer }))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  await expectSoundPage(page)
  await expect.poll(() => reports.map((report) => report.page)).toContain(path)
  await page.unroute(call)
}

test('an error at the desk shows the error page and is reported', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signInAtDesk(page)
  await expectErrorPage(page, { call: '**/api/desk/day*', answer: [null], path: '/desk' })
  await expectErrorPage(page, { call: '**/api/desk/rooms-now*', answer: { rooms: [null] }, path: '/desk/rooms' })
})

test('an error in the office shows the error page and is reported', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signInAtOffice(page, 'support')
  await expectErrorPage(page, { call: '**/api/office/now*', answer: [null], path: '/office' })
  await expectErrorPage(page, { call: '**/api/office/hotels*', answer: { hotels: [null] }, path: '/office/hotels' })
})
