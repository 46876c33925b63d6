import { expect, type Page } from '@playwright/test'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { emptyRooms, demoDeskHotel, moveClockTo, signInAtDesk, waitForRooms } from './desk-steps.ts'
import { giveFingerprintReader } from './fingerprint-reader.ts'
import { signedIn } from './guest.ts'
import { fillRegister } from './register-steps.ts'

/** Opens the desk's phone next to the guest's. */
const test = base.extend<{ desk: Page }>({
  desk: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      locale: 'en-IN',
      reducedMotion: 'reduce',
    })
    await provide(await context.newPage())
    await context.close()
  },
})

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const EVENING = { slot: 3, inDays: 0 } as const
const HEARD_WITHIN = 2000
/** Milliseconds from opening the message to handing over the key, as issue 13 requires, by the test browser's clock. */
const GREETED_WITHIN = 60_000
const MAX_PRESSES = 8

async function bookTonight(page: Page, more: object = {}) {
  const booker: Booker = { page, token: await signedIn(page) }
  return bookThroughCalls(booker, await demoDeskHotel(page), {
    ...EVENING,
    more: { guests: ['Asha Rao', 'Kabir Sen'], ...more },
  })
}

/** Reloads the guest's list, and returns the booking's card. */
async function ownCard(page: Page, code: string) {
  await page.goto('/my-bookings')
  return page.getByRole('article', { name: `Booking ${code}` })
}

test(
  'the desk is told of a booking, marks it as seen and checks the guests in, and their page shows each step',
  {
    tag: '@once',
  },
  async ({ page, desk }) => {
    await moveClockTo(page, '20:00')
    await signInAtDesk(desk)
    await emptyRooms(desk)
    await expectSoundPage(desk)

    const booking = await bookTonight(page, { payAtHotel: true })
    const began = Date.now()
    const newBooking = desk.getByRole('region', { name: /^New booking: Asha Rao/ })
    await expect(newBooking).toBeVisible({ timeout: HEARD_WITHIN })
    let presses = 0
    const press = async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
      await desk.getByRole(role, { name }).first().click()
      presses += 1
    }

    await test.step('the desk sees the booking', async () => {
      await newBooking.getByRole('button', { name: 'Seen' }).click()
      presses += 1
      await expect(newBooking).toBeHidden()
      await expect(await ownCard(page, booking.short_id)).toContainText('The hotel has seen your booking')
    })

    await test.step('the desk greets the guests', async () => {
      await waitForRooms(desk, booking.id)
      // Other tests on this site have guests with the same name.
      await desk.locator(`a[href="/desk/booking/${booking.id}"]`).click()
      presses += 1
      await expect(desk.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
      await expectSoundPage(desk)
      await press('They are here', 'link')
      const handOver = desk.getByRole('button', { name: 'Done, hand over the key' })
      // The bar at the bottom has the next step: first IDs, then payment, then the key.
      const bar = desk.getByRole('contentinfo')
      await expect(bar.getByRole('button')).toHaveText('I saw both originals')
      await expect(handOver).toBeHidden()
      await press('I saw the originals')
      await fillRegister(desk)
      await expect(bar.getByRole('button')).toHaveText(/taken.*How do they pay\?$/)
      await bar.getByRole('button').click()
      await expect(desk.getByRole('button', { name: 'Cash' })).toBeFocused()
      await press('UPI')
      await press(/taken$/)
      await expect(desk.getByRole('heading', { name: /taken$/ })).toBeVisible()
      await expectSoundPage(desk)
      await handOver.click()
      presses += 1
      await expect(desk.getByText(/^Key \d+ is with them/)).toBeVisible()
      await expect(desk.getByText('Nothing is due')).toBeVisible()
      expect(presses).toBeLessThanOrEqual(MAX_PRESSES)
      expect(Date.now() - began).toBeLessThan(GREETED_WITHIN)
      await expect(await ownCard(page, booking.short_id)).toContainText('You checked in at')
    })

    await test.step('the guests leave', async () => {
      await press('They have left')
      await expect(desk.getByText(/^They left at/)).toBeVisible()
      await expect(desk.getByText('Left, marked by Lakshmi Rao')).toBeVisible()
    })
  },
)

test('a guest disputes a no-show', { tag: ['@once', '@long'] }, async ({ page, desk }) => {
  await moveClockTo(page, '20:00')
  const booking = await bookTonight(page)
  await signInAtDesk(desk)
  await moveClockTo(page, '22:01')
  // Opens the booking by its address, because other tests leave guests with the same name on Today.
  await desk.goto(DESK.booking(booking.id))
  await desk.getByRole('button', { name: 'Could not come' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Could not come' })
  await expectSoundPage(desk)
  await dialog.getByRole('button', { name: 'Nobody came' }).click()
  await expect(desk.getByText(/^You marked that nobody came/)).toBeVisible()

  const card = await ownCard(page, booking.short_id)
  await expect(card).toContainText('says that nobody came')
  await expectSoundPage(page)
  await card.getByRole('button', { name: 'We were there' }).click()
  await expect(card).toContainText('You told us that you came')
  await expect(desk.getByText('The guest says that they came. Uncle looks into it.')).toBeVisible()
})

test(
  'the desk works in Hindi and with the keyboard, up to opening a booking',
  { tag: ['@once', '@long'] },
  async ({ desk }) => {
    await signInAtDesk(desk)
    await desk.goto('/desk/more')
    await desk.getByRole('button', { name: 'हिंदी' }).click()
    await expect(desk.locator('html')).toHaveAttribute('lang', 'hi-IN')
    await desk.getByRole('link', { name: 'आज' }).click()
    await expect(desk.getByRole('heading', { name: /^आने वाले/ })).toBeVisible()
    await expectSoundPage(desk)
    const row = desk.locator('.arrival-row').first()
    await row.focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('heading', { name: 'क्या-क्या हुआ' })).toBeVisible()
    await expectSoundPage(desk)
  },
)

test(
  'a manager adds a passkey and confirms it after the next sign-in',
  { tag: ['@once', '@long'] },
  async ({ desk }) => {
    await giveFingerprintReader(desk)
    const box = desk.getByRole('heading', { name: 'Passkey' })
    await signInAtDesk(desk)
    await desk.goto('/desk/more')
    await desk.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(box).toBeHidden()
    await desk.getByRole('button', { name: 'Sign out' }).click()
    await desk.waitForURL('/desk/sign-in')
    await signInAtDesk(desk)
    await desk.goto('/desk/more')
    await desk.getByRole('button', { name: 'Use my passkey' }).click()
    await expect(box).toBeHidden()
    // Checks accessibility last, because the checker disconnects the simulated fingerprint reader.
    await expectSoundPage(desk)
  },
)

test('a desk page announces that it is loading, and starts at its top', { tag: '@once' }, async ({ desk }) => {
  const line = Promise.withResolvers<undefined>()
  // Set up before the sign-in, because a page may load neighbouring pages as soon as it is idle.
  await desk.route(/\/assets\/more-page/, async (route) => {
    await line.promise
    await route.continue()
  })
  await signInAtDesk(desk)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await desk.getByRole('link', { name: 'More' }).filter({ visible: true }).first().click()
  await expect(desk.getByText('Loading...', { exact: true }).first()).toBeAttached()
  line.resolve(undefined)
  await expect(desk).toHaveURL('/desk/more')
  await expect.poll(() => desk.evaluate(() => scrollY)).toBe(0)
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
})
