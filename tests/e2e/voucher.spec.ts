import { expect, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import { addId } from './add-id.ts'
import { bookThroughCalls, freeHotel, readBooking, serverNow, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { deskPhone, holdBeforeCamera } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { openGuarded } from './open-guarded.ts'
import { readCode } from './read-code.ts'
import { fillRegister } from './register-steps.ts'
import { asFile, sampleCard, sampleFace } from './sample-pictures.ts'
import { startSwitchableSite, type SwitchableSite } from './switchable-site.ts'

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ baseURL }, provide) => {
    const site = await startSwitchableSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
})

// Browsers log a missing network, and a call that refuses a voucher.
test.use({ expectedFaults: [/Failed to load resource|fetching the script/] })

const codeOf = (page: Page) => page.getByRole('img', { name: 'QR code for the desk' })
const voucherOf = (page: Page) => page.getByRole('dialog', { name: 'Show this at the desk' })
const told = (page: Page) => page.getByRole('alert')

/** Books at the demo hotel with a desk, for the evening after tomorrow. */
async function bookedAtDesk(page: Page, more: object = {}): Promise<{ booker: Booker; booking: Booking }> {
  const booker = { page, token: await signedIn(page) }
  const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 2, more })
  return { booker, booking }
}

/** Makes a booking at any hotel. */
async function bookedSomewhere(page: Page): Promise<{ booker: Booker; booking: Booking }> {
  const booker = { page, token: await signedIn(page) }
  return { booker, booking: await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 }) }
}

/** Marks the booking as seen by the hotel, because three unseen bookings in a row would stop its sales. */
async function markSeen(desk: Page, { id }: Booking): Promise<void> {
  const marked = await desk.request.post(`/api/desk/bookings/${id}/seen`, { data: {} })
  expect(marked.ok(), await marked.text()).toBe(true)
}

/** Counts the wake locks that the page holds. */
const countWakeLocks = (page: Page) =>
  page.addInitScript(() => {
    const held = Object.assign(globalThis, { heldLocks: 0 })
    const request = async () => {
      held.heldLocks += 1
      return { release: async () => void (held.heldLocks -= 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })

const wakeLocks = (page: Page) => page.evaluate(() => (globalThis as unknown as { heldLocks: number }).heldLocks)

/** Moves the server's clock to this many minutes before check-in. */
async function goTo(page: Page, { checkin_date }: Booking, minutesBefore: number): Promise<void> {
  const ahead = Date.parse(checkin_date) - minutesBefore * 60_000 - (await serverNow(page)).getTime()
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.ceil(ahead / 60_000) } })
}

test(
  'a guest shows a voucher, and the desk scans it',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    await countWakeLocks(page)
    const { booker, booking } = await bookedAtDesk(page)
    await goTo(page, booking, 100)

    const picture = await test.step('the guest shows the code', async () => {
      await page.goto('/my-bookings')
      await page.getByRole('button', { name: /^Voucher/ }).click()
      await expect(voucherOf(page)).toContainText(booking.short_id)
      expect(await readCode(codeOf(page))).toBe((await readBooking(booker, booking.id)).voucher)
      // The screen stays on while the code is shown.
      expect(await wakeLocks(page)).toBe(1)
      await expectSoundPage(page)
      return codeOf(page).screenshot()
    })

    await test.step('the code stays dark on white in the dark scheme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await readCode(codeOf(page))).toBe(booking.voucher)
      await page.emulateMedia({ colorScheme: 'light' })
    })

    const desk = await deskPhone(browser, baseURL ?? '')
    await markSeen(desk, booking)
    await emptyRooms(desk)
    await test.step('the desk’s camera reads the code', async () => {
      await holdBeforeCamera(desk, picture)
      const document = await desk.goto('/desk/scan')
      expect(document?.headers()['permissions-policy']).toContain('camera=(self)')
      await expect(told(desk)).toContainText('The voucher is good')
      await expect(desk.getByText(booking.short_id)).toBeVisible()
      await expect(desk.getByRole('link', { name: 'They are here' })).toBeVisible()
      await expectSoundPage(desk)
    })

    await test.step('the desk’s stored keys check the code without network', async () => {
      await desk.context().setOffline(true)
      await desk.getByRole('button', { name: 'Scan another code' }).click()
      await expect(told(desk)).toContainText('The voucher is good')
      await expect(desk.getByText(/we could not ask Uncle/)).toBeVisible()
      await desk.context().setOffline(false)
    })

    await test.step('the desk types the code, which is used up once the guests have arrived', async () => {
      await desk.getByRole('button', { name: 'Scan another code' }).click()
      await desk.getByRole('link', { name: 'They are here' }).click()
      await desk.getByRole('button', { name: 'I saw the originals' }).click()
      await fillRegister(desk)
      await desk.getByRole('button', { name: /hand over the key/ }).click()
      await expect(desk.getByText(/is with them/)).toBeVisible()
      await desk.goto('/desk/scan')
      await expect(told(desk)).toContainText('This code was used already')
      await expect(desk.getByText('Imran Khan')).toBeVisible()
    })
    await desk.context().close()
  },
)

