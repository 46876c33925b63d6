/**
 * Tests the guest register at the desk: check-in, a printed day, an officer's order, and a guest from abroad (decision
 * 0075).
 */
import { expect, type Browser, type Page } from '@playwright/test'
import { DESK } from '#web/lib/desk-paths.ts'
import { addId } from './add-id.ts'
import { bookThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo, type Who } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { asFile, sampleCard, sampleFace } from './sample-pictures.ts'

const EVENING = 3

/** Opens a phone at the desk that counts print commands instead of printing. */
async function phoneThatPrints(browser: Browser, origin: string, who: Who): Promise<Page> {
  const desk = await deskPhone(browser, origin, who)
  await desk.addInitScript(() => {
    const printed = Object.assign(globalThis, { printedTimes: 0 })
    window.print = () => void (printed.printedTimes += 1)
  })
  return desk
}

const printedTimes = (desk: Page) =>
  desk.evaluate(() => (globalThis as unknown as { printedTimes: number }).printedTimes)

/** Checks that the button is visible without scrolling and not covered by the bottom bar. */
async function expectAboveBar(desk: Page, name: string): Promise<void> {
  const button = desk.getByRole('button', { name })
  expect(await desk.evaluate(() => scrollY)).toBe(0)
  const [seen, bar] = [await button.boundingBox(), await desk.locator('.desk-bar').boundingBox()]
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

test(
  'the desk registers guests of a superfast check-in, finds them, and prints the day',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '19:00')
    const booker = { page, token: await signedIn(page) }
    const more = { guestsCount: 1, name: 'Asha Rao' }
    const booking = await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0, more })
    await test.step('the guest sends photo and ID', async () => {
      await page.goto('/my-bookings')
      const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
      await card.getByLabel('Add your photo').setInputFiles(asFile('face.jpg', await sampleFace()))
      await expect(card.getByText(/^1 of \d done/)).toBeVisible()
      await addId(page, card.getByRole('button', { name: 'Add your ID' }), asFile('card.jpg', await sampleCard()))
      await expect(card.getByText(/^2 of \d done/)).toBeVisible()
      const headers = { authorization: booker.token }
      await page.request.post(`/api/user-requests/${booking.id}/checkin/create`, { headers })
    })
    const desk = await phoneThatPrints(browser, baseURL ?? '', 'manager')
    const match = desk.getByRole('button', { name: 'Photos and IDs match' })
    const handOver = desk.getByRole('button', { name: 'Done, hand over the key' })

    await test.step('nobody can confirm photo and ID before this phone has opened them', async () => {
      await moveClockTo(page, '21:05')
      await emptyRooms(desk)
      await desk.goto(DESK.greet(booking.id))
      await expect(match).toBeDisabled()
      await expectAboveBar(desk, 'Photos and IDs match')
      await expect(handOver).toContainText('First look at the IDs')
      await expectSoundPage(desk)
      for (const what of ['Asha, photo', 'Asha, ID']) {
        await desk.getByRole('button', { name: what }).click()
        const view = desk.getByRole('dialog', { name: what })
        await expect(view.getByRole('img', { name: what })).toBeVisible()
        await view.getByRole('button', { name: 'Close' }).click()
        await expect(view).toBeHidden()
      }
      await expect(match).toBeEnabled()
      await match.click()
    })

    await test.step('the register has the name already, and asks for the rest', async () => {
      const line = desk.getByRole('group', { name: 'Guest 1' })
      await expect(line.getByLabel('Name')).toHaveValue('Asha Rao')
      await expect(handOver).toContainText('First fill in Asha Rao')
      await handOver.dispatchEvent('click')
      await expect(line.getByText('Please enter the home town')).toBeVisible()
      await expectSoundPage(desk)
      await expect(line.getByLabel('ID', { exact: true })).toHaveValue('driving_licence')
      await line.getByLabel('ID', { exact: true }).selectOption('Aadhaar')
      await line.getByLabel('Last 4').fill('77X5')
      await line.getByLabel('Home town').fill('Pune')
      await expect(line.getByText(/of an Aadhaar card four digits/)).toBeVisible()
      await line.getByLabel('Last 4').fill('7735')
      await handOver.click()
      await expect(desk.getByText(/^Key \d+ is with them/)).toBeVisible()
      await expect(desk.getByText('Aadhaar, ends 7735, Pune')).toBeVisible()
    })

    await test.step('the day shows the guests, and a new line corrects a wrong line', async () => {
      await desk.goto(DESK.register)
      const row = desk.getByRole('row').filter({ hasText: 'ends 7735' }).last()
      await expect(row).toContainText('still in')
      await expectSoundPage(desk)
      await row.getByRole('button', { name: 'Put right' }).click()
      const sheet = desk.getByRole('dialog', { name: /^Put line/ })
      await sheet.getByLabel('Last 4').fill('7736')
      await sheet.getByRole('button', { name: 'Strike it through' }).click()
      await expect(sheet.getByText('Please say why')).toBeVisible()
      await expectSoundPage(desk)
      await sheet.getByLabel('Why').fill('A wrong digit')
      await sheet.getByRole('button', { name: 'Strike it through' }).click()
      await expect(sheet).toBeHidden()
      await expect(row).toContainText('Struck through by line')
      await expect(desk.getByRole('row').filter({ hasText: 'ends 7736' })).toContainText('A wrong digit')
    })

    await test.step('the desk finds the guests by name', async () => {
      await desk.getByLabel('Name or room').fill('Asha')
      await desk.getByRole('button', { name: 'Search' }).click()
      await expect(desk.getByText(/^\d+ lines found$/)).toBeVisible()
      await expectSoundPage(desk)
      await desk.getByRole('button', { name: 'Back to the day' }).click()
    })

    await test.step('an officer gets the day only with a written order', async () => {
      await desk.getByRole('button', { name: 'Hand out with an order' }).click()
      const sheet = desk.getByRole('dialog', { name: 'Hand out with an order' })
      await sheet.getByRole('button', { name: 'Note it and print' }).click()
      await expect(sheet.getByText('Please fill this in')).toHaveCount(3)
      await sheet.getByLabel('Number of the written order').fill('1184/2026')
      await sheet.getByLabel('Officer, rank and name').fill('SI R. Jadhav')
      await sheet.getByLabel('Police station').fill('Charminar')
      await sheet.getByRole('button', { name: 'Note it and print' }).click()
      await expect(desk.getByRole('region', { name: 'Shown to an officer' })).toContainText('SI R. Jadhav, Charminar')
      expect(await printedTimes(desk)).toBe(1)
    })

    await test.step('the printed day is complete, and nothing else is on the paper', async () => {
      await desk.emulateMedia({ media: 'print' })
      await expect(desk.getByRole('heading', { name: /^Guest register of/ })).toBeVisible()
      await expect(desk.getByText('Handed out on written order 1184/2026')).toBeVisible()
      await expect(desk.getByRole('row').filter({ hasText: 'ends 7736' })).toBeVisible()
      await expect(desk.getByRole('navigation', { name: 'Desk' })).toBeHidden()
      await expect(desk.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await desk.emulateMedia({ media: 'screen' })
    })
    await desk.context().close()
  },
)

