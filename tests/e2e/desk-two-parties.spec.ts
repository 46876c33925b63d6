/** Uses guests' phones and the desk's phone side by side: two couples never get the same room (decision 0068). */
import { expect, type Browser, type Page } from '@playwright/test'
import type { Cleaning, RoomsNow } from '#contract/desk-cleaning.ts'
import type { DeskBooking } from '#contract/desk.ts'
import type { Hotel } from '#contract/hotels.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { bookThroughCalls, serverNow, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { deskPhone } from './desk-phone.ts'
import { demoDeskHotel, emptyRooms, moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { keepRooms, type KeptRooms } from './keep-rooms.ts'
import { fillRegister } from './register-steps.ts'

const CUSTOM_NIGHT = 2
const EVENING = 3

type House = { hotel: Hotel; desk: Page; keep: (count: number) => Promise<KeptRooms> }

const test = base.extend<{ house: House; other: Page }>({
  /** Opens the demo hotel's desk at 5 PM, when all earlier guests have left. */
  house: async ({ page, browser, baseURL }, provide) => {
    const hotel = await demoDeskHotel(page)
    await moveClockTo(page, '17:00')
    const desk = await deskPhone(browser, baseURL ?? '')
    await emptyRooms(desk)
    const kept: KeptRooms[] = []
    const keep = async (count: number) => {
      const rooms = await keepRooms(desk, count)
      kept.push(rooms)
      return rooms
    }
    await provide({ hotel, desk, keep })
    for (const { freeAll } of kept) await freeAll()
    await desk.context().close()
  },
  other: async ({ browser, baseURL }, provide) => {
    const guest = await guestsPhone(browser, baseURL ?? '')
    await provide(guest)
    await guest.context().close()
  },
})

// The site refuses the desk a room with other guests in it, and refuses a guest a room that is sold.
test.use({ expectedFaults: [/409/] })

async function guestsPhone(browser: Browser, origin: string): Promise<Page> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ baseURL: origin, viewport, locale: 'en-IN', reducedMotion: 'reduce' })
  return context.newPage()
}

const bookerOn = async (page: Page, name: string): Promise<Booker> => ({
  page,
  token: await signedIn(page, { ...newGuest(), name }),
})

const readAtDesk = async (desk: Page, id: string): Promise<DeskBooking> =>
  (await (await desk.request.get(`/api/desk/bookings/${id}`)).json()) as DeskBooking

const roomOf = async (desk: Page, id: string): Promise<string | undefined> => (await readAtDesk(desk, id)).rooms[0]

/** Opens the hotel's page for tonight's Custom Night, as a guest. */
async function lookAtCustomNight(page: Page, { slug }: Hotel): Promise<void> {
  await page.goto(`/hotel/${slug}?checkin=${istDateOf(await serverNow(page))}&slot=${CUSTOM_NIGHT}`)
}

async function handKeyOver(desk: Page, room: string | undefined): Promise<void> {
  await desk.getByRole('button', { name: 'I saw the originals' }).click()
  await fillRegister(desk)
  await desk.getByRole('button', { name: 'Done, hand over the key' }).click()
  await expect(desk.getByText(`Key ${room} is with them`)).toBeVisible()
}

/** Expects that the desk shows these guests in these rooms. */
async function expectInRooms(desk: Page, names: Record<string, string>): Promise<void> {
  const { rooms } = (await (await desk.request.get('/api/desk/rooms-now')).json()) as RoomsNow
  const inside = rooms.flatMap(({ number, party }) => (party?.first_name ? [[number, party.first_name]] : []))
  expect(inside).toEqual(expect.arrayContaining(Object.entries(names)))
}

/** Marks the room of guests who have left as clean. */
async function markClean(desk: Page, number: string | undefined): Promise<void> {
  const { to_clean: rooms } = (await (await desk.request.get('/api/desk/cleaning')).json()) as Cleaning
  const room = rooms.find((one) => one.number === number)
  if (room) await desk.request.post(`/api/desk/cleaning/${room.id}/clean`)
}

