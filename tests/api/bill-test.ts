import { putClock } from './desk-acts.ts'
import { roomTest } from './room-test.ts'
import type { Answer, Body } from './start-api.ts'

export const AT_9_PM = '2026-12-05T21:00:00+05:30'
export const DINNERS = { kind: 'food', words: 'Dinner', quantity: 2, price: 180 }
export const WATER = { kind: 'water', quantity: 3, price: 20 }

/** Extends the tests of rooms with two guests who are in their room and owe money at the desk. */
export const billTest = roomTest
  .extend('stay', async ({ api, guest, hotel, steps, marks }) => {
    const booking = await steps.paid(guest, hotel, { payAtHotel: true })
    putClock(api, AT_9_PM)
    await marks.arrive(booking.id)
    return { id: booking.id as string, stayDue: booking.bill.pay_at_hotel as number }
  })
  .extend('bill', ({ desk, stay }) => ({
    read: async (): Promise<Body> => (await desk.get(`bookings/${stay.id}/bill`)).body,
    add: (extra: object, key?: string): Promise<Answer> => desk.post(`bookings/${stay.id}/extras`, extra, key),
    correct: (extra: number, more: object = {}, key?: string): Promise<Answer> =>
      desk.post(`bookings/${stay.id}/correct-extra`, { extra, reason: 'One too many', ...more }, key),
    take: (amount: number, method = 'cash'): Promise<Answer> =>
      desk.post(`bookings/${stay.id}/take`, { amount, method }),
  }))

/** Returns a refusal's status and the field that it names. */
export const fieldOf = ({ status, body }: Answer) => [status, body.error?.details?.[0]?.field]
