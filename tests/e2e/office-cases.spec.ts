import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'support takes a complaint, answers it without losing a typed word, settles it, and finds it again by its ticket',
  { tag: ['@both', '@long'] },
  async ({ page }) => {
    const guest = { ...newGuest(), name: 'Divya Menon' }
    const token = await signedIn(page, guest)
    const sent = await page.request.post('/api/feedback', {
      headers: { authorization: token },
      data: {
        kind: 'complaint',
        message: 'There was a small camera above the mirror. We left at once.',
        name: guest.name,
        phone: guest.phone,
        page: '/my-bookings',
      },
    })
    const { ticket } = (await sent.json()) as { ticket: string }

    await signInAtOffice(page, 'support')
    await page.getByRole('button', { name: /^Complaints \d/ }).click()
    const row = page.getByRole('listitem').filter({ hasText: ticket })
    await row.getByRole('button', { name: 'I take it' }).click()
    await expect(row.getByRole('button', { name: /^You/ })).toBeVisible()
    await expectSoundPage(page)
    await row.getByRole('button', { name: /^Owner, notes/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('A note for colleagues').fill('She is at home')
    await dialog.getByRole('button', { name: 'Save the note' }).click()
    await expect(dialog.getByText('She is at home')).toBeVisible()
    await expectSoundPage(page)
    await page.keyboard.press('Escape')

    await row.getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { name: 'Complaint: Divya Menon' })).toBeVisible()
    await expect(page.getByText('a small camera above the mirror')).toBeVisible()
    await page.getByLabel('Your answer').fill('We closed the room.')
    await page.reload()
    await expect(page.getByLabel('Your answer'), 'a typed answer survives a reload').toHaveValue('We closed the room.')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Acknowledge and send' }).click()
    await expect(page.getByText(/, answer$/)).toBeVisible()
    await expect(page.getByLabel('Your answer')).toHaveValue('')

    await page.getByRole('button', { name: 'Settle it' }).click()
    await expect(dialog.getByLabel('Reason, for the log'), 'the first field has the focus').toBeFocused()
    await dialog.getByLabel('Reason, for the log').fill('Money back, she agrees')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Meenal Joshi: Money back, she agrees')).toBeVisible()
    await expectSoundPage(page)

    await page.goto('/office/find')
    await page.getByRole('searchbox').fill(ticket.toLowerCase())
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('heading', { name: 'Complaint: Divya Menon' })).toBeVisible()
  },
)
