/**
 * Counts the presses for each of a receptionist's tasks, beginning on Today, as docs/evidence/desk-presses.md lists
 * them.
 */
import { expect, request as newRequest, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import type { Shift } from '#contract/desk-shift.ts'
import { DESK_STAFF } from '#demo/catalogue/demo-desk.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, serverNow, type Booker } from './book-through-calls.ts'
import { test as base } from './check-page.ts'
import { PressCounter } from './count-presses.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo, seenTokens, type Who } from './desk-steps.ts'
import { newGuest, otpFor, signedIn, type NewGuest } from './guest.ts'
import { asFile, sampleCard, sampleFace } from './sample-pictures.ts'

const EVENING = 3
const COUPLE = { guests: ['Asha Rao', 'Kabir Sen'], guestsCount: 2 }

type Open = (who?: Who) => Promise<Page>

const test = base.extend<{ counter: PressCounter; openToday: Open }>({
  counter: async ({ page: _page }, provide) => provide(new PressCounter()),
  /** Signs in after the clock was moved, because a session ends after 12 hours, and then opens Today. */
  openToday: async ({ browser, baseURL }, provide) => {
    const opened: Page[] = []
    await provide(async (who) => {
      const desk = await deskPhone(browser, baseURL ?? '', who)
      opened.push(desk)
      await emptyRooms(desk)
      await desk.goto(DESK.today)
      await expect(desk.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
      return desk
    })
    for (const desk of opened) await desk.context().close()
  },
})

// The sign-in page requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const onPhone = { tag: ['@once', '@long'] }

const button = (desk: Page, name: string | RegExp) => desk.getByRole('button', { name })
const link = (desk: Page, name: string | RegExp) => desk.getByRole('link', { name }).filter({ visible: true })

async function bookTonight(page: Page, more: object): Promise<{ booker: Booker; booking: Booking }> {
  await moveClockTo(page, '20:00')
  const hotel = await demoDeskHotel(page)
  const booker = { page, token: await signedIn(page) }
  return {
    booker,
    booking: await bookThroughCalls(booker, hotel, { slot: EVENING, inDays: 0, more: { ...COUPLE, ...more } }),
  }
}

const rowOf = (desk: Page, { id }: Booking) => desk.locator(`a[href="${DESK.booking(id)}"]`)

const expectKeyGiven = (desk: Page) => expect(desk.getByText(/^Key .* is with them/)).toBeVisible()

test('the reception confirms a booking through the link in a text in 2 presses', onPhone, async ({ page, counter }) => {
  const { booking } = await bookTonight(page, {})
  await expect.poll(async () => (await seenTokens(page.request, booking.short_id))[0]).toBeDefined()
  const [token] = await seenTokens(page.request, booking.short_id)
  await page.goto(`/seen#${token}`)
  counter.presses += 1
  await counter.press(button(page, /seen/i))
  await expect(page.getByRole('heading', { name: 'Seen' })).toBeVisible()
  expect(counter.presses).toBe(2)
})

/** Types what the desk cannot know yet about the two guests, and counts the presses. */
async function writeRegister(desk: Page): Promise<PressCounter> {
  const register = new PressCounter()
  for (const [place, { lastFour, home }] of [
    { lastFour: '7735', home: 'Pune' },
    { lastFour: '4821', home: 'Nashik' },
  ].entries()) {
    const line = desk.getByRole('group', { name: `Guest ${place + 1}` })
    await register.type(line.getByLabel('Last 4'), lastFour)
    await register.type(line.getByLabel('Home town'), home)
  }
  return register
}

test(
  'the desk checks a couple in and takes their payment in 6 presses, not counting the register',
  onPhone,
  async ({ page, openToday, counter }) => {
    const { booking } = await bookTonight(page, { payAtHotel: true })
    const desk = await openToday()
    await counter.press(rowOf(desk, booking))
    await counter.press(link(desk, 'They are here'))
    await counter.press(button(desk, 'I saw the originals'))
    const register = await writeRegister(desk)
    await counter.press(button(desk, 'UPI'))
    await counter.press(button(desk, /taken$/))
    await counter.press(button(desk, 'Done, hand over the key'))
    await expectKeyGiven(desk)
    expect([counter.presses, register.presses]).toEqual([6, 4])
  },
)

type SignedIn = { token: string; userId: string }

/** Signs the partner up in a browser context of their own. */
async function signUpPartner(page: Page, baseURL: string, { name, email, phone, city }: NewGuest): Promise<SignedIn> {
  const request = await newRequest.newContext({ baseURL })
  await request.post('/api/users/signup', { data: { name, email, phone, city } })
  const data = { phone, token: await otpFor(page.request, phone) }
  const opened = (await (await request.post('/api/users/verify-otp', { data })).json()) as {
    id: string
    userId: string
  }
  await request.dispose()
  return { token: opened.id, userId: opened.userId }
}

async function addPapers(page: Page, { token, userId }: SignedIn): Promise<void> {
  for (const [path, picture] of [
    ['profile-picture', await sampleFace()],
    ['identity', await sampleCard()],
  ] as const) {
    const multipart = { file: asFile('picture.jpg', picture) }
    const headers = { authorization: token }
    const answer = await page.request.post(`/api/users/${userId}/${path}`, { headers, multipart })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test(
  'the desk checks a couple in by superfast check-in in 11 presses, not counting the register',
  onPhone,
  async ({ page, baseURL, openToday, counter }) => {
    const { booker, booking } = await bookTonight(page, {})
    const partner = { ...newGuest(), name: 'Kabir Sen' }
    const headers = { authorization: booker.token }
    await page.request.post(`/api/booking-partner/${booking.id}/invite-partner`, {
      headers,
      data: { partner: partner.phone },
    })
    await addPapers(page, { token: booker.token, userId: booking.userId })
    const other = await signUpPartner(page, baseURL ?? '', partner)
    await page.request.post(`/api/booking-partner/${booking.id}/accept/${other.userId}`, {
      headers: { authorization: other.token },
    })
    await addPapers(page, other)
    await page.request.post(`/api/user-requests/${booking.id}/checkin/create`, { headers })

    const desk = await openToday()
    await counter.press(rowOf(desk, booking))
    await counter.press(link(desk, 'They are here'))
    for (const what of ['Asha, photo', 'Asha, ID', 'Kabir, photo', 'Kabir, ID']) {
      await counter.press(button(desk, what))
      await counter.press(desk.getByRole('dialog', { name: what }).getByRole('button', { name: 'Matches' }))
    }
    await expect(button(desk, 'Photos and IDs match')).toHaveAttribute('aria-pressed', 'true')
    const register = await writeRegister(desk)
    await counter.press(button(desk, 'Done, hand over the key'))
    await expectKeyGiven(desk)
    expect([counter.presses, register.presses]).toEqual([11, 4])
  },
)

test('a colleague signs in by number in 3 presses and 16 digits', onPhone, async ({ page, counter }) => {
  const phone = (DESK_STAFF.find(({ role }) => role === 'desk')?.phone ?? '').slice('+91'.length)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 13 } })
  await page.goto('/desk/sign-in', { waitUntil: 'networkidle' })
  await counter.press(button(page, 'Sign in with your number'))
  const typed = new PressCounter()
  await typed.type(page.getByLabel('Phone'), phone)
  await counter.press(button(page, 'Get OTP'))
  await page.getByLabel('OTP').waitFor()
  let code = ''
  await expect(async () => void (code = await otpFor(page.request, phone))).toPass()
  await typed.type(page.getByLabel('OTP'), code)
  await counter.press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible()
  expect([counter.presses, typed.typed]).toEqual([3, 16])
})

for (const { until, option, presses } of [
  { until: 'until the slot’s end', option: /^Until .* ends/, presses: 4 },
  { until: 'for two hours', option: /^2 hours/, presses: 4 },
  { until: 'for three hours', option: undefined, presses: 3 },
])
  test(
    `the desk gives a walk-in a room ${until} in ${presses} presses and the name`,
    onPhone,
    async ({ page, openToday, counter }) => {
      await demoDeskHotel(page)
      await moveClockTo(page, '13:05')
      const desk = await openToday()
      await counter.press(link(desk, 'Walk-in'))
      await expect(desk.getByText(/^Price ₹/)).toBeVisible()
      if (option) await counter.choose(desk.getByRole('radio', { name: option }))
      const name = new PressCounter()
      await name.type(desk.getByLabel('Name of the first guest'), 'Suresh Patil')
      await counter.press(button(desk, 'Cash'))
      await counter.press(button(desk, /taken, give key/))
      await expect(desk.getByRole('heading', { name: 'Suresh Patil' })).toBeVisible()
      expect([counter.presses, name.presses]).toEqual([presses, 1])
      await desk.request.post(`/api${new URL(desk.url()).pathname.replace('/walk-in/', '/walk-ins/')}/leave`, {
        data: {},
      })
    },
  )

test(
  'the desk blocks a room for repair until tomorrow noon in 5 presses',
  onPhone,
  async ({ page, openToday, counter }) => {
    await moveClockTo(page, '15:00')
    const desk = await openToday()
    const tomorrow = addDays(istDateOf(await serverNow(page)), 1)
    await counter.press(link(desk, 'Rooms'))
    await counter.press(link(desk, 'Hours'))
    await counter.press(desk.getByRole('button', { name: 'Block', exact: true }))
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Repair' })).toHaveAttribute('aria-pressed', 'true')
    await counter.pick(sheet.getByLabel('Until'), `${tomorrow}T12:00`)
    const blocked = desk.waitForResponse((answer) => answer.url().endsWith('/desk/blocks'))
    await counter.press(sheet.getByRole('button', { name: /^Block/ }))
    const { id, until } = (await (await blocked).json()) as { id: string; until: string }
    expect([counter.presses, until]).toEqual([5, `${tomorrow}T12:00:00+05:30`])
    await desk.request.post(`/api/desk/blocks/${id}/free`)
  },
)

test(
  'a manager sets Saturday’s price for the Evening in 5 presses and 4 digits',
  onPhone,
  async ({ openToday, counter }) => {
    const manager = await openToday('manager')
    await counter.press(link(manager, 'More'))
    await counter.press(link(manager, 'Prices'))
    const saturday = manager.getByRole('button', { name: /^Sat.*, Evening, ₹/ })
    await counter.press(saturday)
    const price = manager.getByLabel('Price, ₹')
    const typed = new PressCounter()
    await price.fill('')
    await typed.type(price, '1999')
    await counter.press(manager.getByRole('button', { name: 'Set', exact: true }))
    await counter.press(manager.getByRole('button', { name: 'Save' }))
    await expect(manager.getByText(/not saved/)).toBeHidden()
    expect([counter.presses, typed.presses, typed.typed]).toEqual([5, 1, 4])
  },
)

test('the desk stops sales in 3 presses', onPhone, async ({ openToday, counter }) => {
  const desk = await openToday()
  await counter.press(link(desk, 'Rooms'))
  await counter.press(link(desk, 'Hours'))
  await counter.press(button(desk, /^Stop selling for/))
  await expect(button(desk, 'Sell again')).toBeVisible()
  expect(counter.presses).toBe(3)
  await button(desk, 'Sell again').click()
  await expect(button(desk, /^Stop selling for/)).toBeVisible()
})

test(
  'the desk hands the shift over in 4 presses and the digits of the cash',
  onPhone,
  async ({ openToday, counter }) => {
    const desk = await openToday()
    const { cash_box: cash } = (await (await desk.request.get('/api/desk/shift')).json()) as Shift
    await counter.press(link(desk, 'More'))
    await counter.press(link(desk, 'Shift'))
    await counter.type(desk.getByLabel('Cash counted, ₹'), String(cash))
    await counter.press(button(desk, /^Hand over/))
    await expect(desk.getByText(/to confirm|confirm/).first()).toBeVisible()
    expect(counter.presses).toBe(4)
  },
)
