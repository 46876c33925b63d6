import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

/** Lists a list's controls that are smaller than 44 px, and so too small for a finger, by their words. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('main :is(a, button, summary)').evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 44 || height < 44)
      })
      .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`),
  )

const LISTS = ['hotels', 'guests', 'names', 'statements', 'log', 'reviews', 'coupons', 'health', 'taxes']

test(
  'a list in the office has two lines per row on a phone, shows the rest after a tap, and becomes a table on a tablet',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    for (const list of LISTS) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/office/${list}`)
      const first = rowsOf(page).first()
      await expect(first).toBeVisible()
      expect(await tooSmall(page), list).toEqual([])
      await expectSoundPage(page)
      await page.setViewportSize({ width: 768, height: 1024 })
      await expect(page.getByRole('table').first()).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${list} at 768`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/office/guests?text=mehta')
    const guest = rowsOf(page).first()
    await expect(guest.getByText('Credit')).toBeHidden()
    await guest.getByText(/^\d+ bookings?/).click()
    await expect(guest.getByText('Credit')).toBeVisible()
    await guest.getByRole('link', { name: /Mehta/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Mehta/ })).toBeVisible()
    await page.goto('/office/hotels')
    const hotel = rowsOf(page).first()
    expect((await hotel.boundingBox())?.height).toBeLessThan(115)
    await expect(hotel.getByText('Not taken')).toBeHidden()
    await hotel.getByText(/\d+ rooms? · \d+ stays? · /).click()
    await expect(hotel.getByText('Not taken')).toBeVisible()
    await hotel.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hotels')
  },
)
