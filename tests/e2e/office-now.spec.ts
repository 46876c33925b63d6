import { expect, type Page } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'Now lists turned-away guests with their stay, and support calls them after giving a reason',
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

test.describe('alarms by email', () => {
  // The wrong code gets 422.
  test.use({ expectedFaults: [/401|422/] })

  test(
    'an operator gets alarms by email after typing the code that was sent there, and stops them',
    { tag: ['@both', '@long'] },
    async ({ page }) => {
      await signInAtOffice(page, 'support')
      const panel = page.getByRole('region', { name: 'Alarms by email' })
      await panel.getByRole('button', { name: 'Get alarms by email too' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email address').fill('meenal@')
      await dialog.getByRole('button', { name: 'Send the code' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Invalid Email')
      const address = `meenal-${Date.now()}@home.example`
      await dialog.getByLabel('Email address').fill(address)
      await dialog.getByRole('button', { name: 'Send the code' }).click()
      await expect(panel).toContainText(`To get alarms at ${address}, type the code that we sent there.`)
      const field = panel.getByLabel('Code from the email')
      await expect(field).toBeFocused()
      await expectSoundPage(page)

      const code = await emailedCode(page, address)
      const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
      await field.fill(wrong)
      await panel.getByRole('button', { name: 'Confirm' }).click()
      await expect(panel.getByRole('alert')).toContainText('This is not the code that we sent last.')
      await expect(field).toHaveValue(wrong)
      await field.fill(code)
      await panel.getByRole('button', { name: 'Confirm' }).click()
      await expect(panel).toContainText(`Alarms also go to ${address}.`)
      await expect(panel.getByRole('button', { name: 'Change' })).toBeFocused()
      await expectSoundPage(page)
      await page.reload()
      await panel.getByRole('button', { name: 'Stop' }).click()
      await expect(panel.getByRole('button', { name: 'Get alarms by email too' })).toBeFocused()
    },
  )
})

/** Returns the code in the last email to this address. */
async function emailedCode(page: Page, to: string): Promise<string> {
  const find = async () => {
    const answer = await page.request.get('/api/dev/outbox', { params: { to } })
    return /type (\d{6}) /.exec(JSON.stringify(await answer.json()))?.[1] ?? ''
  }
  await expect.poll(find).toMatch(/^\d{6}$/)
  return find()
}
