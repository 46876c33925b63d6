import { expect } from '@playwright/test'
import { inLanguage, type Language } from '#domain/languages.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { nightOf } from '#domain/slots/openings.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { momentWords } from '#words/times.ts'
import { serverNow } from './book-through-calls.ts'
import { test } from './check-page.ts'

const EVENING = 3

test(
  'the start page states the price of the cheapest room that is free tonight',
  { tag: '@once' },
  async ({ page }) => {
    const night = nightOf(await serverNow(page))
    await page.goto('/')
    const lead = page.getByText(/^Tonight from ₹/)
    const [price = ''] = /₹[\d,]+/.exec(await lead.innerText()) ?? []
    await page.goto(`/search-results?city=bengaluru&checkin=${night}&slot=${EVENING}&sort=price-up`)
    await expect(page.getByRole('article').first()).toContainText(price)
  },
)

test('a slot chosen on the start page sets the check-out and is searched', { tag: '@both' }, async ({ page }) => {
  const tomorrow = addDays(istDateOf(await serverNow(page)), 1)
  await page.goto('/')
  const finder = page.getByRole('form', { name: 'Find a hotel' })
  await expect(finder.getByRole('button', { name: 'Search hotels' })).toBeInViewport({ ratio: 1 })
  await finder.getByRole('button', { name: /^Check-in/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('grid', { name: 'Check-in' })).toBeVisible()
  const day = panel.locator(`[data-day="${tomorrow}"]`)
  if (!(await day.isVisible())) await panel.getByRole('button', { name: 'Later month' }).click()
  await day.click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await finder.getByText('Custom Day').click()
  await expect(finder.getByText('1 PM to 6 PM')).toHaveCSS('opacity', '1')
  const { end } = slotPeriod(1, tomorrow)
  await expect(finder.getByRole('button', { name: /^Check-out/ })).toContainText(momentWords(end))
  await finder.getByRole('button', { name: 'Search hotels' }).click()
  await expect(page).toHaveURL(new RegExp(`checkin=${tomorrow}&slot=1&checkout=${tomorrow}`))
})

test('the first screen of a phone has the search button in every language', { tag: '@once' }, async ({ page }) => {
  for (const [language, words] of Object.entries({ en: 'Search hotels', hi: 'होटल खोजें', ta: 'ஹோட்டல் தேடு' })) {
    await page.goto(inLanguage(language as Language, '/'))
    // The scripts have replaced the form's native fields with cells, whose longer texts need more height.
    await expect(page.getByRole('form').first().locator('[aria-haspopup="dialog"]')).toHaveCount(3)
    await expect(page.getByRole('button', { name: words })).toBeInViewport({ ratio: 1 })
  }
})
