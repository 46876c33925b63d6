/** Tests that the office keeps what operators type, and works without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test'
import { OFFICE } from '#web/lib/office-paths.ts'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { openFound, signInAtOffice } from './office-steps.ts'

// The first call from a signed-out office gets 401.
test.use({ expectedFaults: [/401/] })

const EVENING = { slot: 3, inDays: 0 } as const

test(
  'what support typed into a dialog is kept after Esc and after a reload, until it is sent or emptied',
  { tag: ['@both', '@long'] },
  async ({ page, browser, baseURL }) => {
    const guests = await browser.newContext({ baseURL: baseURL ?? '' })
    const guest = await guests.newPage()
    await moveClockTo(guest, '19:00')
    const booker = { page: guest, token: await signedIn(guest) }
    const booking = await bookThroughCalls(booker, await freeHotel(booker, EVENING, [3]), EVENING)
    await guests.close()
    await signInAtOffice(page, 'support')
    await openFound(page, booking.short_id)
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: 'Refund' })
    const reason = dialog.getByLabel('Reason, for the log')
    const open = async () => {
      await page.getByRole('button', { name: 'Refund an amount', exact: true }).click()
      await expect(amount).toBeVisible()
    }
    const expectTyped = async () => {
      await expect(dialog.getByText('Here is what you typed before')).toBeVisible()
      await expect(amount).toHaveValue('300')
      await expect(reason).toHaveValue('No hot water')
    }
    await open()
    await expect(dialog.getByRole('radio', { checked: true }), 'the first field has the focus').toBeFocused()
    await expect(dialog.getByText('Here is what you typed before')).toBeHidden()
    await amount.fill('300')
    await reason.fill('No hot water')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open()
    await expectTyped()
    await page.reload()
    await open()
    await expectTyped()
    await dialog.getByRole('button', { name: 'Start again' }).click()
    await expect(amount).toHaveValue('')
    await expect(reason).toHaveValue('')
    await amount.fill('300')
    await reason.fill('No hot water')
    await dialog.getByRole('button', { name: 'Refund an amount', exact: true }).click()
    await expect(dialog).toBeHidden()
    await open()
    await expect(amount).toHaveValue('')
    await expect(dialog.getByText('Here is what you typed before')).toBeHidden()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Refund an amount', exact: true }).dblclick()
    await expect(amount, 'a double click opens the dialog and leaves it open').toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog, 'a press outside closes it').toBeHidden()

    const cancel = () => page.getByRole('button', { name: 'Cancel', exact: true }).click()
    const choice = (name: string) => dialog.getByRole('radio', { name, exact: true })
    await cancel()
    await choice('The hotel').check()
    await page.keyboard.press('Escape')
    await cancel()
    await expect(choice('The hotel')).toBeChecked()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Start again' }).click()
    await expect(choice('The guest')).toBeChecked()
  },
)

const PAGES = [
  OFFICE.now,
  OFFICE.find,
  OFFICE.bookings,
  OFFICE.guests,
  OFFICE.hotels,
  OFFICE.money,
  OFFICE.statements,
  OFFICE.returns,
  OFFICE.owing,
  OFFICE.waiting,
  OFFICE.disputes,
  OFFICE.trialBalance,
  OFFICE.payouts,
  OFFICE.taxes,
  OFFICE.settlements,
  OFFICE.bank,
  OFFICE.rates,
  OFFICE.reviews,
  OFFICE.coupons,
  OFFICE.figures,
  OFFICE.health,
  OFFICE.log,
  OFFICE.team,
]

/** Marks every control that a person can see and use, and returns their number. A radio group counts once. */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const usable = controls.filter((control) => {
      const isRepeated = control instanceof HTMLInputElement && control.type === 'radio' && groups.has(control.name)
      if (control instanceof HTMLInputElement && control.type === 'radio') groups.add(control.name)
      return !isRepeated && control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled')
    })
    for (const control of usable) control.dataset.seen = 'no'
    return usable.length
  })

/** Presses Tab until all controls have had the focus, and returns those that never had it. */
async function unreached(page: Page, many: number): Promise<string[]> {
  for (let press = 0; press < many * 2 + 20; press += 1) {
    await page.keyboard.press('Tab')
    const left = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused instanceof HTMLInputElement && focused.type === 'radio')
        for (const one of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
          if (one.name === focused.name) delete one.dataset.seen
      if (focused instanceof HTMLElement) delete focused.dataset.seen
      return document.querySelectorAll('[data-seen]').length
    })
    if (left === 0) return []
  }
  return page.evaluate(() => [...document.querySelectorAll('[data-seen]')].map((control) => control.outerHTML))
}

test('Tab reaches every control on the office’s pages', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  test.slow()
  await signInAtOffice(page, 'admin')
  const { id } = await demoDeskHotel(page)
  for (const path of [...PAGES, OFFICE.hotel(id)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0)
    const many = await markControls(page)
    expect(many, path).toBeGreaterThan(5)
    expect(await unreached(page, many), path).toEqual([])
  }
})

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 200 && !(await isFocused()); press += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

test(
  'support takes, puts off, answers and settles a complaint with the keyboard alone',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    const message = { kind: 'complaint', message: 'The room smelled of paint.', page: '/my-bookings' }
    const sent = await page.request.post('/api/feedback', {
      headers: { authorization: await signedIn(page, guest) },
      data: { ...message, name: guest.name, phone: guest.phone },
    })
    const { ticket } = (await sent.json()) as { ticket: string }
    await signInAtOffice(page, 'support')
    const press = async (control: Locator) => {
      await tabTo(page, control)
      await page.keyboard.press('Enter')
    }
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await press(page.getByRole('button', { name: /^Complaints \d/ }))
    const row = page.getByRole('listitem').filter({ hasText: ticket })
    await press(row.getByRole('button', { name: 'I take it' }))
    const mine = row.getByRole('button', { name: /^You/ })
    await expect(mine).toBeVisible()
    await press(row.getByRole('button', { name: /^Owner, notes/ }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: 'In 2 hours' }))
    await expect(dialog.getByText('Put off until').first()).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Back to the list now' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await press(row.getByRole('link', { name: 'Open' }))
    await type(page.getByLabel('Your answer'), 'It is aired and painted no more.')
    await press(page.getByRole('button', { name: 'Acknowledge and send' }))
    await expect(page.getByText(/, answer$/)).toBeVisible()
    await press(page.getByRole('button', { name: 'Settle it' }))
    await type(dialog.getByLabel('Reason, for the log'), 'She is content')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Meenal Joshi: She is content')).toBeVisible()
  },
)
