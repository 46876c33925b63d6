import { expect } from '@playwright/test'
import { OFFICE } from '#web/lib/office-paths.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel } from './desk-steps.ts'
import { signInAtOffice } from './office-steps.ts'

// The first call from a signed-out office gets 401.
test.use({ expectedFaults: [/401/] })

const PAGES = [
  OFFICE.waiting,
  OFFICE.owing,
  OFFICE.settlements,
  OFFICE.bank,
  OFFICE.disputes,
  OFFICE.trialBalance,
  OFFICE.rates,
  OFFICE.reviews,
  OFFICE.health,
  OFFICE.applications,
  OFFICE.team,
]

test(
  'each list in the office fits its screen and has no accessibility violation',
  {
    tag: ['@both', '@long'],
  },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    const { id } = await demoDeskHotel(page)
    for (const path of [...PAGES, OFFICE.hotelBookings(id)]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
      await expectSoundPage(page)
    }
    await page.keyboard.press('Control+k')
    await page.keyboard.type('trial balance', { delay: 20 })
    await expect(page.getByRole('option', { name: 'Trial balance', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/office\/trial-balance$/)
  },
)
