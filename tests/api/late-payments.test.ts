import { describe, expect } from 'vitest'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { expectBooksBalance, type Steps } from './booking-steps.ts'
import { bookingTest as test } from './booking-test.ts'
import type { Api } from './start-api.ts'

const FULL_DAY = { checkin: '2026-12-05T12:00:00+05:30', checkout: '2026-12-06T11:00:00+05:30' }

describe('a guest whose hold expired', () => {
  test('a guest whose hold expired books again with the friend’s discount and the same room, before any job ran', async ({
    api,
    hotel,
    steps,
  }) => {
    const friend = await buildGuest(api.db)
    const referred = await buildGuest(api.db, { referred_by: friend.id, credits: 50 })
    const first = (await steps.book(referred, hotel)).body.booking
    expect(first.bill).toMatchObject({ referral_discount: 100, credits: 50 })
    api.clock.advance(16)
    const second = await steps.book(referred, hotel)
    expect(second.body.booking.bill).toMatchObject({ referral_discount: 100, credits: 50 })
    expect((await steps.read(referred, first.id)).status).toBe('expired')
    api.clock.advance(-16)
  })
})

describe('late payments', () => {
  const expire = async ({ api, steps }: { api: Api; steps: Steps }) => {
    api.clock.advance(16)
    await steps.runJob('expire-holds')
  }

  test('a late payment books the same stay again, with its credits, if the room is still free', async ({
    api,
    hotel,
    steps,
  }) => {
    const rich = await buildGuest(api.db, { credits: 100 })
    const { booking } = (await steps.book(rich, hotel)).body
    await expire({ api, steps })
    await steps.press(booking.payment_url)
    expect(await steps.read(rich, booking.id)).toMatchObject({
      status: 'completed',
      refunds: [],
      bill: { credits: 100 },
    })
    expect(await steps.balance(rich)).toBe(0)
    expect(await steps.isAvailable(hotel)).toBe(false)
  })

  test('a late payment is refunded immediately if the room is gone, and the guest is notified', async ({
    api,
    guest,
    hotel,
    steps,
  }) => {
    const { booking } = (await steps.book(guest, hotel)).body
    await expire({ api, steps })
    const rival = await buildGuest(api.db)
    const won = (await steps.book(rival, hotel)).body.booking
    await steps.press(won.payment_url)
    await steps.press(booking.payment_url)
    const lost = await steps.read(guest, booking.id)
    expect(lost).toMatchObject({ status: 'expired', refunds: [{ amount: 1574, status: 'processed' }] })
    expect(lost.refunds[0].reference).toMatch(/^ARN/)
    const gateway = await api.get(`/dev/test-gateway/${booking.payment_url.split('/').at(-1)}`)
    expect(gateway.body.refunds).toMatchObject([{ amount: 1574, status: 'processed' }])
    expect((await steps.messagesTo(guest.phone))[0]).toContain('₹1,574 will be refunded')
    expect((await steps.read(rival, won.id)).status).toBe('completed')
  })

  test('a late payment is refunded if its credits are spent', async ({ api, hotel, steps }) => {
    const rich = await buildGuest(api.db, { credits: 100 })
    const { booking } = (await steps.book(rich, hotel)).body
    await expire({ api, steps })
    await steps.book(rich, hotel, {}, SUNDAY_MORNING)
    expect(await steps.balance(rich)).toBe(0)
    await steps.press(booking.payment_url)
    expect(await steps.read(rich, booking.id)).toMatchObject({
      status: 'expired',
      refunds: [{ amount: 1474, cause: 'too_late' }],
    })
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('a late payment after a failure confirms the booking too, because banks may change the result', async ({
    guest,
    hotel,
    steps,
  }) => {
    const { booking } = (await steps.book(guest, hotel)).body
    await steps.press(booking.payment_url, 'failure')
    await steps.press(booking.payment_url)
    expect((await steps.read(guest, booking.id)).status).toBe('completed')
  })
})

test('a payment for a change of time is refunded after the stay, before any job has cancelled the change', async ({
  api,
  guest,
  hotel,
  steps,
}) => {
  const booking = await steps.paid(guest, hotel)
  const asked = await steps.modify(guest, booking.id, FULL_DAY)
  const ahead = minutesBetween(api.clock.now(), new Date(FULL_DAY.checkout))
  api.clock.advance(ahead)
  await steps.runJob('end-stays')
  await steps.press(asked.body.payment_url)
  await api.worker.drain()
  const kept = await steps.read(guest, booking.id)
  await expectBooksBalance(api)
  api.clock.advance(-ahead)
  expect(kept).toMatchObject({
    checkin_date: SATURDAY_EVENING.checkin,
    status: 'completed',
    refunds: [{ amount: 526, status: 'processed' }],
  })
})