test(
  'a desk without a camera accepts the typed code',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const { booking } = await bookedAtDesk(page)
    const desk = await deskPhone(browser, baseURL ?? '')
    await markSeen(desk, booking)
    await desk.goto('/desk/scan')
    await expect(desk.getByText('There is no camera here. Type the code.')).toBeVisible()
    await expectSoundPage(desk)
    const code = desk.getByLabel('Booking code')
    await code.fill('7K3')
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('A code has 8 letters and digits')).toBeVisible()
    await code.fill('zzzz-9999')
    await desk.keyboard.press('Enter')
    await expect(told(desk)).toContainText('No booking has this code')
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    await expectSoundPage(desk)
    await desk.getByRole('button', { name: 'Scan another code' }).click()
    await code.fill(booking.short_id.toLowerCase())
    await desk.getByRole('button', { name: 'Check' }).click()
    await expect(told(desk)).toContainText('Too early')
    await desk.context().close()
  },
)

test('a desk that may not use its camera says so', { tag: ['@once', '@long'] }, async ({ browser, baseURL }) => {
  const desk = await deskPhone(browser, baseURL ?? '')
  await desk.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse }, configurable: true })
  })
  await desk.goto('/desk/scan')
  await expect(desk.getByText(/^The camera is not allowed for this page/)).toBeVisible()
  await expect(desk.getByLabel('Booking code')).toBeEditable()
  await desk.context().close()
})

test(
  'the desk uses the browser’s own QR reader if there is one, and says if a code is not a voucher',
  { tag: ['@once', '@long'] },
  async ({ browser, baseURL }) => {
    const desk = await deskPhone(browser, baseURL ?? '')
    await holdBeforeCamera(desk, await sampleFace())
    await desk.addInitScript(() => {
      class OwnReader {
        static getSupportedFormats = async () => ['qr_code']
        detect = async () => [{ rawValue: 'https://pay.example/UN48213' }]
      }
      Object.assign(globalThis, { BarcodeDetector: OwnReader })
    })
    const decoders: string[] = []
    desk.on('request', (request) => /decode/.test(request.url()) && decoders.push(request.url()))
    await desk.goto('/desk/scan')
    await expect(told(desk)).toContainText('This is not a voucher of Uncle')
    await expect(desk.getByRole('link', { name: 'Open the booking' })).toBeHidden()
    expect(decoders).toEqual([])
    await desk.context().close()
  },
)

test('a partner who accepted shows the same voucher', { tag: ['@once', '@long'] }, async ({ page }) => {
  const partner = { ...newGuest(), name: 'Ravi Kale' }
  const { booker, booking } = await bookedSomewhere(page)
  const headers = { authorization: booker.token }
  await page.request.post(`/api/booking-partner/${booking.id}/invite-partner`, {
    headers,
    data: { partner: partner.phone },
  })
  await page.context().clearCookies()
  const token = await signedIn(page, partner)
  await page.goto('/my-bookings')
  await expect(page.getByRole('button', { name: 'Accept the invite from Asha' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Voucher/ })).toBeHidden()
  await page.getByRole('button', { name: 'Accept the invite from Asha' }).click()
  await page.getByRole('dialog', { name: 'Booking verified' }).getByRole('button', { name: 'Done' }).click()
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: /^Voucher/ }).click()
  await expect(voucherOf(page)).toContainText('Booked by')
  await expect(voucherOf(page)).not.toContainText('₹')
  await expect(voucherOf(page)).not.toContainText('Paid')
  expect(await readCode(codeOf(page))).toBe(booking.voucher)
  expect((await readBooking({ page, token }, booking.id)).voucher).toBe(booking.voucher)
})

