/** A walk-in pays half, stays longer, pays the rest and leaves (decision 0074). */
import { expect, type Page } from '@playwright/test'
import type { Shift } from '#contract/desk-shift.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { fillRegister } from './register-steps.ts'
import { demoDeskHotel, moveClockTo } from './desk-steps.ts'

test.use({ expectedFaults: [/422/] })

const shiftOf = async (desk: Page): Promise<Shift> => (await desk.request.get('/api/desk/shift')).json()

const takenIn = ({ takings }: Shift, method: string): number =>
  takings.filter((taking) => taking.method === method).reduce((sum, { amount }) => sum + amount, 0)

const rupees = (words: string | null): number => Number(/₹([\d,]+)/.exec(words ?? '')?.[1]?.replaceAll(',', ''))

test(
  'a walk-in pays half, stays longer, pays the rest and leaves, and the shift adds up to the rupee',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await demoDeskHotel(page)
    await moveClockTo(page, '13:05')
    const desk = await deskPhone(browser, baseURL ?? '')
    const before = await shiftOf(desk)
    await desk.goto(DESK.today)
    await desk.getByRole('link', { name: 'Walk-in' }).click()

    await test.step('the desk sees until when a room is free, and what the walk-in pays for each possible end', async () => {
      await expect(desk.getByRole('radio', { name: /^3 hours/ })).toBeChecked()
      await expect(desk.getByText(/^Price ₹/)).toBeVisible()
      await expectSoundPage(desk)
    })

    await test.step('a missing name is reported at its field', async () => {
      await desk.getByRole('button', { name: /^Give key/ }).click()
      await expect(desk.getByLabel('Name of the first guest')).toBeFocused()
      await expect(desk.getByText('Please enter a name')).toBeVisible()
      await expect(desk.getByText('Please choose how they pay, or later')).toBeVisible()
    })

    const due = rupees(await desk.getByText(/^Price ₹/).textContent())
    const half = Math.floor(due / 2)
    await test.step('the guests pay half in cash and get the key', async () => {
      await desk.getByLabel('Name of the first guest').fill('Suresh Patil')
      await desk.getByRole('button', { name: 'Cash' }).click()
      await desk.getByRole('button', { name: 'A part of it' }).click()
      await desk.getByLabel('Amount, ₹').fill(String(half))
      await desk.getByRole('button', { name: `${formatRupees(half)} taken, give key` }).click()
      await expect(desk.getByRole('heading', { name: 'Suresh Patil' })).toBeVisible()
      await expect(desk.getByText(/^Key .* is with them/)).toBeVisible()
      await expectSoundPage(desk)
    })

    await test.step('the desk writes both guests into the register', async () => {
      await expect(desk.getByText('Register: 2 lines missing')).toBeVisible()
      await desk.getByRole('button', { name: 'Write into the register' }).click()
      const sheet = desk.getByRole('dialog', { name: 'Suresh Patil' })
      await fillRegister(desk)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toBeHidden()
      await expect(desk.getByText('Register: 2 lines missing')).toBeHidden()
    })

    let more = 0
    await test.step('the guests stay an hour longer', async () => {
      await desk.getByRole('button', { name: 'Stay longer' }).click()
      const sheet = desk.getByRole('dialog', { name: 'Stay longer' })
      const add = sheet.getByRole('button', { name: /^Add them, ₹/ })
      more = rupees(await add.textContent())
      await expectSoundPage(desk)
      await add.click()
      await expect(sheet).toBeHidden()
      await desk.getByRole('link', { name: /^Due at the desk/ }).click()
      await expect(desk.getByText(/^Longer, until/)).toBeVisible()
    })
    const rest = due - half + more

    await test.step('Today and the rack show the walk-in', async () => {
      await desk.goto(DESK.today)
      const row = desk.getByRole('link', { name: /Suresh Patil/ })
      await expect(row).toContainText('Walk-in')
      await expect(row).toContainText(formatRupees(rest))
      await expectSoundPage(desk)
      await desk.goto(DESK.rooms)
      const room = desk.getByRole('listitem').filter({ hasText: 'Suresh Patil' })
      await expect(room).toContainText(formatRupees(rest))
      await expectSoundPage(desk)
      await desk.getByRole('link', { name: 'Hours' }).click()
      await expect(desk.getByRole('link', { name: /Suresh Patil, Walk-in/ })).toBeVisible()
      await expectSoundPage(desk)
      await desk.goto(DESK.shift)
      await desk.getByRole('link', { name: /Suresh Patil/ }).click()
    })

    await test.step('the desk takes the unpaid amount before the walk-in leaves', async () => {
      await desk.getByRole('button', { name: 'They have left' }).click()
      const leaving = desk.getByRole('dialog', { name: /leaves$/ })
      await expect(leaving.getByText(`${formatRupees(rest)} is not paid`)).toBeVisible()
      await expectSoundPage(desk)
      await leaving.getByRole('button', { name: `Take ${formatRupees(rest)}` }).click()
      const sheet = desk.getByRole('dialog')
      await sheet.getByRole('button', { name: 'UPI' }).click()
      await sheet.getByRole('button', { name: /taken/ }).click()
      await expect(sheet).toBeHidden()
      await desk.getByRole('button', { name: 'They have left' }).click()
      await expect(desk.getByText(/^They left at|^Left at/)).toBeVisible()
      await expectSoundPage(desk)
    })

    const after = await shiftOf(desk)
    expect(takenIn(after, 'cash') - takenIn(before, 'cash')).toBe(half)
    expect(takenIn(after, 'upi') - takenIn(before, 'upi')).toBe(rest)
    expect(after.cash_box - before.cash_box).toBe(half)
    expect(after.unpaid.map(({ walk_in: walkIn }) => walkIn?.first_name)).not.toContain('Suresh')
    await desk.goto(DESK.shift)
    await expect(desk.getByText(/Walk-in \d+/).first()).toBeVisible()
    await expectSoundPage(desk)
    await desk.context().close()
  },
)