test(
  'the desk has a foreign guest’s Form III on its list until it is filed, and what it types there is never sent to us',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '19:00')
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0 })
    const desk = await phoneThatPrints(browser, baseURL ?? '', 'desk')
    await moveClockTo(page, '21:05')

    await test.step('a desk with an older release checks guests in without a register, and the new release asks for the lines', async () => {
      await desk.request.post(`/api/desk/bookings/${booking.id}/arrive`, { data: { ids: 'originals' } })
      await desk.goto(DESK.today)
      await expect(desk.getByText('Register: 2 lines missing').first()).toBeVisible()
      await desk.goto(DESK.booking(booking.id))
      await desk.getByRole('button', { name: 'Write into the register' }).click()
      const sheet = desk.getByRole('dialog')
      const [first, second] = [
        sheet.getByRole('group', { name: 'Guest 1' }),
        sheet.getByRole('group', { name: 'Guest 2' }),
      ]
      await first.getByLabel('Last 4').fill('7735')
      await first.getByLabel('Home town').fill('Pune')
      await second.getByLabel('Name').fill('Louis Laurent')
      await second.getByLabel('ID', { exact: true }).selectOption('Passport')
      await second.getByLabel('Last 4').fill('77K9')
      await second.getByLabel('Passport of').selectOption('France')
      await second.getByLabel('Home town').fill('Lyon')
      await expectSoundPage(desk)
      await sheet.getByRole('button', { name: 'Save' }).click()
      await expect(sheet).toBeHidden()
      await expect(desk.getByText('Passport, ends 77K9, Lyon')).toBeVisible()
      await expect(desk.getByText(/lines missing/)).toHaveCount(0)
    })

    await desk.context().close()

    await test.step('the late form is listed on the next shift, and is filled in, printed and filed', async () => {
      await moveClockTo(page, '21:00')
      await moveClockTo(page, '23:30')
      const desk = await phoneThatPrints(browser, baseURL ?? '', 'desk')
      await desk.goto(DESK.register)
      const forms = desk.getByRole('region', { name: /^Form III/ })
      const line = forms.getByRole('listitem').filter({ hasText: 'Louis Laurent, France' })
      await expect(line).toContainText('3 h late')
      await expectSoundPage(desk)
      await line.getByRole('link', { name: 'Fill and file' }).click()
      await expect(desk.getByRole('heading', { name: 'Form III, report of a foreign guest' })).toBeVisible()
      const sent: string[] = []
      desk.on('request', (request) => sent.push(request.postData() ?? ''))
      await desk.getByLabel('Passport number').fill('12AB77K9')
      await desk.getByLabel('Visa number').fill('VJ0000042')
      await expectSoundPage(desk)
      await desk.getByRole('button', { name: 'Print' }).click()
      expect(await printedTimes(desk)).toBe(1)
      await desk.getByRole('button', { name: 'Note as filed' }).click()
      await expect(desk.getByRole('alert').filter({ hasText: 'Letters, digits, - and /' })).toBeVisible()
      await desk.getByLabel('Number of the registration office').fill('F3/2026-118')
      await desk.getByRole('button', { name: 'Note as filed' }).click()
      await desk.waitForURL(DESK.register)
      await expect(forms.getByText('Louis Laurent')).toHaveCount(0)
      expect(sent.join(' ')).not.toMatch(/12AB77K9|VJ0000042/)
      await desk.context().close()
    })
  },
)