test('no page on the guests’ site may use the camera', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/', '/my-bookings', '/legalpage']) {
    const document = await page.goto(path)
    expect(document?.headers()['permissions-policy'], path).toContain('camera=()')
  }
})

test(
  'the desk compares photo and ID, and their owner sees that the desk opened them',
  { tag: ['@once', '@long'] },
  async ({ page, browser, baseURL }) => {
    const { booker, booking } = await bookedAtDesk(page, { guestsCount: 1 })
    const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
    await test.step('the guest checks in superfast', async () => {
      await page.goto('/my-bookings')
      await card.getByLabel('Add your photo').setInputFiles(asFile('face.jpg', await sampleFace()))
      await expect(card.getByText(/^1 of \d done/)).toBeVisible()
      await addId(page, card.getByRole('button', { name: 'Add your ID' }), asFile('card.jpg', await sampleCard()))
      await expect(card.getByText(/^2 of \d done/)).toBeVisible()
      await page.request.post(`/api/user-requests/${booking.id}/checkin/create`, {
        headers: { authorization: booker.token },
      })
    })
    await goTo(page, booking, 60)
    const desk = await deskPhone(browser, baseURL ?? '')
    await markSeen(desk, booking)
    await test.step('the desk compares photos and IDs, one at a time', async () => {
      await desk.goto(`/desk/booking/${booking.id}/greet`)
      for (const what of ['Asha, photo', 'Asha, ID']) {
        await desk.getByRole('button', { name: what }).click()
        const view = desk.getByRole('dialog', { name: what })
        await expect(view.getByRole('img', { name: what })).toBeVisible()
        await expectSoundPage(desk)
        await view.getByRole('button', { name: 'Matches' }).click()
        await expect(view).toBeHidden()
      }
      await expect(desk.getByRole('button', { name: 'Photos and IDs match' })).toHaveAttribute('aria-pressed', 'true')
      await expectSoundPage(desk)
    })
    await test.step('an open picture closes when the page is hidden', async () => {
      await desk.getByRole('button', { name: 'Asha, ID' }).click()
      await expect(desk.getByRole('img', { name: 'Asha, ID' })).toBeVisible()
      await desk.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(desk.getByRole('dialog')).toBeHidden()
    })
    await desk.context().close()
    await test.step('the guest sees who opened the pictures', async () => {
      await page.goto('/my-bookings')
      await expect(card.getByText(/^Seen by the desk of/)).toBeVisible()
      await expect(card.getByText('The hotel opened your photo and ID for check-in.')).toBeVisible()
      await expectSoundPage(page)
      await page.goto('/my-data')
      await expect(page.getByText(/^Seen by the desk of/).first()).toBeVisible()
    })
  },
)

test.describe('vouchers without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a phone without network shows a stored voucher with its code',
    { tag: ['@once', '@long'] },
    async ({ page, site }) => {
      const { booking } = await bookedSomewhere(page)
      await openGuarded(page, `${site.origin}/my-bookings`)
      await expect(page.getByRole('article', { name: `Booking ${booking.short_id}` })).toBeVisible()
      site.isDown = true
      await page.context().setOffline(true)
      await page.goto(`${site.origin}/my-bookings`)
      await expect(page).toHaveTitle('No connection')
      await page.getByRole('button', { name: /^Voucher/ }).press('Enter')
      await expect(voucherOf(page)).toContainText('Saved on this phone, works offline')
      expect(await readCode(codeOf(page))).toBe(booking.voucher)
      site.isDown = false
      await page.context().setOffline(false)
    },
  )
})
