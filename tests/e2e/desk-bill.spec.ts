/** Tests a bill at the desk: extras, a reversing entry, cash and UPI, and the printed receipt (decision 0079). */
import { expect, type Page } from '@playwright/test'
import type { DeskBill } from '#contract/desk-bill.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { readCode } from './read-code.ts'

const billOf = async (desk: Page, id: string): Promise<DeskBill> =>
  (await desk.request.get(`/api/desk/bookings/${id}/bill`)).json()

test(
  'a couple is billed for two dinners and water, pays in cash and by UPI, and gets a receipt',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await moveClockTo(page, '20:30')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 0 })
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const greeted = await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
    expect(greeted.ok(), await greeted.text()).toBe(true)

    await test.step('a manager sets the UPI ID, and a wrong UPI ID is refused at its field', async () => {
      const manager = await deskPhone(browser, baseURL ?? '', 'manager')
      await manager.goto(DESK.upi)
      await manager.getByLabel('UPI ID').fill('mogra residency')
      await manager.getByRole('button', { name: 'Save' }).click()
      await expect(manager.getByText('A UPI ID looks like name@bank')).toBeVisible()
      await manager.getByLabel('UPI ID').fill('Mogra@hdfcbank')
      await manager.getByLabel('Name that payers see').fill('Mogra & Sons')
      await manager.getByRole('button', { name: 'Save' }).click()
      await expect(manager.getByText(/^mogra@hdfcbank Account set by/)).toBeVisible()
      await expectSoundPage(manager)
      await manager.context().close()
    })

    const before = (await billOf(desk, booking.id)).due
    await test.step('the desk adds two dinners and three bottles of water', async () => {
      await desk.goto(DESK.booking(booking.id))
      await desk.getByRole('link', { name: /Bill, extras and receipt/ }).click()
      await desk.getByRole('button', { name: 'Food' }).click()
      const sheet = desk.getByRole('dialog')
      await sheet.getByRole('button', { name: /^Add/ }).click()
      await expect(sheet.getByText('Whole rupees, at most ₹20,000 in all')).toBeVisible()
      await sheet.getByLabel('What it was').fill('Dinner')
      await sheet.getByLabel('How many').fill('2')
      await sheet.getByLabel('Price of one with tax, ₹').fill('180')
      await expectSoundPage(desk)
      await sheet.getByRole('button', { name: 'Add ₹360' }).click()
      await expect(sheet).toBeHidden()
      await desk.getByRole('button', { name: 'Water' }).click()
      await sheet.getByLabel('How many').fill('3')
      await sheet.getByLabel('Price of one with tax, ₹').fill('20')
      await sheet.getByRole('button', { name: 'Add ₹60' }).click()
      await expect(desk.getByText('2 × Dinner', { exact: true })).toBeVisible()
      await expect(desk.getByText('3 × Water', { exact: true })).toBeVisible()
      await expectSoundPage(desk)
    })

    await test.step('the desk removes a surplus bottle of water with a reversing entry', async () => {
      await desk.getByRole('button', { name: /^Wrong line.*3 × Water$/ }).click()
      const sheet = desk.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Put a line right' }).click()
      await expect(sheet.getByText('Please say why')).toBeVisible()
      await sheet.getByLabel('Why').fill('One too many')
      await expectSoundPage(desk)
      await sheet.getByRole('button', { name: 'Put a line right' }).click()
      await expect(sheet).toBeHidden()
      await expect(desk.getByText('Taken back: One too many')).toBeVisible()
      await expect(desk.getByText('2 × Water', { exact: true })).toBeVisible()
    })
    const due = before + 400

    await test.step('the guests read the lines, and dispute the dinner', async () => {
      await page.goto('/my-bookings')
      const box = page.locator('section', { hasText: 'Extras at the hotel' }).last()
      await expect(box.getByText('2 × Water').first()).toBeVisible()
      await box.getByRole('button', { name: /^I did not have this.*2 × Dinner$/ }).click()
      await expect(box.getByText('You said that you did not have this. The hotel sees it.')).toBeVisible()
      await expectSoundPage(page)
      await expect(desk.getByText(/^The guests say they did not have this/)).toBeVisible()
    })

    await test.step('the guests pay ₹100 in cash', async () => {
      await desk.getByRole('button', { name: 'A part of it' }).click()
      const sheet = desk.getByRole('dialog')
      await sheet.getByRole('button', { name: 'Cash' }).click()
      await sheet.getByLabel('Amount, ₹').fill('100')
      await sheet.getByLabel(/^Receipt number/).fill('LC-2214')
      await expectSoundPage(desk)
      await sheet.getByRole('button', { name: /₹100 taken/ }).click()
      await expect(sheet).toBeHidden()
    })

    await test.step('the QR code asks for the rest, payable to the hotel’s account', async () => {
      await expect(desk.getByRole('img', { name: `UPI code for ${formatRupees(due - 100)}` })).toBeVisible()
      await expect(desk.getByText(/^To Mogra & Sons, mogra@hdfcbank/)).toBeVisible()
      // Scrolls up, because the page's head may cover the top of the code.
      await desk.evaluate(() => scrollTo(0, 0))
      expect(await readCode(desk.getByRole('img', { name: /^UPI code/ }))).toBe(
        `upi://pay?pa=mogra@hdfcbank&pn=Mogra%20%26%20Sons&am=${due - 100}.00&cu=INR&tn=${booking.short_id}`,
      )
      await expectSoundPage(desk)
      await desk.getByRole('button', { name: `${formatRupees(due - 100)} has come by UPI` }).click()
      await expect(desk.getByRole('img', { name: /^UPI code/ })).toBeHidden()
      expect(await billOf(desk, booking.id)).toMatchObject({ due: 0, too_much: 0 })
      await expectSoundPage(desk)
    })

    await test.step('the printed receipt lists what is left to pay, and says that it is no tax invoice', async () => {
      await desk.emulateMedia({ media: 'print' })
      await expect(desk.getByText('This is no tax invoice.')).toBeVisible()
      await expect(desk.getByText(`Booking ${booking.short_id}`)).toBeVisible()
      await expect(desk.getByText('2 × Water', { exact: true })).toBeVisible()
      await expect(desk.getByText(/LC-2214$/)).toBeVisible()
      for (const hidden of ['3 × Water', 'Taken back: One too many', 'Print the receipt'])
        await expect(desk.getByText(hidden).first()).toBeHidden()
    })
    await desk.context().close()
  },
)