test(
  'early guests keep their room from a guest on the site and from a walk-in, and give it back when they leave',
  { tag: '@once' },
  async ({ page, other, house: { hotel, desk, keep } }) => {
    const { rooms } = await keep(2)
    const asha = await bookerOn(page, 'Asha Rao')
    const kavya = await bookerOn(other, 'Kavya Iyer')
    const early = await bookThroughCalls(asha, hotel, { slot: EVENING, inDays: 0, more: { name: 'Asha Rao' } })
    const room = await roomOf(desk, early.id)
    const spare = rooms.find((number) => number !== room)
    await moveClockTo(page, '18:02')

    await test.step('the desk checks early guests in three hours early', async () => {
      await desk.goto(DESK.greet(early.id))
      await handKeyOver(desk, room)
      await page.goto('/my-bookings')
      await expect(page.getByRole('article', { name: `Booking ${early.short_id}` })).toContainText('You checked in at')
    })

    let between = ''
    await test.step('the site sells the hours before their slot only in the other room', async () => {
      await lookAtCustomNight(other, hotel)
      await expect(other.getByRole('link', { name: 'Book Now' }).filter({ visible: true })).toBeVisible()
      const booking = await bookThroughCalls(kavya, hotel, {
        slot: CUSTOM_NIGHT,
        inDays: 0,
        more: { name: 'Kavya Iyer' },
      })
      between = booking.id
      expect(await roomOf(desk, between)).toBe(spare)
      await lookAtCustomNight(other, hotel)
      await expect(other.getByText(/^Custom Night on .* is sold out\.$/)).toBeVisible()
      await expectSoundPage(other)
    })

    await test.step('a walk-in who would take any room gets none', async () => {
      await desk.goto(DESK.takeWalkIn)
      await expect(desk.getByText('No room is free now')).toBeVisible()
      await expect(desk.getByRole('button', { name: /^Give key/ })).toBeDisabled()
      await expectSoundPage(desk)
    })

    await test.step('guests who leave early give their room to the next walk-in', async () => {
      await desk.goto(DESK.greet(between))
      await handKeyOver(desk, spare)
      await moveClockTo(page, '19:00')
      await desk.goto(DESK.booking(between))
      await desk.getByRole('button', { name: 'They have left' }).click()
      await expect(desk.getByText(/^They left at/)).toBeVisible()
      await markClean(desk, spare)
      await desk.goto(DESK.takeWalkIn)
      await desk.getByRole('radio', { name: /^A time/ }).check({ force: true })
      await desk.getByLabel('They leave at').selectOption({ label: '8:30 PM' })
      await desk.getByLabel('Name of the first guest').fill('Suresh Patil')
      await desk.getByRole('button', { name: 'Later' }).click()
      await desk.getByRole('button', { name: `Give key ${spare}` }).click()
      await expect(desk.getByRole('heading', { name: 'Suresh Patil' })).toBeVisible()
      await expectInRooms(desk, { [room ?? '']: 'Asha', [spare ?? '']: 'Suresh' })
    })
  },
)

test(
  'the next guests never get a room whose guests have not left, but a different room as soon as one is free',
  { tag: ['@once', '@long'] },
  async ({ page, other, house: { hotel, desk, keep } }) => {
    const { rooms, freeOneMore } = await keep(1)
    const [room = ''] = rooms
    const first = await bookerOn(page, 'Kavya Iyer')
    const next = await bookerOn(other, 'Meera Shah')
    const early = await bookThroughCalls(first, hotel, { slot: CUSTOM_NIGHT, inDays: 0, more: { name: 'Kavya Iyer' } })
    const night = await bookThroughCalls(next, hotel, { slot: EVENING, inDays: 0, more: { name: 'Meera Shah' } })
    expect([await roomOf(desk, early.id), await roomOf(desk, night.id)]).toEqual([room, room])
    await moveClockTo(page, '18:05')
    await desk.goto(DESK.greet(early.id))
    await handKeyOver(desk, room)

    const expectNotFree = async () => {
      await desk.goto(DESK.greet(night.id))
      await expect(desk.getByText(`Room ${room} is not free yet`)).toBeVisible()
      await expect(desk.getByText(`The guests of ${early.short_id} are marked as here.`)).toBeVisible()
      await expect(desk.getByRole('button', { name: 'Done, hand over the key' })).toContainText(
        'First give them a free room',
      )
      const answer = await desk.request.post(`/api/desk/bookings/${night.id}/arrive`, { data: { ids: 'originals' } })
      expect([answer.status(), (await answer.json()).error.code]).toEqual([409, 'ROOM_STILL_IN_USE'])
      await expectInRooms(desk, { [room]: 'Kavya' })
    }
    await test.step('two bookings cannot be checked in to the same room', async () => {
      await moveClockTo(page, '18:40')
      await expectNotFree()
      await expectSoundPage(desk)
    })

    await test.step('guests who stay too long keep the room, and the desk reads who is waiting for it', async () => {
      await moveClockTo(page, '21:16')
      await page.request.post('/api/dev/jobs/keep-rooms-of-staying-on')
      await expectNotFree()
      await desk.goto(DESK.today)
      const box = desk.getByRole('region', { name: /should be empty$/ })
      await expect(box.getByRole('listitem').filter({ hasText: 'Kavya' })).toContainText(night.short_id)
      await expectSoundPage(desk)
    })

    await test.step('the next guests automatically get a different free room', async () => {
      const spare = await freeOneMore()
      await page.request.post('/api/dev/jobs/keep-rooms-of-staying-on')
      await desk.goto(DESK.greet(night.id))
      await expect(desk.getByText(`Room ${spare}`, { exact: true })).toBeVisible()
      await handKeyOver(desk, spare)
      await expectInRooms(desk, { [room]: 'Kavya', [spare]: 'Meera' })
      await other.goto('/my-bookings')
      await expect(other.getByRole('article', { name: `Booking ${night.short_id}` })).toContainText('You checked in at')
    })
  },
)