test(
  'a walk-in at a different price, until a chosen time, stays on the list after leaving unpaid',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await demoDeskHotel(page)
    await moveClockTo(page, '13:05')
    const desk = await deskPhone(browser, baseURL ?? '')
    await desk.goto(DESK.takeWalkIn)
    await desk.getByRole('radio', { name: /^A time/ }).check({ force: true })
    await desk.getByLabel('They leave at').selectOption({ label: '2:30 PM' })
    await expect(desk.getByRole('radio', { name: /^A time 2:30 PM, ₹/ })).toBeChecked()
    await desk.getByLabel('Name of the first guest').fill('Imran Shaikh')
    await desk.getByRole('button', { name: 'Other price' }).click()
    await desk.getByLabel('Price with tax, ₹').fill('150')
    await desk.getByRole('button', { name: /^Give key/ }).click()
    await expect(desk.getByText('Please say why')).toBeVisible()
    await desk.getByLabel('Why another price').fill('Regular guest')
    await desk.getByRole('button', { name: 'Later' }).click()
    await expectSoundPage(desk)
    await desk.getByRole('button', { name: /^Give key/ }).click()
    await expect(desk.getByRole('heading', { name: 'Imran Shaikh' })).toBeVisible()
    await desk.getByRole('link', { name: /^Due at the desk/ }).click()
    await expect(desk.getByText(/^The hotel’s price was ₹[\d,]+: Regular guest$/)).toBeVisible()
    await desk.getByRole('link', { name: 'Back' }).click()
    await desk.getByRole('button', { name: 'They have left' }).click()
    const leaving = desk.getByRole('dialog', { name: /leaves$/ })
    await leaving.getByLabel('Why').fill('They ran')
    await leaving.getByRole('button', { name: 'They go without paying' }).click()
    await expect(leaving).toBeHidden()
    await desk.goto(DESK.shift)
    await expect(desk.getByText('They ran')).toBeVisible()
    await expectSoundPage(desk)
    await desk.context().close()
  },
)
