/** Tests how the browsers of desks, guests and the office get notifications (decision 0111). */
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { localPhone } from '#server/adapters/local-push-service.ts'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk, demoDeskHotel } from './desk-steps.ts'
import { newGuest, signUpThroughCalls } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

test.use({ serviceWorkers: 'allow' })

const uniqueName = () => `journey-${Date.now()}-${Math.floor(Math.random() * 1e6)}`

/** Chromium cannot reach a push service in tests, so PushManager returns a subscription to the local stand-in. */
async function giveStandIn(page: Page, context: BrowserContext, answer: 'granted' | 'denied' = 'granted') {
  const phone = localPhone(uniqueName())
  if (answer === 'granted') await context.grantPermissions(['notifications'])
  await page.addInitScript(
    ({ endpoint, p256dh, auth, permission }) => {
      const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true }
      const asked = { requests: 0 }
      Object.assign(globalThis, { asked })
      PushManager.prototype.subscribe = (async () => subscription) as never
      Object.defineProperty(Notification, 'permission', { get: () => (asked.requests > 0 ? permission : 'default') })
      Notification.requestPermission = async () => {
        asked.requests += 1
        return permission
      }
    },
    { ...phone, permission: answer },
  )
  return phone
}

const timesAsked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: { requests: number } }).asked.requests)

const shownTo = async (page: Page, { endpoint }: { endpoint: string }) => {
  const answer = await page.request.get('/api/dev/outbox', { params: { to: endpoint } })
  return ((await answer.json()) as { body: string }[]).map(({ body }) => (JSON.parse(body) as { title: string }).title)
}

test(
  'a desk switches notifications on, gets one, and switches them off',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const phone = await giveStandIn(page, context)
    await atDesk(page.request, 'desk')
    await page.goto('/desk/more')
    const ring = page.getByRole('switch', { name: 'Ring on this phone' })
    await expect(ring).not.toBeChecked()
    expect(await timesAsked(page)).toBe(0)
    await ring.press('Space')
    await expect(ring).toBeChecked()
    await expectSoundPage(page)
    const token = await signUpThroughCalls(page.request, newGuest())
    const hotel = await demoDeskHotel(page)
    await bookThroughCalls({ page, token }, hotel, { inDays: 20 })
    await expect.poll(() => shownTo(page, phone)).toEqual(['New booking'])
    await ring.press('Space')
    await expect(ring).not.toBeChecked()
  },
)

test(
  'a desk whose browser blocks notifications is told what to do',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await giveStandIn(page, context, 'denied')
    await atDesk(page.request, 'desk')
    await page.goto('/desk/more')
    const ring = page.getByRole('switch', { name: 'Ring on this phone' })
    await ring.press('Space')
    await expect(page.getByText('Notifications are blocked for this site.')).toBeVisible()
    await expect(ring).not.toBeChecked()
  },
)

test(
  'guests are asked about notifications only after a booking, and end them in the same place',
  { tag: '@once' },
  async ({ page, context }) => {
    const phone = await giveStandIn(page, context)
    const token = await signUpThroughCalls(page.request, newGuest())
    const notify = page.getByRole('switch', { name: 'Notify me in this browser' })
    await page.goto('/my-bookings')
    await expect(page.getByText('No stays planned yet')).toBeVisible()
    await expect(notify).toBeHidden()
    const booker = { page, token }
    const booking = await bookThroughCalls(booker, await freeHotel(booker, {}, [3]), {})
    await page.goto('/my-bookings')
    await expect(notify).not.toBeChecked()
    expect(await timesAsked(page)).toBe(0)
    await notify.press('Space')
    await expect(notify).toBeChecked()
    await expectSoundPage(page)
    const headers = { authorization: token }
    await page.request.post('/api/bookings/cancel-booking', { headers, data: { id: booking.id } })
    await expect.poll(() => shownTo(page, phone)).toEqual(['There is news about your stay.'])
    await notify.press('Space')
    await expect(notify).not.toBeChecked()
  },
)

test.describe('the office’s alarms', () => {
  test.use({ expectedFaults: [/401/] }) // asked before the sign-in

  test(
    'an operator switches alarms on in a browser, and off again',
    { tag: ['@both', '@long'] },
    async ({ page, context }) => {
      await giveStandIn(page, context)
      await signInAtOffice(page, 'admin', 'second')
      const ring = page.getByRole('switch', { name: 'Ring in this browser' })
      await expect(ring).not.toBeChecked()
      expect(await timesAsked(page)).toBe(0)
      await ring.press('Space')
      await expect(ring).toBeChecked()
      await expectSoundPage(page)
      await ring.press('Space')
      await expect(ring).not.toBeChecked()
    },
  )
})

test('the service worker shows exactly what is pushed', { tag: '@once' }, async ({ page, context }) => {
  await atDesk(page.request, 'desk')
  await page.goto('/desk')
  const cdp = await context.newCDPSession(page)
  const found = new Promise<string>((done) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Replaces the function that shows notifications, because the headless shell keeps none.
  await worker.evaluate(() => {
    const here = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
    here.shown = []
    here.registration.showNotification = async (title, options) => void here.shown.push({ title, ...options })
  })
  const data = JSON.stringify({ title: 'New booking', page: 'desk', language: 'en', body: 'Asha, 7K3M9QXZ' })
  const { origin } = new URL(page.url())
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data })
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' }
  await expect
    .poll(shown)
    .toEqual([{ title: 'New booking', tag: 'desk', lang: 'en', renotify: true, data: '/desk', ...icons }])
})
