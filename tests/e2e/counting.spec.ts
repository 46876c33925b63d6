import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { openCounting, openFooter } from './open-footer.ts'

/** Collects the events that our own server received, by name and page. */
function tolds(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return
    const { events } = request.postDataJSON() as { events: { name: string; page: string }[] }
    told.push(...events.map((event) => `${event.name} ${event.page}`))
  })
  return told
}

test(
  'no step of a booking is tracked without consent, which is as easy to withdraw as to give',
  { tag: ['@once', '@long'] },
  async ({ page, baseURL }) => {
    const told = tolds(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.clock.install()
    await page.goto('/hotels-in-pune?utm_campaign=diwali')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'May we use analytics?' })).toBeVisible()
    await page.clock.runFor(10_000)
    expect(told).toEqual([])

    await (await openCounting(page)).getByRole('button', { name: 'Allow analytics' }).focus()
    await page.keyboard.press('Enter')
    await expect(footer.getByRole('heading', { name: 'Analytics are on' })).toBeVisible()
    await expectSoundPage(page)
    await expect(footer.locator('summary')).toBeFocused()
    // Lets the page send its events before it is left. The next test covers events that are sent while a page is left.
    await page.clock.runFor(3000)
    await (await openFooter(page)).getByRole('link', { name: 'Refer & Earn' }).click()
    const login = page.getByRole('dialog', { name: 'Login' })
    await login.getByRole('button', { name: 'Sign up and get ₹100 credit' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign-Up' })).toBeVisible()
    await page.clock.runFor(3000)
    await expect
      .poll(() => told)
      .toEqual(['page_view /hotels-in-pune', 'page_view /refer-and-earn', 'page_view /sign-up'])

    await page.goto('/team')
    await page.clock.runFor(5000)
    await expect.poll(() => told.at(-1)).toBe('page_view /team')
    await (await openCounting(page)).getByRole('button', { name: 'Turn off' }).click()
    await expect(footer.getByText('They are off.')).toBeVisible()
    const before = told.length
    await page.goto('/')
    await page.clock.runFor(10_000)
    expect(told).toHaveLength(before)
    expect(elsewhere).toEqual([])
  },
)

test(
  'a search is counted once, whether its last field or its button submits it',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    // Wraps `fetch`, because the search opens a new document and the event is sent while the old one is left.
    await page.addInitScript(() => {
      const send = globalThis.fetch
      globalThis.fetch = (input, init) => {
        if (input === '/api/events')
          sessionStorage.setItem('told', `${sessionStorage.getItem('told')} ${init?.body as string}`)
        return send(input, init)
      }
    })
    const told = () => page.evaluate(() => sessionStorage.getItem('told') ?? '')
    const searches = async () => (await told()).split('"name":"search"').length - 1
    await page.clock.install()
    await page.goto('/')
    await (await openCounting(page)).getByRole('button', { name: 'Allow analytics' }).click()
    await page.clock.runFor(3000)
    const finder = page.getByRole('form', { name: 'Find a hotel' })
    await finder.getByRole('button', { name: /^Check-in/ }).click()
    await page.getByRole('dialog').locator('[data-day][tabindex="0"]').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Evening/ })
      .click()
    await expect(page).toHaveURL(/\/search-results\?.*slot=3/)
    await page.clock.runFor(3000)
    await expect.poll(searches).toBe(1)
    await page.goto('/')
    await finder.getByRole('button', { name: 'Search hotels' }).click()
    await expect(page).toHaveURL(/\/search-results\?/)
    await page.clock.runFor(5000)
    await expect.poll(searches).toBe(2)
  },
)

test.describe('a page with an error', () => {
  test.use({ expectedFaults: [/./] })

  test(
    'a page that fails says so, is reported automatically, and takes the guest’s comment',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const reports: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/error-reports')) reports.push(request.postDataJSON())
      })
      await page.goto('/hotels-in-pune')
      await page.waitForLoadState('networkidle')
      // Answers the next step within the page with data that the page cannot render.
      await page.route('**/page-data/**', (route) => route.fulfill({ json: { data: {}, head: [] } }))
      await page.getByRole('link', { name: 'Bathtub', exact: true }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/nothing was (booked|charged)/i)
      await expect(page.getByRole('link', { name: 'My Bookings', exact: true }).first()).toHaveAttribute(
        'href',
        '/my-bookings',
      )
      await expect.poll(() => reports.length).toBe(1)
      await page.getByRole('link', { name: 'Report feedback' }).click()
      const dialog = page.getByRole('dialog', { name: 'Report feedback' })
      await dialog.getByLabel('What were you doing?').fill('I chose a filter.')
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: 'Send report' }).click()
      await expect(
        dialog.getByRole('heading', { name: /^Thank you\. Your report number is E-[A-Z2-9]{6}\.$/ }),
      ).toBeFocused()
      expect(reports.at(-1)).toMatchObject({ comment: 'I chose a filter.' })
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(page.getByRole('link', { name: 'Report feedback' })).toBeFocused()
    },
  )
})
