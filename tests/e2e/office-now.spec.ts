import { expect } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'Now lists the guests refused at a desk with their stay, and support calls them after giving a reason',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await moveClockTo(page, '19:00')
    const guest = { ...newGuest(), name: 'Meher Contractor' }
    const token = await signedIn(page, guest)
    const wish = { slot: 3, inDays: 0 } as const
    const booker = { page, token }
    const booking = await bookThroughCalls(booker, await freeHotel(booker, wish, [3]), wish)
    await moveClockTo(page, '21:05')
    const answer = await page.request.post(`/api/bookings/${booking.id}/turned-away`, {
      headers: { authorization: token },
      data: {},
    })
    expect(answer.ok(), await answer.text()).toBe(true)

    await signInAtOffice(page, 'support')
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `Refused at the deskMeher Contractor, ${booking.short_id}` })
    await expect(row).toContainText(/Stay from .+, 9 PM/)
    await expect(page.getByText(/^Books (?:balance|not checked)/)).toBeVisible()
    await expectSoundPage(page)
    await row.getByRole('button', { name: 'Ring guest' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason, for the log').fill('Refused at the desk')
    await expect(page.getByRole('link', { name: guest.phone })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Show the number' }).click()
    await expect(dialog.getByRole('link', { name: guest.phone })).toHaveAttribute('href', `tel:+91${guest.phone}`)
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const waiting = await page.getByRole('heading', { name: /^Waiting for somebody, / }).textContent()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: `Now ${waiting?.split(', ')[1]} waiting` }),
    ).toBeVisible()
  },
)

test(
  'an operator goes on duty on the page Now, everybody sees it, and the operator ends the duty',
  { tag: ['@both', '@long'] },
  async ({ page }) => {
    await signInAtOffice(page, 'support')
    const duty = page.getByRole('region', { name: 'On duty' })
    await expect(duty).toContainText('Nobody is on duty: alarms go to everybody.')
    await duty.getByRole('button', { name: 'Go on duty for 8 hours' }).click()
    await expect(duty).toContainText(/^On dutyYou until .+[AP]M/)
    await expectSoundPage(page)
    await page.reload()
    await duty.getByRole('button', { name: 'End my duty' }).click()
    await expect(duty).toContainText('Nobody is on duty')
  },
)
