/** Tests the desk's phone offline: the desk opens, its tabs work, and entries keep their author and time. */
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import type { DeskBooking } from '#contract/desk.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { bookThroughCalls, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { atDesk, demoDeskHotel, moveClockTo } from './desk-steps.ts'
import { newGuest, otpFor, signedIn } from './guest.ts'
import { startSwitchableSite, type SwitchableSite } from './switchable-site.ts'

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ baseURL }, provide) => {
    const site = await startSwitchableSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
})

// Browsers log failed requests. Here requests fail while offline, and after the session has ended.
test.use({ serviceWorkers: 'allow', expectedFaults: [/Failed to load resource|fetching the script/] })

const onPhone = { tag: '@once' }
const longOnPhone = { tag: ['@once', '@long'] }

async function goOffline(page: Page, site: SwitchableSite): Promise<void> {
  site.isDown = true
  await page.context().setOffline(true)
}

async function comeBack(page: Page, site: SwitchableSite): Promise<void> {
  site.isDown = false
  await page.context().setOffline(false)
}

/** Books and pays for tonight, and waits until check-in, because until then somebody else may have the room. */
async function bookTonight(page: Page, name: string): Promise<Booking> {
  await moveClockTo(page, '20:30')
  const booker = { page, token: await signedIn(page, { ...newGuest(), name }) }
  const booking = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: 3, inDays: 0 })
  await moveClockTo(page, '21:01')
  return booking
}

/** Opens the desk for the first time on this phone and waits until it is cached for offline use. */
async function openDeskFirst(page: Page, site: SwitchableSite): Promise<void> {
  await page.goto(`${site.origin}/desk`)
  await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
  await expect(async () => {
    const stored = await page.evaluate(async () => {
      const kept = JSON.parse(localStorage.getItem('desk') ?? '{}') as { answers?: object; voucherKeys?: object }
      const page = await caches.match('/desk', { ignoreVary: true })
      return [page !== undefined, Object.keys(kept.answers ?? {}).length, kept.voucherKeys !== undefined]
    })
    expect(stored).toEqual([true, 4, true])
  }).toPass()
}

const bookingAtDesk = async (request: APIRequestContext, id: string): Promise<DeskBooking> =>
  (await (await request.get(`/api/desk/bookings/${id}`)).json()) as DeskBooking

/** Opens the booking from the list and checks the guests in while offline. */
async function greetOffline(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('button', { name: 'I saw the originals, Done, hand over the key' }).click()
  await expect(page.getByText('1 mark waits to be sent.')).toBeVisible()
}

test(
  'a new phone opens the desk and each of its tabs offline after its first visit',
  onPhone,
  async ({ page, site }) => {
    const booking = await bookTonight(page, 'Tara Iyer')
    await atDesk(page.request, 'desk')
    await openDeskFirst(page, site)
    await goOffline(page, site)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
    await expect(page.getByText(/^This list is from/)).toBeVisible()
    await expectSoundPage(page)

    await test.step('the rooms open offline', async () => {
      await page.getByRole('link', { name: 'Rooms' }).click()
      await expect(page.getByText(/^This list is from/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('link', { name: 'Hours' }).click()
      await expect(page.getByText(/^This list is from/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Block room/ }).first()).toBeVisible()
      await expectSoundPage(page)
    })
    await test.step('the shift opens offline', async () => {
      await page.getByRole('link', { name: 'More' }).click()
      await page.getByRole('link', { name: 'Shift' }).click()
      await expect(page.getByText(/^This list is from/)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'End the shift' })).toBeVisible()
      await expectSoundPage(page)
    })
    await test.step('the search finds a guest by name offline', async () => {
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('link', { name: 'Today' }).click()
      await page.getByRole('link', { name: 'Find guests' }).click()
      await page.getByRole('textbox', { name: 'Find guests' }).fill('tara')
      await page.getByRole('button', { name: 'Find guests' }).click()
      await expect(page.getByRole('link', { name: /Tara Iyer/ })).toBeVisible()
      await expectSoundPage(page)
    })
    await test.step('the scan page accepts the code that the guest says', async () => {
      await page.getByRole('link', { name: 'Back' }).click()
      await page.getByRole('link', { name: 'Scan' }).click()
      await page.getByLabel('Code').fill(booking.short_id)
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByText(/Tara Iyer/).first()).toBeVisible()
      await expectSoundPage(page)
    })
    await comeBack(page, site)
  },
)

