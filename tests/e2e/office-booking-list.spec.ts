import { expect } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

test(
  'an admin lists tonight’s bookings, saves the view, opens it with Ctrl K, and plans a message to a hotel’s guests',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '15:00')
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const guest = await context.newPage()
    const booker = { page: guest, token: await signedIn(guest, newGuest()) }
    const wish = { slot: 3, inDays: 0 } as const
    const { short_id: code } = await bookThroughCalls(booker, await freeHotel(booker, wish, [3]), wish)
    await context.close()

    await signInAtOffice(page, 'admin')
    await page.setViewportSize(DESKTOP)
    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Bookings' }).click()
    await page.getByRole('link', { name: 'Arriving today' }).click()
    await expect(page).toHaveURL(/days=today/)
    await page.getByLabel('State').selectOption({ label: 'Coming' })
    await expect(page).toHaveURL(/state=coming/)
    await expect(page).toHaveURL(/days=today/)
    const row = rowsOf(page).filter({ hasText: code })
    await expect(row).toBeVisible()
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Save this view' }).click()
    const saving = page.getByRole('dialog')
    await saving.getByRole('button', { name: 'Save' }).click()
    await expect(saving.getByText('Name the view.')).toBeVisible()
    await saving.getByLabel('Name').fill('Evening guests')
    await saving.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Evening guests' })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('link', { name: 'Uncle office, now' }).click()
    await page.locator('body').press('Control+k')
    // The first keys are pressed before the palette's script has loaded.
    await page.keyboard.type('evening', { delay: 20 })
    const field = page.getByRole('combobox', { name: 'An act or a place' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('evening')
    await expectSoundPage(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Evening guests' })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: 'Acts' }).click()
    await page.keyboard.type(code.toLowerCase())
    await expect(page.getByRole('option', { name: `Open ${code.toLowerCase()}` })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Acts' })).toBeFocused()
    await page.locator('body').press('/')
    await page.keyboard.type(code.toLowerCase())
    await expect(page.getByRole('searchbox')).toHaveValue(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/office\/booking\//)
    await page.goBack()

    await page.setViewportSize(PHONE)
    await page.goto('/office/bookings?days=today&state=coming')
    await expect(row).toBeVisible()
    await expectSoundPage(page)
    await row.getByRole('checkbox', { name: `Choose ${code}` }).check({ force: true })
    await page.getByRole('button', { name: 'Ask the guests to ring us' }).click()
    const telling = page.getByRole('dialog')
    await expect(telling.getByText('1 whose hotel is open')).toBeVisible()
    await telling.getByLabel('Reason, for the log').fill('Its roof leaks')
    await telling.getByRole('button', { name: 'Ask the guests to ring us' }).click()
    await expect(telling.getByText('Nobody would be asked.').first()).toBeVisible()
    await expectSoundPage(page)
    await telling.getByRole('button', { name: 'Not now' }).click()
    await expect(row.getByRole('checkbox')).toBeChecked()
  },
)