test(
  'a queued entry counts from the moment when it was made, and a double tap counts once',
  onPhone,
  async ({ page, site }) => {
    const booking = await bookTonight(page, 'Mira Nair')
    await atDesk(page.request, 'desk')
    await openDeskFirst(page, site)
    await goOffline(page, site)
    // The site's clock is days ahead of the browser's, and the reloaded page has not learnt that yet.
    await page.reload()
    await page
      .getByRole('link', { name: /Mira Nair/ })
      .first()
      .click()
    const greet = page.getByRole('button', { name: 'I saw the originals, Done, hand over the key' })
    await greet.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByText('1 mark waits to be sent.')).toBeVisible()
    await expectSoundPage(page)
    const marked = await serverNow(page)
    await comeBack(page, site)
    await expect(async () => expect((await bookingAtDesk(page.request, booking.id)).visit).toBe('here')).toPass()
    const { arrived_at: at, timeline } = await bookingAtDesk(page.request, booking.id)
    expect(Math.abs(minutesBetween(new Date(at ?? 0), marked))).toBeLessThan(3)
    expect(timeline.filter(({ kind }) => kind === 'arrived')).toHaveLength(1)
    expect(timeline.find(({ kind }) => kind === 'arrived')?.by).toBe('Imran Khan')
  },
)

/** Adds a colleague with a phone to the demo hotel and signs in as them here. Returns their `staff_id`. */
async function signInAsNew(page: Page, name: string): Promise<string> {
  const { request } = page
  const phone = `82${String(Date.now()).slice(-8)}`
  await atDesk(request, 'manager')
  const added = await request.post('/api/desk/staff', { data: { name, phone, role: 'desk' } })
  expect(added.ok(), await added.text()).toBe(true)
  const { id } = (await added.json()) as { id: string }
  await request.post('/api/desk/sign-out')
  const { challenge } = (await (await request.post('/api/desk/send-otp', { data: { phone } })).json()) as {
    challenge: string
  }
  const data = { phone, otp: await otpFor(request, phone), challenge }
  expect((await request.post('/api/desk/sign-in', { data })).ok()).toBe(true)
  expect((await request.post(`/api/desk/posts/${id}/accept`)).ok()).toBe(true)
  return id
}

test(
  'an entry by a colleague who has left the hotel is reported, and never sent under another name',
  longOnPhone,
  async ({ page, site, playwright, baseURL }) => {
    const booking = await bookTonight(page, 'Leela Rao')
    const ravi = await signInAsNew(page, 'Ravi Kale')
    await openDeskFirst(page, site)
    await goOffline(page, site)
    await page.reload()
    await greetOffline(page, 'Leela Rao')

    const office = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await atDesk(office, 'manager')
    expect((await office.post(`/api/desk/staff/${ravi}/end`)).ok()).toBe(true)
    await comeBack(page, site)
    await page.goto(`${site.origin}/desk`)
    await expect(page).toHaveURL(/\/desk\/sign-in$/)

    await atDesk(page.request, 'desk')
    await page.goto(`${site.origin}/desk`)
    const note = page.getByText(/^Ravi Kale’s mark from .* was not sent: Ravi Kale no longer works here\./)
    // The page learns who works here only when it reads the shift.
    await expect(async () => {
      await page.reload()
      await expect(note).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expectSoundPage(page)
    expect((await bookingAtDesk(page.request, booking.id)).visit).toBe('expected')
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(note).toBeHidden()
    expect((await bookingAtDesk(page.request, booking.id)).visit).toBe('expected')
    await office.dispose()
  },
)

test('the desk sends an entry that an older release queued', longOnPhone, async ({ page, site }) => {
  const booking = await bookTonight(page, 'Nila Das')
  await atDesk(page.request, 'desk')
  await openDeskFirst(page, site)
  const at = new Date((await serverNow(page)).getTime() - 5 * 60_000).toISOString()
  await page.evaluate(
    ([bookingId, moment]) => {
      const kept = JSON.parse(localStorage.getItem('desk') ?? '{}') as object
      const mark = {
        key: crypto.randomUUID(),
        bookingId,
        name: 'Nila Das',
        act: 'arrive',
        body: { ids: 'originals', at: moment },
      }
      localStorage.setItem('desk', JSON.stringify({ ...kept, marks: [mark] }))
    },
    [booking.id, at] as const,
  )
  await page.reload()
  await expect(async () => {
    const { visit, arrived_at: arrived } = await bookingAtDesk(page.request, booking.id)
    expect([visit, new Date(arrived ?? 0).toISOString()]).toEqual(['here', at])
  }).toPass()
})
